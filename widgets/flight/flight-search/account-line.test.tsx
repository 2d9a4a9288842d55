import { expect, it } from 'vitest';
import { fireEvent, mountWidget, waitFor } from '#tests/support/mount-widget.tsx';

const member = { as: '13800000010' };

it('a logged-in visitor of a partner page sees who he is, and leaves from there', async () => {
  const { screen, events } = await mountWidget('flight-search', member);
  const line = await screen.findByRole('group', { name: '账户' });
  expect(line.textContent).toBe('138****0010我的订单退出');
  fireEvent.click(screen.getByRole('button', { name: '退出' }));
  await waitFor(() => expect(screen.queryByRole('group', { name: '账户' })).toBeNull());
  expect(events.some((event) => event.type === 'logout')).toBe(true);
});

it('his orders open inside the widget, with the way back to the search', async () => {
  const { screen } = await mountWidget('flight-search', member);
  fireEvent.click(await screen.findByRole('button', { name: '我的订单' }));
  fireEvent.click(await screen.findByRole('button', { name: '查询航班' }));
  expect(await screen.findByRole('search')).toBeTruthy();
});

it.each([
  ['a visitor', {}],
  ['a partner that shows it itself', { ...member, props: { account: 'off' } }],
])('says nothing to %s', async (_who, options) => {
  const { screen } = await mountWidget('flight-search', options);
  await screen.findByRole('search');
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(screen.queryByRole('group', { name: '账户' })).toBeNull();
});

it('a third-party user does not log out of what the partner has opened', async () => {
  const { screen } = await mountWidget('flight-search', { ...member, user: { isThirdParty: true } });
  await screen.findByRole('group', { name: '账户' });
  expect(screen.queryByRole('button', { name: '退出' })).toBeNull();
});
