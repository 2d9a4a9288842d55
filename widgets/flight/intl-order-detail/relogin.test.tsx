import { within } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { ticketIntl } from '#tests/support/orders/order-intl.ts';
import { fireEvent, logIn, mountWidget, waitFor } from '#tests/support/page/mount-widget.tsx';

const wealthy = '13800000050';

it('a session that ends with a quote keeps the day and the flights of a change', async () => {
  const { orderNo } = await ticketIntl(wealthy);
  let isOver = true;
  const { screen, page } = await mountWidget('intl-order-detail', {
    as: wealthy,
    address: `/intl/OrderDetails/${orderNo}?sale=change`,
    async fetch(input, init) {
      if (isOver && String(input).includes('/intl/changeQuote'))
        return Response.json({ ret: 401, msg: '请重新登录', data: null });
      return await fetch(input, init);
    },
  });
  const dialog = () => within(screen.getByRole('dialog', { name: '改签' }));
  await screen.findByRole('dialog', { name: '改签' });
  const flights = async () => await dialog().findAllByRole('button', { name: /^选择 / });
  await flights();
  const days = within(dialog().getByRole('group', { name: '改签日期' })).getAllByRole('button');
  const day = days.findLast((one) => one.getAttribute('aria-pressed') !== 'true')!;
  const chosen = day.textContent;
  fireEvent.click(day);
  await waitFor(() => expect(day.getAttribute('aria-pressed')).toBe('true'));
  fireEvent.click((await flights()).at(-1)!);
  await waitFor(() => expect(page.session.user.peek()).toBeNull());
  await waitFor(() => expect(screen.queryByRole('dialog', { name: '改签' })).toBeNull());
  isOver = false;
  page.session.adopt((await logIn(wealthy)) as never);
  await screen.findByRole('dialog', { name: '改签' });
  await dialog().findByText('新航班');
  fireEvent.click(dialog().getByRole('button', { name: '改选航班' }));
  await flights();
  expect(dialog().getByRole('button', { name: chosen }).getAttribute('aria-pressed')).toBe('true');
});
