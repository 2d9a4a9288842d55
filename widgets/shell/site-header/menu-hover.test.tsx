import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, test } from 'vitest';
import { fireEvent, mountWidget } from '#tests/support/page/mount-widget.tsx';

test('a menu opens by a pointer that comes from another root, as from the page below', async () => {
  const { screen } = await mountWidget('site-header', {
    as: '13800000010',
    address: '/airTicket/query',
    isFixed: true,
  });
  const orders = await screen.findByRole('button', { name: '订单管理' });
  const below = document.body.appendChild(document.createElement('div'));
  const other = createRoot(below);
  flushSync(() => other.render(<p>页面</p>));
  fireEvent.pointerOver(orders, { relatedTarget: below.firstElementChild });
  await screen.findByRole('menuitem', { name: '酒店订单' });
  expect(orders.getAttribute('aria-expanded')).toBe('true');
  flushSync(() => other.unmount());
  below.remove();
});
