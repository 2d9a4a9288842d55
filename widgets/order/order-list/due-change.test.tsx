import { within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { showOrderNo } from '#domain/order/order-number.ts';
import { bookOrder } from '#tests/support/orders/book-order.ts';
import { iconArrow, iconSwap } from '#parts/product/icons.ts';
import { fireEvent, mountWidget, waitFor } from '#tests/support/page/mount-widget.tsx';

const personal = '13800000040';

test('a change that waits for its payment says so in the list of orders, and leads to it', async () => {
  const { orderId, orderNo } = await bookOrder({ as: personal });
  const due: typeof fetch = async (input, init) => {
    const response = await fetch(input, init);
    if (!String(input).endsWith('/order/list')) return response;
    const answer = await response.json();
    for (const row of answer.data.rows)
      if (row.orderId === orderId) Object.assign(row, { status: 11, dueChange: 'G1' });
    return Response.json(answer);
  };
  const { screen, events } = await mountWidget('order-list', { as: personal, address: '/order/list', fetch: due });
  const name = new RegExp(`^订单 ${showOrderNo(orderNo)} `);
  const card = within(await screen.findByRole('article', { name }));
  expect(card.getByText('待支付差价')).toBeTruthy();
  expect(card.getByRole('timer')).toBeTruthy();
  fireEvent.click(card.getByRole('button', { name: '去支付' }));
  await waitFor(() =>
    expect(events.at(-1)?.detail).toMatchObject({ path: '/pay/order/G1?businessType=changeTicket&from=orders' }),
  );
});

type Leg = { triptype: number; orgcityname: string; dstcityname: string };
const turned = (leg: Leg): Leg => ({
  ...leg,
  triptype: 2,
  orgcityname: leg.dstcityname,
  dstcityname: leg.orgcityname,
});

test.each([
  ['one way, one of whose tickets is changed,', (leg: Leg) => [leg, { ...leg, people: ['张伟'] }], iconArrow],
  ['a return', (leg: Leg) => [leg, turned(leg)], iconSwap],
])('the card of %s has the arrow of its journey', async (_name, legsOf, icon) => {
  const { orderId, orderNo } = await bookOrder({ as: personal });
  const parted: typeof fetch = async (input, init) => {
    const response = await fetch(input, init);
    if (!String(input).endsWith('/order/list')) return response;
    const answer = await response.json();
    for (const row of answer.data.rows) if (row.orderId === orderId) row.flightList = legsOf(row.flightList[0]);
    return Response.json(answer);
  };
  const { screen } = await mountWidget('order-list', { as: personal, address: '/order/list', fetch: parted });
  const name = new RegExp(`^订单 ${showOrderNo(orderNo)} `);
  const card = await screen.findByRole('article', { name });
  const drawn = card.querySelector('.t-rec__t svg')?.innerHTML ?? '';
  expect([iconArrow, iconSwap].filter((one) => drawn.includes(String(one)))).toEqual([icon]);
});
