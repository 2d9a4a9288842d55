import { expect, it } from 'vitest';
import { bookTrain } from '#tests/support/orders/order-train.ts';
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
  expect(root.querySelector('.pf__parts')).toBeNull();
});

it('one without tickets says so, and that the money is back', async () => {
  const { heading, root } = await openOver('void');
  expect(heading).toBe('出票失败，已退款');
  expect(root.textContent).toContain('铁路未能出票，款项已按原支付方式全额退回');
});
