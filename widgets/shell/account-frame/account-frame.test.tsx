import { expect, test } from 'vitest';
import { within } from '@testing-library/dom';
import { menu as menuRows } from '#contract/menu.ts';
import { bookOrder } from '#tests/support/orders/book-order.ts';
import { registerMember } from '#tests/support/page/login-dialog.ts';
import { callSandbox, fireEvent, mountWidget, waitFor } from '#tests/support/page/mount-widget.tsx';

const at = (options: Parameters<typeof mountWidget>[1]) => mountWidget('site-header', options);

test('a route of the account centre is in its frame: permitted menu, breadcrumb, telephone', async () => {
  const { screen } = await at({ as: '13800000071', address: '/myCenter/passengers' });
  const menu = await screen.findByRole('navigation', { name: '账户中心菜单' });
  expect([...menu.querySelectorAll('a')].map((link) => link.textContent)).toEqual([
    '差旅工作台',
    '机票订单',
    '公务票订单',
    '酒店订单',
    '火车票订单',
    '国际机票订单',
    '外部出行人',
    '常旅客',
    '行程申请',
    '订单申请',
    '交易账单',
    '推荐收入',
  ]);
  expect(menu.querySelector('[aria-current=page]')?.textContent).toBe('常旅客');
  const own = screen.getByRole('navigation', { name: '我的账户' });
  expect([...own.querySelectorAll('a')].map((link) => link.textContent)).toEqual([
    '我的钱包',
    '个人信息',
    '安全设置',
    '发票抬头',
    '报表',
  ]);
  expect(screen.getByRole('navigation', { name: '当前位置' }).textContent).toBe('人员管理常旅客');
  expect(screen.getByText('400-000-6060').getAttribute('href')).toBe('tel:400-000-6060');
});

test("the partner's subset is strict: a page outside of it lies under its parent", async () => {
  const { screen } = await at({
    as: '13800000071',
    address: '/myCenter/passengers',
    user: { isThirdParty: true },
    theme: { appId: 'default', permissionsIds: [2, 12, 14, 15, 23] },
  });
  const menu = await screen.findByRole('navigation', { name: '账户中心菜单' });
  expect([...menu.querySelectorAll('a')].map((link) => link.textContent)).toEqual([
    '差旅工作台',
    '机票订单',
    '酒店订单',
    '火车票订单',
    '国际机票订单',
    '行程申请',
  ]);
  expect(menu.querySelector('[aria-current=page]')?.textContent).toBe('差旅工作台');
  expect(screen.getByRole('navigation', { name: '当前位置' }).textContent).toBe('差旅工作台常旅客');
});

test.each([
  ['/myCenter/edit_passengers', '常旅客新增旅客'],
  ['/myCenter/edit_passengers?id=1', '常旅客编辑常旅客'],
  ['/myCenter/edit_invoice', '账户中心发票抬头新增抬头'],
  ['/myCenter/edit_invoice?id=1', '账户中心发票抬头编辑发票抬头'],
  ['/myCenter/index?view=benefits', '账户中心会员权益'],
])('the breadcrumb names what the page is at %s', async (address, way) => {
  const { screen } = await at({ as: '13800000010', address });
  await waitFor(() =>
    expect(screen.getByRole('navigation', { name: '当前位置' }).textContent).toMatch(new RegExp(`${way}$`)),
  );
});

test.each([
  ['/myCenter/wallet', '我的钱包'],
  ['/myCenter/report_form_hotel', '报表'],
])('%s of a company is current in the second list alone, on the site and on a partner page', async (address, name) => {
  for (const mounted of [
    await at({ as: '13800000070', address }),
    await mountWidget('account-centre', { as: '13800000070', props: { route: address } }),
  ]) {
    await mounted.screen.findByRole('navigation', { name: '账户中心菜单' });
    await waitFor(() =>
      expect([...mounted.root.querySelectorAll('.t-side .is-on')].map((link) => link.textContent)).toEqual([name]),
    );
    mounted.unmount();
  }
});

test.each([
  ['/myCenter/index', ['账户中心'], ''],
  ['/myCenter/expense_proof', ['账户中心'], '账户中心'],
  ['/company/index', ['企业工作台'], ''],
  ['/personalCentral/index', [], '账户中心'],
])('in the centre of a company %s is under %j', async (route, marked, first) => {
  const { screen, root } = await mountWidget('account-centre', { as: '13800000070', props: { route } });
  const menu = await screen.findByRole('navigation', { name: '账户中心菜单' });
  await waitFor(() =>
    expect([...menu.querySelectorAll('[aria-current=page]')].map((item) => item.textContent)).toEqual(marked),
  );
  expect(root.querySelector('.af-crumb a, .af-crumb button')?.textContent ?? '').toBe(first);
});

