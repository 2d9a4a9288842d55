import { beforeAll, expect, test, vi } from 'vitest';
import type { AirOrder } from '#contract/order.ts';
import { bookOrder, payFromWallet } from '#tests/support/orders/book-order.ts';
import { fireEvent, mountWidget, waitFor } from '#tests/support/page/mount-widget.tsx';

const as = '13800000030';
let orderId = '';

/** A test has no print dialog; tests/e2e prints in a browser. */
const printed = vi.hoisted(() => ({ calls: [] as { text: string; title: string; done: () => void }[] }));
vi.mock('#ui/display/print-copy.ts', () => ({
  printCopy: (_frame: HTMLIFrameElement, of: HTMLElement, { title }: { title: string }, done: () => void) =>
    printed.calls.push({ text: of.textContent ?? '', title, done }),
}));

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
  fireEvent.click(screen.getByRole('button', { name: '打印' }));
  const frame = await waitFor(() => root.querySelector('iframe') ?? Promise.reject(new Error('no frame')));
  // Frames of the tests' window load nothing.
  fireEvent.load(frame);
  await waitFor(() => expect(printed.calls).toHaveLength(1));
  const [{ text = '', title = '', done } = {}] = printed.calls;
  expect(title).toBe(`行程单 ${orderId}`);
  expect(text).toContain('不作报销凭证');
  expect(text).toContain('陈佳宁');
  expect(text).not.toContain('11010119900307803X');
  expect(root.querySelector('article')).not.toBeNull();
  done?.();
  await waitFor(() => expect(root.querySelector('article')).toBeNull());
});
