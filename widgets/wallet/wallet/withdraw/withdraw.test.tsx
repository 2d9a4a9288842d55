import { within } from '@testing-library/dom';
import { describe, expect, test } from 'vitest';
import { passwordHash } from '#parts/login/password-hash.ts';
import { answering, bankCard, walletAccount, withdrawQuote } from '#tests/support/given/wallet-answers.ts';
import { fireEvent, mountWidget, waitFor } from '#tests/support/page/mount-widget.tsx';

const cards = { cards: [bankCard], max: 5, holder: '周砚清', banks: [] };
const withdrawal = {
  id: 'TX1',
  at: '2026-09-16 11:02:00',
  amount: '1190',
  fee: '1.19',
  net: '1188.81',
  cardId: 'YK1',
  bankName: '招商银行',
  last4: '5678',
  state: 'processing',
  reason: '',
  arriveBy: '2026-09-17',
  steps: [
    { state: 'applied', at: '2026-09-16 11:02:00' },
    { state: 'processing', at: '2026-09-16 11:32:00' },
    { state: 'paid', at: '' },
  ],
};
const answers = {
  '/account/AppAccount': walletAccount,
  '/wallet/withdraw/quote': withdrawQuote,
  '/bank/appNewBankViewListServelet': cards,
  '/wallet/withdraw/apply': withdrawal,
  '/wallet/withdraw/list': { rows: [withdrawal], total: 1, next: null, sums: { amount: '1190', fee: '1.19' } },
};

async function open(
  changes: Record<string, unknown> = {},
  address = '/myCenter/wallet?view=withdraw',
  as = '13800000010',
) {
  const { fetch, sent } = answering({ ...answers, ...changes });
  return { ...(await mountWidget('wallet', { as, address, fetch })), sent };
}
type Opened = Awaited<ReturnType<typeof open>>;
const amountOf = ({ screen }: Opened) => screen.findByRole<HTMLInputElement>('textbox', { name: /提现金额/ });
const save = ({ screen }: Opened) => fireEvent.click(screen.getByRole('button', { name: '确认提现' }));
const applied = ({ sent }: Opened) => sent.filter(({ path }) => path === '/wallet/withdraw/apply');

