import { expect, it } from 'vitest';
import { payPassword } from '#tests/support/orders/book-order.ts';
import { bookStay } from '#tests/support/orders/book-stay.ts';
import { faultyWire } from '#tests/support/suites/faulty-wire.ts';
import { fireEvent, mountWidget, waitFor } from '#tests/support/page/mount-widget.tsx';

const wealthy = '13800000050';

it.each(['9', '0', 'flight', 'toString'])(
  'an address with the unknown business type %s has no order, and nothing is asked',
  async (businessType) => {
    const wire = faultyWire();
    const { screen } = await mountWidget('pay-order', {
      as: wealthy,
      address: `/pay/order/261122000001?businessType=${businessType}`,
      fetch: wire.fetch,
    });
    await screen.findByText('没有找到这笔订单');
    expect(wire.sent('/pay/payInfo')).toEqual([]);
  },
);

it('a stay is paid from the wallet: the page says 订单支付成功, and is that of the stay', async () => {
  const { orderNo, total } = await bookStay({ as: wealthy });
  const { screen, type, events } = await mountWidget('pay-order', { as: wealthy, address: `/pay/hotel/${orderNo}` });
  fireEvent.click(await screen.findByRole('radio', { name: /钱包余额/ }));
  fireEvent.click(screen.getByRole('button', { name: '确认支付' }));
  type(await screen.findByLabelText('6 位支付密码'), payPassword);
  const confirm = () => screen.getAllByRole<HTMLButtonElement>('button', { name: '确认支付' }).at(-1)!;
  await waitFor(() => expect(confirm().disabled).toBe(false));
  fireEvent.click(confirm());
  // A message of its own: the cashier says the same while the next page is on its way.
  await screen.findByText('订单支付成功', { selector: '.t-toast, div[role=status]' });
  await screen.findByRole('heading', { name: /^(待确认|已确认)$/ });
  expect(location.pathname).toBe(`/hotel/OrderDetails/${orderNo}`);
  expect(events.filter((event) => event.type === 'paid')).toEqual([
    { type: 'paid', detail: { orderId: orderNo, amount: Number(total).toFixed(2) } },
  ]);
});

it('a stay that is not there any more leads to the search of hotels, not to the flights', async () => {
  const { screen } = await mountWidget('pay-order', { as: wealthy, address: '/pay/hotel/261122000009' });
  fireEvent.click(await screen.findByRole('button', { name: '重新预订' }));
  await waitFor(() => expect(location.pathname).toBe('/hotel/index'));
});
