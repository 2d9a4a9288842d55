import { waitFor } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { answering, bankCard, walletAccount, withdrawQuote } from '#tests/support/given/wallet-answers.ts';
import { mountWidget } from '#tests/support/page/mount-widget.tsx';

const answers = {
  '/account/AppAccount': walletAccount,
  '/wallet/withdraw/quote': withdrawQuote,
  '/bank/appNewBankViewListServelet': { cards: [bankCard], max: 5, holder: '周砚清', banks: [] },
  '/member/isPayPwdSetup': { isSetup: true, retryAfter: 0, mobilePhone: '138****0010' },
};

test.each([
  ['a withdrawal', '/myCenter/wallet?view=withdraw', 1],
  ['a transfer of rewards', '/myCenter/rewards_transferred_out', 1],
  ['a transfer into 天航宝', '/myCenter/tianhanbao_detail?move=in', 1],
  ['a transfer out of 天航宝', '/myCenter/tianhanbao_detail?move=out', 1],
  ['a new payment code', '/myCenter/pay_authorization_code?show=new', 1],
  ['a change of the pay password', '/myCenter/wallet?view=payPassword', 3],
])('the pay password of %s is typed into six boxes', async (_what, address, count) => {
  const { fetch } = answering(answers);
  const { root } = await mountWidget('wallet', { as: '13800000010', address, fetch });
  await waitFor(() => expect(root.querySelectorAll('input[type=password]')).toHaveLength(count));
  for (const field of root.querySelectorAll('input[type=password]'))
    expect(field.closest('.t-pin')?.querySelectorAll('i')).toHaveLength(6);
});
