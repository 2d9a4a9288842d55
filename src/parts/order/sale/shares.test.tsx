import { expect, it } from 'vitest';
import { renderWorded } from '#tests/support/page/render-worded.tsx';
import type { OrderRow } from '#contract/order-list.ts';
import { Money } from '../OrderSections.tsx';
import { moneyNotes, NetPrice } from '../tab/money.tsx';
import { Travellers } from '../tab/Named.tsx';
import { tabTexts } from '../tab/texts.ts';
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
    split: { company: '3260', personal: '1970' },
    payments: [],
  };
  expect(renderWorded(<PaidSums texts={orderTexts} order={order} />).root.textContent).toMatch(said);
});

it.each([
  [
    'that is partly refunded says what is left',
    [
      { method: 'weChatPay', amount: '1980', returned: '723', status: 'refunded' },
      { method: 'tianHangPay', amount: '304', returned: '0', status: 'paid' },
    ],
    '已付 微信 · 11-30 06:21¥1,980.00已付 钱包 · 11-30 06:21¥304.00已退 微信−¥723.00净支出¥1,561.00',
  ],
  [
    'whose money is on its way back says so',
    [{ method: 'alipay', amount: '504', returned: '504', status: 'refunding' }],
    '已付 支付宝 · 11-30 06:21¥504.00待退−¥504.00净支出¥0.00',
  ],
  [
    'that is paid has one sum',
    [{ method: 'alipay', amount: '504', returned: '0', status: 'paid' }],
    '已付 支付宝 · 11-30 06:21¥504.00实付¥504.00',
  ],
] as const)('the money of an order %s', (_, parts, said) => {
  const payments = parts.map((part, at) => ({
    ...part,
    payer: 'personal' as const,
    time: '2026-11-30 06:21:00',
    tradeNo: String(at),
  }));
  const { root } = renderWorded(
    <Money texts={orderTexts} payments={payments} total="0" isOpen={false} isDue={false} />,
  );
  expect(root.textContent).toBe(said);
});

it('an order of which a part is paid asks for the rest', () => {
  const company = { method: 'creditPay', payer: 'company', amount: '3260', returned: '0', status: 'paid' } as const;
  const { root } = renderWorded(
    <Money
      texts={orderTexts}
      payments={[{ ...company, time: '2026-11-30 06:21:00', tradeNo: '1' }]}
      total="5230"
      isOpen
      isDue
    />,
  );
  expect(root.textContent).toBe('已付 公司授信 · 11-30 06:21¥3,260.00应付¥1,970.00');
});

it('an order in the list has the sum that is left, and names those whose tickets are refunded', () => {
  const order = {
    status: 2,
    total: '2284',
    returned: '723',
    kept: '0',
    psgNames: ['沈知行', '顾晚晴'],
    refundedNames: ['顾晚晴'],
  } as unknown as OrderRow;
  const { root } = renderWorded(
    <>
      <NetPrice order={order} texts={tabTexts} />
      <Travellers order={order} pause="、" />
    </>,
  );
  expect(root.textContent).toBe('净支出 ¥1,561.00沈知行、顾晚晴 已退票');
  expect([...root.querySelectorAll('.t-3')].at(-1)?.textContent).toBe('顾晚晴 已退票');
  expect(moneyNotes(order, tabTexts)).toEqual(['订单金额 ¥2,284', '退款 −¥723']);
  expect(moneyNotes({ ...order, totalExchangePrice: '386' }, tabTexts, '含改签', ['含保险 ¥60'])).toEqual([
    '订单金额 ¥2,284',
    '含改签 ¥386',
    '退款 −¥723',
  ]);
  const whole = { ...order, returned: '0', totalExchangePrice: '-20' };
  expect(moneyNotes(whole, tabTexts, '含改签', ['含保险 ¥60'])).toEqual(['含改签 −¥20', '含保险 ¥60']);
  const half = { ...order, status: 0, returned: '0', due: '284' };
  expect(renderWorded(<NetPrice texts={tabTexts} order={half} />).root.textContent).toBe('¥284.00');
  expect(moneyNotes(half, tabTexts)).toEqual(['订单金额 ¥2,284', '已付 −¥2,000']);
});

it('an order in the list whose change is to be paid has the sum of that payment, and its own below', () => {
  const order = {
    status: 2,
    total: '770',
    returned: '0',
    kept: '0',
    totalExchangePrice: '0',
    dueChange: 'G1',
    due: '270',
  } as unknown as OrderRow;
  const shown = (more: object = {}) =>
    renderWorded(<NetPrice texts={tabTexts} order={{ ...order, ...more }} />).root.textContent;
  expect([shown(), moneyNotes(order, tabTexts)]).toEqual(['应付差价 ¥270.00', ['订单金额 ¥770']]);
  expect(moneyNotes({ ...order, returned: '70' }, tabTexts)).toEqual(['订单金额 ¥770', '退款 −¥70']);
  // Of a change from before its sum was kept.
  expect(shown({ due: undefined })).toBe('¥770.00');
});
