import { within } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { bookIntl } from '#tests/support/orders/order-intl.ts';
import { fireEvent, mountWidget, waitFor } from '#tests/support/page/mount-widget.tsx';

const as = '13800000010';
const open = async (orderNo: string) =>
  await mountWidget('intl-order-detail', { as, address: `/intl/OrderDetails/${orderNo}` });

describe('the page of an order of international flights', () => {
  it('an unpaid order leads to its payment, and is given up after a question', async () => {
    const { orderNo } = await bookIntl(as);
    const { screen, events } = await open(orderNo);
    fireEvent.click(await screen.findByRole('button', { name: '去支付' }));
    await waitFor(() =>
      expect(events.findLast(({ type }) => type === 'navigate')?.detail).toMatchObject({ name: 'intl_order_pay' }),
    );
    const again = await open(orderNo);
    fireEvent.click(await again.screen.findByRole('button', { name: '取消订单' }));
    const question = await again.screen.findByRole('dialog', { name: '取消订单' });
    fireEvent.click(within(question).getByRole('button', { name: '取消订单' }));
    await again.screen.findByText(/已取消.*没有被扣款/);
  });
});
