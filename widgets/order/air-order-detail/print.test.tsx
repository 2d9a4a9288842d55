import { beforeAll, expect, test } from 'vitest';
import type { AirOrder } from '#contract/order.ts';
import { bookOrder, payFromWallet } from '#tests/support/orders/book-order.ts';
import { fireEvent, mountWidget, waitFor } from '#tests/support/page/mount-widget.tsx';
import { printedPaper } from '#tests/support/page/print-frame.ts';

const as = '13800000030';
let orderId = '';

beforeAll(async () => {
  const order = await bookOrder({ as, inDays: 85 });
  orderId = order.orderId;
  await payFromWallet(order);
});

test('the itinerary alone is printed, with masked documents, and leaves the widget with the print dialog', async () => {
  const { screen, root } = await mountWidget('air-order-detail', {
    as,
    address: `/ticket/OrderDetails/${orderId}`,
    fetch: async (input, init) => {
      const response = await fetch(input, init);
      if (!String(input instanceof Request ? input.url : input).endsWith('/order/airOrderDetail')) return response;
      const answer = (await response.json()) as { data: AirOrder };
      return Response.json({ ...answer, data: { ...answer.data, status: 2 } });
    },
  });
  // The card of the vouchers offers the same paper.
  await screen.findByRole('button', { name: '打印行程单' });
  fireEvent.click(await screen.findByRole('button', { name: '打印' }));
  const { text, title, closeDialog } = await printedPaper(root);
  expect(title).toBe(`行程单 ${orderId}`);
  expect(text).toContain('不作报销凭证');
  expect(text).toContain('陈佳宁');
  expect(text).not.toContain('11010119900307803X');
  expect(root.querySelector('article')).not.toBeNull();
  closeDialog();
  await waitFor(() => expect(root.querySelector('article')).toBeNull());
});
