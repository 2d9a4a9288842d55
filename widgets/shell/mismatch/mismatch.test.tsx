import { expect, test } from 'vitest';
import { fireEvent, mountWidget, waitFor } from '#tests/support/page/mount-widget.tsx';

const open = (name: string, address: string, as?: string) => mountWidget(name, { address, ...(as && { as }) });

test('an unknown path says so to a member, with the telephone', async () => {
  const { screen } = await open('mismatch', '/no/such/page', '13800000010');
  expect(await screen.findByText('页面不存在')).toBeTruthy();
  expect(screen.getByRole('link', { name: '400-000-6060' }).getAttribute('href')).toBe('tel:400-000-6060');
});

test('a path that the member may not open names the reason and leads to the member’s start page', async () => {
  const { screen } = await open('mismatch', '/company/index', '13800000010');
  expect(await screen.findByText('无法打开此页面')).toBeTruthy();
  expect(screen.getByText(/由企业账户使用，您登录的是个人账户/)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: '回到首页' }));
  await waitFor(() => expect(location.pathname).toBe('/th_business_index'));
});

test('welcome greets a member by name with the pages of the level, and a guest with the search and the rules', async () => {
  const member = await open('welcome', '/Welcome', '13800000010');
  expect(await member.screen.findByRole('heading', { name: /好，/ })).toBeTruthy();
  expect(member.screen.getByRole('button', { name: /我的订单/ })).toBeTruthy();
  const guest = await open('welcome', '/Welcome');
  expect(await guest.screen.findByRole('heading', { name: '欢迎使用星航商旅' })).toBeTruthy();
  expect(guest.screen.queryByRole('button', { name: /我的订单/ })).toBeNull();
  expect(guest.screen.getByRole('button', { name: /预订须知/ })).toBeTruthy();
});

test('a path that no route has, in the hash of a partner’s page, says so and leads to the start of the widget', async () => {
  const { screen } = await mountWidget('account-centre', {
    as: '13800000070',
    hash: 'account-centre=/no/such/page',
  });
  expect(await screen.findByText('页面不存在')).toBeTruthy();
  expect(screen.getByText('您访问的页面 /no/such/page 不存在，请检查地址是否完整。')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: '回到首页' }));
  await waitFor(() => expect(screen.queryByText('页面不存在')).toBeNull());
  expect(location.hash).toBe('#account-centre=/myCenter/index');
});

test('a link that names no application says so to a visitor', async () => {
  const { screen } = await open('mismatch', '/mismatch?app=nosuch');
  expect(await screen.findByText('链接有误')).toBeTruthy();
  expect(screen.getByText('链接中的应用标识 nosuch 不存在，请与提供链接的单位核对。')).toBeTruthy();
});