test.each([
  ['/myCenter/quickOrder', '快捷下单'],
  ['/myCenter/subordinate', '下级管理'],
  ['/recharge/index', '充值'],
  ['/bill/transactionBill', '交易账单'],
])('%s stands beside the menu of the account', async (address, name) => {
  const { screen } = await at({ as: '13800000041', address });
  await screen.findByRole('navigation', { name: '账户中心菜单' });
  await waitFor(() => expect(screen.getByRole('navigation', { name: '当前位置' }).textContent).toContain(name));
});

test('all parts of a page read the menu of its member once, and the next page reads it again', async () => {
  for (const page of ['first', 'next']) {
    let asked = 0;
    const { screen, unmount } = await at({
      as: '13800000071',
      address: '/myCenter/passengers',
      fetch: (input, init) => {
        if (String(input).endsWith(menuRows.items.path)) asked += 1;
        return fetch(input, init);
      },
    });
    await screen.findByRole('navigation', { name: '账户中心菜单' });
    await waitFor(() => expect([page, asked]).toEqual([page, 1]));
    unmount();
  }
});

test('the frame stays while the place changes inside it', async () => {
  const { screen, events } = await at({ as: '13800000010', address: '/myCenter/passengers' });
  const menu = await screen.findByRole('navigation', { name: '账户中心菜单' });
  fireEvent.click(screen.getByRole('link', { name: '账户中心' }));
  await waitFor(() => expect(events.at(-1)).toMatchObject({ type: 'navigate', detail: { name: 'account_center' } }));
  await waitFor(() => expect(menu.querySelector('[aria-current=page]')?.textContent).toBe('账户中心'));
  expect(menu.isConnected).toBe(true);
});

test('an account centre on a partner page keeps its menu beside everything it opens', async () => {
  const mounted = await mountWidget('account-centre', { as: '13800000010' });
  const menu = await mounted.screen.findByRole('navigation', { name: '账户中心菜单' });
  fireEvent.click(within(menu).getByRole('button', { name: '交易账单' }));
  await waitFor(() => expect(menu.querySelector('[aria-current=page]')?.textContent).toBe('交易账单'));
  expect(menu.isConnected).toBe(true);
  expect(location.pathname).toBe('/');
});

test('orders that the menu leads to open beside it', async () => {
  const { screen, events } = await at({ as: '13800000010', address: '/myCenter/passengers' });
  const menu = await screen.findByRole('navigation', { name: '账户中心菜单' });
  const link = within(menu).getByRole('link', { name: /^酒店订单/ });
  expect(link.getAttribute('href')).toBe('/myCenter/order_list/hotel');
  fireEvent.click(link);
  await waitFor(() => expect(events.at(-1)).toMatchObject({ type: 'navigate', detail: { name: 'my_order_list' } }));
  await waitFor(() => expect(menu.querySelector('[aria-current=page]')?.textContent).toMatch(/^酒店订单/));
  expect(menu.isConnected).toBe(true);
});

test('without a login there is no frame, and the login dialog opens', async () => {
  const { screen } = await at({ address: '/myCenter/passengers' });
  expect(await screen.findByRole('dialog', { name: /登录/ })).toBeTruthy();
  expect(screen.queryByRole('navigation', { name: '账户中心菜单' })).toBeNull();
});

test('entries of the menu count the orders to pay and the trips to come, and count again on the next page', async () => {
  // A member of its own: other tests of the run book for the seeded ones.
  const newcomer = '13911110320';
  await registerMember(newcomer, 'travel123');
  const { orderId, token } = await bookOrder({ as: newcomer });
  const { screen } = await at({ as: newcomer, address: '/myCenter/passengers' });
  const menu = await screen.findByRole('navigation', { name: '账户中心菜单' });
  const entry = () => within(menu).getByRole('link', { name: /^机票订单/ });
  await waitFor(() => expect(entry().textContent).toBe('机票订单11 个待支付'));
  expect(within(menu).getByRole('link', { name: /^酒店订单/ }).textContent).toBe('酒店订单');
  await callSandbox('/order/cancelAirOrder', { token, orderId, requestId: crypto.randomUUID() });
  fireEvent.click(within(menu).getByRole('link', { name: '账户中心' }));
  await waitFor(() => expect(entry().textContent).toBe('机票订单'));
});
