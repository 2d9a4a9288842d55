import { waitFor } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { open, shown } from '#tests/support/page/mounted-search.tsx';
import { defaultConfig } from '#theme/default-config.ts';

test('a logout leads to the start of the widget, and its page is not shown again', async () => {
  const { screen, page } = await open();
  await screen.findByText(/查询/);
  page.session.adopt({ memberId: 'M1', token: 'T1' } as never);
  shown.services.navigate('pay_order', { orderId: 'A1' });
  await screen.findByText('支付 A1');
  void page.session.logout();
  await screen.findByText(/查询/);
  expect([shown.services.place.peek().name, screen.queryByText('支付 A1')]).toEqual(['search', null]);
});

test.each([
  ['a logout on the login page leads home too', false, 'search'],
  ['a change of account on the login page stays there', true, 'Login'],
])('%s', async (_what, stays, name) => {
  const { screen, page } = await open();
  await screen.findByText(/查询/);
  page.session.adopt({ memberId: 'M1', token: 'T1' } as never);
  shown.services.navigate('Login');
  await waitFor(() => expect(shown.services.place.peek().name).toBe('Login'));
  void shown.services.session.logout(stays);
  await waitFor(() => expect([page.session.user.peek(), shown.services.place.peek().name]).toEqual([null, name]));
});

test('another member whose session is adopted goes on at the route that is named with it', async () => {
  const { screen, page } = await open();
  await screen.findByText(/查询/);
  page.session.adopt({ memberId: 'M1', token: 'T1' } as never);
  await waitFor(() => expect(page.session.user.peek()?.memberId).toBe('M1'));
  shown.services.session.adopt({ memberId: 'M2', token: 'T2' } as never, 'Login');
  await waitFor(() =>
    expect([page.session.user.peek()?.memberId, shown.services.place.peek().name]).toEqual(['M2', 'Login']),
  );
});

test('the farewell of a logout is said in the visit that follows, and calls of the last visit ask for no login', async () => {
  const { screen, page } = await open();
  await screen.findByText(/查询/);
  page.session.adopt({ memberId: 'M1', token: 'T1' } as never);
  const { services } = shown;
  void services.session.logout(false, { title: '账号已注销', text: '手机号可重新注册' });
  void services.session.requireLogin();
  await screen.findByText('手机号可重新注册');
  expect([page.session.user.peek(), screen.getAllByRole('dialog').length]).toEqual([null, 1]);
});

test('a logout from a place that the address opened leads to the start with what the partner has set', async () => {
  sessionStorage.setItem('travel-embed:default:token', '"T1"');
  sessionStorage.setItem(
    'travel-embed:default:user',
    '{"memberId":"M1","memberType":10,"realName":"周砚清","mobilePhone":"13800000010"}',
  );
  history.replaceState(null, '', '/page#search=/pay/order/A1');
  const { screen, page } = await open({ from: 'PEK' }, { router: 'hash' }, defaultConfig, true);
  await screen.findByText('支付 A1');
  void page.session.logout();
  expect(await screen.findByText('查询 PEK')).toBeTruthy();
});
