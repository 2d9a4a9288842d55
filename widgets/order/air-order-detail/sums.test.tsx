import { expect, it } from 'vitest';
import type { AirOrder } from '#contract/order.ts';
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
  expect(screen.queryAllByText('下单时全程合计 ¥3,210.00')).toHaveLength(shown);
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

it('the flight whose tickets are all refunded stands struck below the one that is flown, each with its people', async () => {
  const { root, screen } = await open((data) => {
    const order = data as unknown as AirOrder;
    const [flight] = order.flightList;
    const [ticket] = order.psgFlightList;
    const [person] = order.psgList;
    if (!flight || !ticket || !person) return;
    Object.assign(order, { status: 2, actions: [] });
    order.flightList = [
      { ...flight, flightNo: 'CA1503' },
      { ...flight, flightNo: 'CA1501', changeNo: 1 },
    ];
    order.psgList = [person, { ...person, id: 'other', name: '顾晚晴' }];
    order.psgFlightList = [
      { ...ticket, changeNo: 1, ticketStatus: 'OPEN FOR USE' },
      { ...ticket, psgId: 'other', ticketStatus: 'REFUNDED' },
    ];
  });
  await screen.findByRole('heading', { name: '部分退票' });
  // The flight that nobody flies comes in a file of its own.
  await screen.findByText(/CA1503/);
  const rows = [...root.querySelectorAll('.od-it__r')];
  expect(rows.map((row) => row.textContent.includes('改签后'))).toEqual([true, false]);
  expect(rows[0]?.textContent).toContain('CA1501 陈佳宁');
  expect(rows[1]?.querySelector('s')?.textContent).toContain('CA1503');
  expect(rows[1]?.textContent).toMatch(/^已退票.*顾晚晴$/);
});

it('an order under approval says both parts of its sum, and its head stands above the approval', async () => {
  const { root, screen } = await open((data) =>
    Object.assign(data, {
      status: 12,
      actions: [],
      split: { company: '600', personal: '250' },
      ofCompany: {
        approval: {
          kind: 'order',
          state: 'running',
          caseNo: 'SQ2612010001',
          why: ['over'],
          untilMs: Date.now() + 3_600_000,
          askedAt: '2026-11-26 10:00:00',
          comment: '',
        },
      },
    }),
  );
  await screen.findByText('¥600.00 · 个人 ¥250.00');
  expect(root.querySelector('.t-sum--total')?.textContent).toContain('应付');
  const card = await screen.findByRole('heading', { name: '订单审批' });
  const status = screen.getByRole('heading', { name: '待审批' });
  expect(status.compareDocumentPosition(card) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});
