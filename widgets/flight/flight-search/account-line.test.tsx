import { expect, it } from 'vitest';
import { addDays, dayAt } from '#domain/china-time.ts';
import { fireEvent, logIn, mountWidget, waitFor } from '#tests/support/page/mount-widget.tsx';

const member = { as: '13800000010' };

it('a logged-in visitor of a partner page sees the own name, and logs out from there', async () => {
  const { screen, events } = await mountWidget('flight-search', member);
  const line = await screen.findByRole('group', { name: '账户' });
  expect(line.textContent).toBe('138****0010我的订单退出');
  fireEvent.click(screen.getByRole('button', { name: '退出' }));
  await waitFor(() => expect(screen.getByRole('group', { name: '账户' }).textContent).toBe('登录我的订单'));
  expect(events.some((event) => event.type === 'logout')).toBe(true);
});

it('the member’s orders open inside the widget, with the way back to the search', async () => {
  const { screen } = await mountWidget('flight-search', member);
  fireEvent.click(await screen.findByRole('button', { name: '我的订单' }));
  fireEvent.click(await screen.findByRole('button', { name: '查询航班' }));
  expect(await screen.findByRole('search')).toBeTruthy();
});

it('a search abroad that the host has opened leads to the search at home by words that are no title of it', async () => {
  const { screen } = await mountWidget('flight-search', { ...member, address: '/intl/flight_query_list' });
  expect(await screen.findByRole('button', { name: '查询国内航班' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: '查询航班' })).toBeNull();
});

it('the orders of trips abroad lead to the search abroad', async () => {
  const { screen } = await mountWidget('flight-search', { ...member, address: '/intl/OrderDetails/2600000000001' });
  fireEvent.click(await screen.findByRole('button', { name: '搜索国际航班' }));
  expect(await screen.findByRole('button', { name: '查询国内航班' })).toBeTruthy();
});

it('a visitor finds the login and the orders, which ask for the login and open after it', async () => {
  const { screen, page } = await mountWidget('flight-search');
  const line = await screen.findByRole('group', { name: '账户' });
  expect(line.textContent).toBe('登录我的订单');
  fireEvent.click(screen.getByRole('button', { name: '我的订单' }));
  await screen.findByRole('dialog', { name: /登录/ });
  page.session.adopt((await logIn(member.as)) as never);
  expect(await screen.findByRole('button', { name: '查询航班' })).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('a visitor finds them in the head of the results as well, and after a logout', async () => {
  const { screen, root } = await mountWidget('flight-search', {
    ...member,
    props: { from: 'BJS', to: 'SHA', date: addDays(dayAt(Date.now()), 9), search: 'auto' },
  });
  await waitFor(() => expect(root.querySelector('.fs-head [role=group][aria-label=账户]')).not.toBeNull());
  fireEvent.click(screen.getByRole('button', { name: '退出' }));
  await waitFor(() => expect(screen.getByRole('group', { name: '账户' }).textContent).toBe('登录我的订单'));
});

it('shows nothing where the partner shows it on its page', async () => {
  for (const options of [{}, member]) {
    const { screen, unmount } = await mountWidget('flight-search', { ...options, props: { account: 'off' } });
    await screen.findByRole('search');
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(screen.queryByRole('group', { name: '账户' })).toBeNull();
    unmount();
  }
});

it('a third-party user does not log out of what the partner has opened', async () => {
  const { screen } = await mountWidget('flight-search', { ...member, user: { isThirdParty: true } });
  await screen.findByRole('group', { name: '账户' });
  expect(screen.queryByRole('button', { name: '退出' })).toBeNull();
});