describe('a withdrawal', () => {
  test('shows fee, net, arrival and limits before the pay password, then leads to its tracker', async () => {
    const opened = await open();
    const { screen, root, type } = opened;
    const amount = await amountOf(opened);
    fireEvent.click(screen.getByRole('button', { name: '全部提现' }));
    await waitFor(() => expect(amount.value).toBe('12846.5'));
    const terms = root.querySelector('.wl__terms') as HTMLElement;
    await waitFor(() => expect(terms.textContent).toContain('实际到账¥12,833.65'));
    expect(terms.textContent).toContain('手续费¥12.85，按金额的 0.1% 收取，最低 ¥1.00，最高 ¥25.00');
    expect(terms.textContent).toContain('预计到账09-17 周四 24:00 前');
    expect(terms.textContent).toContain(
      '单次 ¥10.00 至 ¥50,000.00；每日 3 次，合计 ¥100,000.00；今日还可提现 2 次、¥100,000.00',
    );
    type(screen.getByLabelText(/支付密码/), '135790');
    save(opened);
    await screen.findByRole('dialog', { name: '提现进度' });
    const { fields } = applied(opened)[0]!;
    expect(['cardId', 'amount', 'fee', 'payPassword'].map((name) => fields.get(name))).toEqual([
      'YK1',
      '12846.50',
      '12.85',
      passwordHash('135790'),
    ]);
    expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain('135790');
  });

  test.each([
    ['', '请输入金额'],
    ['0', '单次提现不能少于 ¥10.00'],
    ['-5', '请输入正确的金额，最多两位小数'],
    ['10.123', '请输入正确的金额，最多两位小数'],
    ['1e9', '请输入正确的金额，最多两位小数'],
    ['999999999', '单次提现不能超过 ¥50,000.00'],
    ['９．９９', '单次提现不能少于 ¥10.00'],
    ['12846.51', '钱包可用余额 ¥12,846.50，不足以提现该金额'],
  ])('of "%s" is refused in words and sends nothing', async (text, error) => {
    const opened = await open();
    opened.type(await amountOf(opened), text);
    opened.type(opened.screen.getByLabelText(/支付密码/), '135790');
    save(opened);
    await opened.screen.findByText(error);
    expect(applied(opened)).toEqual([]);
  });

  test('of full-width figures is one of that amount', async () => {
    const opened = await open();
    opened.type(await amountOf(opened), '１，０００');
    opened.type(opened.screen.getByLabelText(/支付密码/), '１３５７９０');
    save(opened);
    await waitFor(() => expect(applied(opened)[0]?.fields.get('amount')).toBe('1000'));
    expect(applied(opened)[0]?.fields.get('payPassword')).toBe(passwordHash('135790'));
  });

  test('with a wrong pay password says so at the field, which is empty then', async () => {
    const wrong = { ret: 400, msg: '支付密码不正确，还可尝试 4 次', data: { field: 'payPassword' } };
    const opened = await open({ '/wallet/withdraw/apply': wrong });
    opened.type(await amountOf(opened), '1000');
    const password = opened.screen.getByLabelText<HTMLInputElement>(/支付密码/);
    opened.type(password, '000000');
    save(opened);
    await opened.screen.findByText('支付密码不正确，还可尝试 4 次');
    await waitFor(() => expect([password.value, password.getAttribute('aria-invalid')]).toEqual(['', 'true']));
    expect(opened.screen.getByRole('link', { name: '忘记支付密码？' })).toBeTruthy();
  });

  test('with a locked pay password says until when, and leads to a reset, which ends the lock', async () => {
    const locked = { ret: 423, msg: '支付密码已锁定，请 15 分钟后再试', data: { retryAfter: 900 } };
    const opened = await open({ '/wallet/withdraw/apply': locked });
    opened.type(await amountOf(opened), '1000');
    opened.type(opened.screen.getByLabelText(/支付密码/), '135790');
    save(opened);
    await opened.screen.findByText('支付密码已锁定，请 15 分钟后再试');
    expect(opened.screen.getByRole('link', { name: '忘记支付密码？' }).getAttribute('href')).toContain('by=sms');
  });

  test('after a lock says how long it lasts before the password is typed again', async () => {
    const opened = await open({
      '/member/isPayPwdSetup': { isSetup: true, retryAfter: 600, mobilePhone: '138****0010' },
    });
    const line = await opened.screen.findByText(/解锁剩余/);
    expect(line.closest('.t-alert')?.textContent).toMatch(/(10分00|09分5\d)秒/);
  });

  test('whose fee has changed meanwhile says so, and reads the terms again', async () => {
    const changed = { ret: 409, msg: '手续费现为 ¥2.00，请核对后再提交', data: { kind: 'feeChanged' } };
    const opened = await open({ '/wallet/withdraw/apply': changed });
    opened.type(await amountOf(opened), '1000');
    opened.type(opened.screen.getByLabelText(/支付密码/), '135790');
    save(opened);
    await opened.screen.findByText('手续费现为 ¥2.00，请核对后再提交');
    await waitFor(() => expect(opened.sent.filter(({ path }) => path === '/wallet/withdraw/quote')).toHaveLength(2));
  });

  test('asks whether it shall leave where the application has no pay password', async () => {
    const opened = await open({ '/account/AppAccount': { ...walletAccount, payPassword: 'none' } });
    opened.type(await amountOf(opened), '1000');
    expect(opened.screen.queryByLabelText(/支付密码/)).toBeNull();
    save(opened);
    const question = await opened.screen.findByRole('dialog', { name: '确认提现' });
    expect(question.textContent).toContain('提现 ¥1,000.00 到招商银行（5678），实际到账 ¥999.00');
    expect(applied(opened)).toEqual([]);
    fireEvent.click(within(question).getByRole('button', { name: '确认提现' }));
    await waitFor(() => expect(applied(opened)).toHaveLength(1));
    expect(applied(opened)[0]?.fields.has('payPassword')).toBe(false);
  });

  test.each([
    ['without a card', { '/bank/appNewBankViewListServelet': { ...cards, cards: [] } }, '还没有可以提现的银行卡'],
    [
      'with too little money',
      { '/wallet/withdraw/quote': { ...withdrawQuote, available: '3' } },
      '可用余额 ¥3.00，满 ¥10.00 才能提现',
    ],
    [
      'after the third of a day',
      { '/wallet/withdraw/quote': { ...withdrawQuote, limits: { ...withdrawQuote.limits, timesLeft: 0 } } },
      '今日已提现 3 次，请明天再试',
    ],
    [
      'without a pay password',
      { '/account/AppAccount': { ...walletAccount, payPassword: 'unset' } },
      '您还没有支付密码，设置后即可提现和转账',
    ],
    [
      'as a child member',
      { '/account/AppAccount': { ...walletAccount, mayMove: false } },
      '家庭子会员只能查看，不能动用家庭钱包的资金',
    ],
  ])('is not offered %s, with the reason', async (_name, changes, text) => {
    const { screen } = await open(changes);
    await screen.findByText(text);
    expect(screen.queryByRole('textbox')).toBeNull();
  });
});

