import { expect, it } from 'vitest';
import { renderWorded } from '#tests/support/page/render-worded.tsx';
import { orderTexts } from '../texts.ts';
import { Shares } from './Shares.tsx';
import { PaidSums } from './tickets/PaidSums.tsx';
import { saleTexts } from './words/sale-texts.ts';

it('shows one sum for an order and the difference of its change that were paid by one method', () => {
  const paid = { payer: 'personal', method: 'alipay' } as const;
  const { root } = renderWorded(
    <Shares
      shares={[
        { ...paid, amount: '100' },
        { payer: 'company', method: 'creditPay', amount: '50.5' },
        { ...paid, amount: '20' },
      ]}
      t={saleTexts}
    />,
  );
  expect([...root.children].map(({ textContent }) => textContent)).toEqual([
    '原路退回 个人支付宝¥120.00',
    '原路退回 公司授信¥50.50',
  ]);
});

it.each([
  [0, /^应付.*公司¥3,260\.00 · 个人 ¥1,970\.00$/],
  [12, /^应付.*公司¥3,260\.00 · 个人 ¥1,970\.00$/],
  [5, /^实付\D*0(\.00)?$/],
])('an order in state %i that nobody has paid says what is due, or that nothing was paid', (status, said) => {
  const order = {
    status,
    actions: ['cancel'],
    total: '5230',
    returned: '0',
    split: { company: '3260', personal: '1970' },
    payments: [],
  };
  expect(renderWorded(<PaidSums texts={orderTexts} order={order} />).root.textContent).toMatch(said);
});
