import { expect, it } from 'vitest';
import { bookTrain, ticketTrain } from '#tests/support/orders/order-train.ts';
import { mountWidget } from '#tests/support/page/mount-widget.tsx';

const personal = '13800000010';

/** The page after the payment of an order that is over; `state`: of its tickets. */
async function openOver(state: string) {
  const { orderNo } = await bookTrain({ as: personal });
  const over: typeof fetch = async (input, init) => {
    const response = await fetch(input, init);
    if (!String(input).endsWith('/train/orderDetail')) return response;
    const answer = (await response.json()) as { data: { tickets: object[] } };
    const tickets = answer.data.tickets.map((ticket) => ({ ...ticket, state }));
    Object.assign(answer.data, { status: 6, actions: [], tickets });
    return Response.json(answer);
  };
  const { screen, root } = await mountWidget('train-order-finish', {
    as: personal,
    fetch: over,
    props: { orderId: orderNo },
  });
  const heading = await screen.findByRole('heading', { level: 1 });
  return { heading: heading.textContent, root };
}

it('an order that was given back since is not one without tickets', async () => {
  const { heading, root } = await openOver('refunded');
  expect(heading).toBe('已退款');
  expect(root.textContent).not.toContain('出票失败');
  // Nothing was paid in this one: no empty box of payments.
  expect([...root.querySelectorAll('.pf__parts')].filter(({ textContent }) => !textContent)).toEqual([]);
  expect(root.textContent).not.toMatch(/支付（/);
});

it('one without tickets says so, and that the money is back', async () => {
  const { heading, root } = await openOver('void');
  expect(heading).toBe('出票失败，已退款');
  expect(root.textContent).toContain('铁路未能出票，款项已按原支付方式全额退回');
});

it('of tickets shows each seat with its traveller, the cost of giving back by time, and prints them', async () => {
  const { orderNo } = await ticketTrain({ as: personal });
  const { screen } = await mountWidget('train-order-finish', { as: personal, props: { orderId: orderNo } });
  await screen.findByRole('heading', { level: 1, name: '订单支付成功' });
  const seat = screen.getByText(/^\d\d车 ?\d+[A-Z\d]*号$/);
  expect(seat.closest('.pf__fact')?.querySelector('dt')?.textContent).toBe('林知远');
  expect(screen.getByText('退票').nextElementSibling?.textContent).toMatch(/^\d\d-\d\d \d\d:\d\d 前.*，之后/);
  screen.getByText('每张可改 1 次，开车前在订单详情办理');
  screen.getByRole('button', { name: '打印行程单' });
});