describe('the list of withdrawals', () => {
  const address = '/myCenter/wallet?view=withdrawals';

  test('is only looked at without the right to move money', async () => {
    const { screen } = await open({}, address, '13800000021');
    await screen.findByRole('button', { name: '进度' });
    expect(screen.queryByRole('button', { name: '提现' })).toBeNull();
  });

  test('opens the tracker of one, with each step and its moment', async () => {
    const { screen } = await open({}, address);
    fireEvent.click(await screen.findByRole('button', { name: '进度' }));
    const dialog = await screen.findByRole('dialog', { name: '提现进度' });
    expect(location.search).toContain('no=TX1');
    const steps = within(dialog).getAllByRole('listitem');
    expect(steps.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/提交申请.*09-16 11:02$/),
      expect.stringMatching(/审核.*09-16 11:32$/),
      expect.stringMatching(/^银行打款$/),
      expect.stringMatching(/^到账 预计到账 09-17 周四 24:00 前$/),
    ]);
    expect(steps[2]?.getAttribute('aria-current')).toBe('step');
  });

  test('has the focus at its heading after a tracker that the address has opened', async () => {
    const { screen, root } = await open({}, `${address}&no=TX1`);
    const dialog = await screen.findByRole('dialog', { name: '提现进度' });
    fireEvent.click(within(dialog).getByRole('button', { name: '关闭' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect((root.getRootNode() as ShadowRoot).activeElement).toBe(screen.getByRole('heading', { level: 1 }));
  });

  test('shows the reason of one that the bank has sent back', async () => {
    const reason = '收款银行退回：该卡不能收款。款项与手续费已退回钱包，请换一张银行卡';
    const back = { ...withdrawal, state: 'refused', reason };
    const { screen } = await open({ '/wallet/withdraw/list': { rows: [back], total: 1, next: null } }, address);
    const row = (await screen.findByText(reason)).closest('tr') as HTMLElement;
    expect(within(row).getByText('已退回').className).toContain('t-dot--bad');
  });

  test('is filtered by state', async () => {
    const opened = await open({}, address);
    fireEvent.click(await opened.screen.findByRole('button', { name: '打款中' }));
    await waitFor(() => expect(location.search).toBe('?view=withdrawals&state=processing'));
    await waitFor(() => expect(opened.sent.at(-1)?.fields.get('state')).toBe('processing'));
  });

  test('of a wallet shows the one under way over the movements', async () => {
    const { screen, events } = await open({}, '/myCenter/wallet');
    const card = await screen.findByRole('region', { name: '提现' });
    expect(card.textContent).toContain('提现 ¥1,190.00招商银行（5678） · 手续费 ¥1.19');
    fireEvent.click(within(card).getByRole('link', { name: '查看进度' }));
    await waitFor(() => expect(events.at(-1)?.detail).toMatchObject({ name: 'my_wallet' }));
    await screen.findByRole('dialog', { name: '提现进度' });
  });
});
