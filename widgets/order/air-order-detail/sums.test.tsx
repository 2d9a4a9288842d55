import { expect, it } from 'vitest';
import { changed } from '#tests/support/given/changed-order.ts';
import { bookOrder } from '#tests/support/orders/book-order.ts';
import { mountWidget } from '#tests/support/page/mount-widget.tsx';

const personal = '13800000010';
const open = async (change: Parameters<typeof changed>[0]) => {
  const { orderId } = await bookOrder({ as: personal });
  return await mountWidget('air-order-detail', { as: personal, props: { id: orderId }, fetch: changed(change) });
};

it.each([
  ['that has more than the ticket in it', 0, 1],
  ['of the booking no more beside a changed ticket', 1, 0],
])('names the sum of a passenger %s', async (_, changeNo, shown) => {
  const { screen } = await open((data) => {
    Object.assign((data['psgList'] as object[])[0]!, { salePrice: '3210' });
    Object.assign((data['psgFlightList'] as object[])[0]!, { changeNo });
  });
  await screen.findByText('陈佳宁', { selector: 'td b' });
  expect(screen.queryAllByText('下单时合计 ¥3,210.00')).toHaveLength(shown);
});

it('an order that waits for its tickets names the telephone; a refusal is no success, a payment no price to pay', async () => {
  const payment = { payer: 'personal', method: 'alipay', amount: '850', returned: '0', status: 'paid', tradeNo: '1' };
  const time = '2026-11-26 10:00:00';
  const { screen, root } = await open((data) =>
    Object.assign(data, {
      status: 7,
      actions: [],
      payments: [{ ...payment, time }],
      timeline: ['出票中', '出票失败', '支付成功'].map((title) => ({ title, time, detail: '' })),
    }),
  );
  await screen.findByRole('link', { name: /联系客服 400-000-6060/ });
  expect((await screen.findByText('出票失败')).closest('li')?.className).toBe('is-warn');
  expect(root.querySelector('.t-sum--total .t-price')?.className).toContain('t-price--ink');
});
