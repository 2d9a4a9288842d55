import { signal } from '@preact/signals-core';
import { expect, test } from 'vitest';
import { callSandbox, fireEvent, mountWidget, waitFor } from '#tests/support/page/mount-widget.tsx';
import type { MountWidgetOptions } from '#tests/support/page/mount-widget.tsx';
import type { Services } from '#kit/services.ts';
import { createHeader } from './model.ts';

async function header(options: MountWidgetOptions = {}) {
  const mounted = await mountWidget('site-header', { address: '/airTicket/query', isFixed: true, ...options });
  const nav = () => mounted.screen.findByRole('navigation', { name: '功能导航' });
  const itemsOf = async () => {
    const line = await nav();
    await waitFor(() => expect(line.querySelector('.hd-it')).not.toBeNull());
    return [...line.querySelectorAll('.hd-it')].map((item) => item.textContent);
  };
  return { ...mounted, nav, itemsOf };
}

test.each([
  ['personal', '13800000010', ['订单管理', '人员管理', '账户中心', '账单报表']],
  [
    'credit main',
    '13800000070',
    ['企业工作台', '订单管理', '财务管理', '人员管理', '差旅审批', '差旅设置', '子公司管理'],
  ],
  ['employee with approval', '13800000071', ['差旅工作台', '差旅订单', '人员管理', '出差申请', '账单报表']],
])('the sub-navigation is the open part of the permitted menu: %s', async (_, as, items) => {
  const { itemsOf, screen } = await header({ as });
  expect(await itemsOf()).toEqual(items);
  expect(screen.getByRole('navigation', { name: '主导航' }).textContent).toBe('商旅首页行程预订合伙人计划');
});

test("a third-party user sees the partner's menu, no trip booking, no partner plan, no logout", async () => {
  const { itemsOf, screen } = await header({
    as: '13800000071',
    user: { isThirdParty: true },
    theme: { appId: 'default', permissionsIds: [2, 12, 14, 15, 23] },
  });
  expect(await itemsOf()).toEqual(['差旅工作台', '差旅订单', '出差申请']);
  expect(screen.getByRole('navigation', { name: '主导航' }).textContent).toBe('商旅首页');
  expect(screen.queryByText('退出')).toBeNull();
  expect(screen.getByRole('link', { name: /，个人中心$/ })).toBeTruthy();
});

test('the name of an employee opens a menu with the employee’s pages, by keyboard as well; that of a personal member has the account and the logout', async () => {
  const { screen, events } = await header({ as: '13800000071' });
  const name = await screen.findByRole('button', { name: /陈佳宁/ });
  fireEvent.keyDown(name, { key: 'ArrowDown' });
  const items = await screen.findAllByRole('menuitem');
  expect(items.map(({ textContent }) => textContent)).toEqual([
    '个人中心',
    '为谁预订',
    '我的钱包',
    '个人信息',
    '安全设置',
    '发票抬头',
    '报表',
    '退出登录',
  ]);
  fireEvent.click(items[2] as HTMLElement);
  await waitFor(() =>
    expect(events.find(({ type }) => type === 'navigate')?.detail).toMatchObject({ name: 'my_wallet' }),
  );
  const personal = await header({ as: '13800000010' });
  fireEvent.click(await personal.screen.findByRole('button', { name: /周砚清/ }));
  const own = await personal.screen.findAllByRole('menuitem');
  expect(own.map(({ textContent }) => textContent)).toEqual([
    '个人中心',
    '我的钱包',
    '个人信息',
    '安全设置',
    '退出登录',
  ]);
});

/** The wire answers roles as a partner's provider would. */
const withRoles = (answer: (path: string) => Response | null): MountWidgetOptions => ({
  fetch: async (input, init) =>
    answer(new URL(input instanceof Request ? input.url : String(input)).pathname) ?? (await fetch(input, init)),
});
const rolesOf = (...roles: { thirdNames: string[]; permissionsIds: number[] }[]) =>
  Response.json({ ret: 0, msg: '', data: { roles } });

test("a third-party user's menu follows the roles that the provider serves, all of them together", async () => {
  const roles = [
    { thirdNames: ['甲'], permissionsIds: [12] },
    { thirdNames: ['甲', '乙'], permissionsIds: [22] },
    { thirdNames: ['乙'], permissionsIds: [10] },
  ];
  const { itemsOf } = await header({
    as: '13800000010',
    user: { isThirdParty: true, memberId: 'R1', thirdPartyName: '甲' },
    ...withRoles((path) => (path === '/common/thirdRoles' ? rolesOf(...roles) : null)),
  });
  expect(await itemsOf()).toEqual(['订单管理', '人员管理']);
});

test('roles that cannot be read: a third-party user sees no menu, a member of ours sees the own one', async () => {
  const failing = withRoles((path) =>
    path.startsWith('/common/thirdRoles') || path === '/common/permissions' ? new Response('', { status: 500 }) : null,
  );
  const partner = await header({
    as: '13800000010',
    user: { isThirdParty: true, memberId: 'R2', thirdPartyName: '甲' },
    ...failing,
  });
  await partner.screen.findByRole('link', { name: /，个人中心$/ });
  await waitFor(() => expect(partner.screen.queryByRole('navigation', { name: '功能导航' })).toBeNull());
  partner.unmount();
  const own = await header({ as: '13800000010', user: { memberId: 'R3' }, ...failing });
  expect(await own.itemsOf()).toEqual(['订单管理', '人员管理', '账户中心', '账单报表']);
});

test('the served descriptions explain the items', async () => {
  const { screen, itemsOf } = await header({ as: '13800000010' });
  await itemsOf();
  fireEvent.click(screen.getByRole('button', { name: '订单管理' }));
  const item = await screen.findByRole('menuitem', { name: '机票订单' });
  await waitFor(() => expect(item.getAttribute('title')).toBe('国内与国际机票订单'));
});

test('the codes: the site on a phone, the app where it is configured, the own code under its own name', async () => {
  const { screen } = await header({
    theme: {
      appId: 'default',
      appDownloadUrl: 'https://app.example',
      headerQrCode: 'https://own.example',
      headerText: '山海手记公众号',
    },
  });
  fireEvent.click(await screen.findByRole('button', { name: '手机版' }));
  const dialog = await screen.findByRole('dialog', { name: '手机版' });
  expect([...dialog.querySelectorAll('.hd-codes b')].map(({ textContent }) => textContent)).toEqual([
    '扫码打开手机版',
    '下载 App',
    '山海手记公众号',
  ]);
});

test.each([
  ['/airTicket/query', '/order/list'],
  ['/intl/flight_query_list', '/order/list?type=intl'],
])('查看订单 on %s leads to its orders in %s', async (address, href) => {
  const { screen } = await header({ as: '13800000010', address });
  const link = await screen.findByRole('link', { name: '查看订单' });
  expect(link.getAttribute('href')).toBe(href);
});

test('without a login there is no sub-navigation, but a login button that opens the dialog', async () => {
  const { screen } = await header();
  const logIn = await screen.findByText('登录');
  expect(screen.queryByRole('navigation', { name: '功能导航' })).toBeNull();
  expect(screen.queryByText('退出')).toBeNull();
  fireEvent.click(logIn);
  expect(await screen.findByRole('dialog', { name: /登录/ })).toBeTruthy();
});

test("the telephone, the brand and hidden links are the application's", async () => {
  const { screen } = await header({
    theme: {
      appId: 'default',
      telephones: ['400-000-7188'],
      texts: { brand: '山海手记' },
      hiddenLinks: ['partner_plan_index'],
    },
  });
  expect((await screen.findByRole('link', { name: '客服电话 400-000-7188' })).getAttribute('href')).toBe(
    'tel:400-000-7188',
  );
  expect(screen.getByRole('link', { name: '山海手记' })).toBeTruthy();
  expect(screen.queryByText('合伙人计划')).toBeNull();
});

test('the current item and its parent are marked', async () => {
  const { screen, itemsOf } = await header({ as: '13800000010', address: '/order/list?type=hotel' });
  await itemsOf();
  const button = screen.getByRole('button', { name: '订单管理' });
  expect(button.getAttribute('aria-current')).toBe('true');
  fireEvent.click(button);
  expect((await screen.findByRole('menuitem', { name: '酒店订单' })).getAttribute('aria-current')).toBe('page');
  expect(screen.getByRole('menuitem', { name: '机票订单' }).getAttribute('aria-current')).toBeNull();
});

test('a drop-down by keyboard: arrows open and move, Escape goes back to its button', async () => {
  const { screen, itemsOf, root } = await header({ as: '13800000010' });
  await itemsOf();
  const focused = () => (root.getRootNode() as ShadowRoot).activeElement?.textContent;
  const button = screen.getByRole('button', { name: '账单报表' });
  button.focus();
  fireEvent.keyDown(button, { key: 'ArrowDown' });
  await waitFor(() => expect(focused()).toBe('交易账单'));
  expect(button.getAttribute('aria-expanded')).toBe('true');
  const menu = screen.getByRole('menu', { name: '账单报表' });
  fireEvent.keyDown(screen.getByRole('menuitem', { name: '交易账单' }), { key: 'ArrowDown' });
  expect(focused()).toBe('推荐收入');
  fireEvent.keyDown(screen.getByRole('menuitem', { name: '推荐收入' }), { key: 'ArrowDown' });
  expect(focused()).toBe('交易账单');
  fireEvent.keyDown(menu, { key: 'Escape' });
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  expect(focused()).toBe('账单报表');
  fireEvent.keyDown(button, { key: 'ArrowUp' });
  await waitFor(() => expect(focused()).toBe('推荐收入'));
  fireEvent.keyDown(screen.getByRole('menuitem', { name: '推荐收入' }), { key: 'Tab' });
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
});

test('arrows go along the line; hovering opens and leaves the focus; picking opens the place', async () => {
  const { screen, itemsOf, root, events } = await header({ as: '13800000010' });
  await itemsOf();
  const focused = () => (root.getRootNode() as ShadowRoot).activeElement?.textContent;
  const orders = screen.getByRole('button', { name: '订单管理' });
  orders.focus();
  fireEvent.keyDown(orders, { key: 'ArrowRight' });
  expect(focused()).toBe('人员管理');
  fireEvent.pointerOver(orders);
  fireEvent.click(await screen.findByRole('menuitem', { name: '酒店订单' }));
  await waitFor(() =>
    expect(events.at(-1)).toEqual({ type: 'navigate', detail: { name: 'order_list', path: '/order/list?type=hotel' } }),
  );
  expect(screen.queryByRole('menu')).toBeNull();
});

/** A member without messages about orders, whatever other tests have booked. */
const noMessages: typeof fetch = async (input, init) =>
  String(input instanceof Request ? input.url : input).endsWith('/message/unread')
    ? Response.json({ ret: 0, msg: '', data: { unread: 0 } })
    : fetch(input, init);

test('messages: count, the latest, all of them with 我知道了, which is remembered on this device', async () => {
  const { screen, unmount } = await header({ as: '13800000010', fetch: noMessages });
  fireEvent.click(await screen.findByRole('button', { name: '消息，3 条未读' }));
  fireEvent.click(await screen.findByText('查看全部'));
  const dialog = await screen.findByRole('dialog', { name: '公告' });
  expect([...dialog.querySelectorAll('h3')].map((title) => title.textContent)).toEqual([
    '重要出行高峰请提前值机',
    '出行携带充电宝乘机须有 3C 标识',
    '规则电子行程单可由平台代为申请',
  ]);
  fireEvent.click(screen.getByRole('button', { name: '我知道了' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByRole('button', { name: '消息' })).toBeTruthy();
  unmount();
  const again = await header({ as: '13800000010', fetch: noMessages });
  await again.itemsOf();
  await again.nav();
  expect(again.screen.queryByText('出行高峰请提前值机')).toBeNull();
});

test('a visitor has the important notice in the header; it opens all of them, and 我知道了 takes it away', async () => {
  const { screen } = await header();
  fireEvent.click(await screen.findByText('出行高峰请提前值机'));
  const dialog = await screen.findByRole('dialog', { name: '公告' });
  expect(dialog.querySelectorAll('h3')).toHaveLength(3);
  fireEvent.click(screen.getByRole('button', { name: '我知道了' }));
  await waitFor(() => expect(screen.queryByText('出行高峰请提前值机')).toBeNull());
});

/** The wire, on which one path is answered when the test lets it. */
function heldBack(path: string) {
  const held: { arrive: () => void } = { arrive: () => undefined };
  const waiting = new Promise<void>((resolve) => (held.arrive = resolve));
  const slow: typeof fetch = async (input, init) => {
    if (String(input instanceof Request ? input.url : input).endsWith(path)) await waiting;
    return noMessages(input, init);
  };
  return Object.assign(held, { fetch: slow });
}

test('messages that are still on their way are not called none', async () => {
  const wire = heldBack('/common/notices');
  const { screen } = await header({ as: '13800000010', fetch: wire.fetch });
  fireEvent.click(await screen.findByRole('button', { name: '消息' }));
  const panel = await screen.findByRole('dialog', { name: '消息' });
  expect(panel.textContent).not.toContain('暂无消息');
  wire.arrive();
  await waitFor(() => expect(panel.textContent).toContain('查看全部'));
});

test('我知道了 before the messages have come does not forget which ones were read', async () => {
  const kept = new Map<string, unknown>([['notices-read', ['n']]]);
  let arrive: (answer: unknown) => void = () => {};
  const model = createHeader({
    api: { send: () => new Promise((resolve) => (arrive = resolve)) },
    preferences: { get: (key: string) => kept.get(key), set: (key: string, value: unknown) => kept.set(key, value) },
    clock: { now: () => 0 },
    timers: {},
    visible: signal(true),
    online: signal(true),
    session: { user: { peek: () => null, subscribe: () => () => undefined } },
    place: signal({ name: '', params: {}, query: {} }),
  } as unknown as Services);
  model.openNotices();
  model.acknowledge();
  arrive({ ok: true, data: [{ id: 'n', level: 'important' }] });
  await waitFor(() => expect(model.notices.peek()).toHaveLength(1));
  expect([model.unread.peek(), model.tip.peek(), kept.get('notices-read')]).toEqual([0, null, ['n']]);
});

test('a logout is done at once, however long the server takes', async () => {
  const wire = heldBack('/login/appLogout');
  const { screen, events, page } = await header({ as: '13800000010', fetch: wire.fetch });
  fireEvent.click(await screen.findByText('退出'));
  await waitFor(() => expect(events.map(({ type }) => type)).toEqual(['ready', 'logout']));
  expect(location.pathname).toBe('/');
  expect(page.session.user.peek()).toBeNull();
  const { pathname } = location;
  wire.arrive();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect([events.length, location.pathname]).toEqual([2, pathname]);
});

test('unread messages are a count for a member and a dot for a visitor', async () => {
  const visitor = await header();
  const bell = await visitor.screen.findByRole('button', { name: /^消息，\d+ 条未读$/ });
  expect([bell.querySelector('.t-badge'), bell.querySelector('.hd-dot') !== null]).toEqual([null, true]);
  visitor.unmount();
  const member = await header({ as: '13800000010' });
  await waitFor(() =>
    expect(member.screen.getByRole('button', { name: /条未读$/ }).querySelector('.t-badge')?.textContent).toMatch(
      /^\d+$/,
    ),
  );
});

test('the important notice is in the line until it is read', async () => {
  const { screen } = await header({ as: '13800000010' });
  fireEvent.click(await screen.findByText('出行高峰请提前值机'));
  fireEvent.click(await screen.findByRole('button', { name: '我知道了' }));
  await waitFor(() => expect(screen.queryByText('出行高峰请提前值机')).toBeNull());
});

test('customer service: the configured chat gets the account details, the page may answer itself, else the telephone', async () => {
  const withChat = await header({
    as: '13800000010',
    theme: { appId: 'default', chatUrl: 'https://chat.example/open' },
  });
  const link = await withChat.screen.findByRole('link', { name: '在线客服' });
  const address = new URL(link.getAttribute('href') ?? '');
  expect([address.origin, address.searchParams.get('name'), address.searchParams.get('phone')]).toEqual([
    'https://chat.example',
    '周砚清',
    '138****0010',
  ]);
  expect([link.getAttribute('target'), link.getAttribute('rel')]).toEqual(['_blank', 'noopener noreferrer']);
  withChat.unmount();

  const without = await header({ as: '13800000010' });
  const asked: unknown[] = [];
  const answer = (event: Event) => {
    asked.push((event as CustomEvent<{ name: string }>).detail.name);
    event.preventDefault();
  };
  without.host.addEventListener('travel:chat', answer);
  fireEvent.click(await without.screen.findByText('联系客服'));
  expect([asked, without.screen.queryByRole('dialog')]).toEqual([['周砚清'], null]);
  without.host.removeEventListener('travel:chat', answer);
  fireEvent.click(without.screen.getByText('联系客服'));
  expect((await without.screen.findByRole('dialog', { name: '联系客服' })).textContent).toContain('400-000-6060');
});

test('back after half an hour: an ended session is reported at once', async () => {
  let now = Date.now();
  let state: DocumentVisibilityState = 'visible';
  Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => state });
  const { screen, page } = await header({ as: '13800000030', now: () => now });
  // The menu has been read: no call of the mount is on its way.
  await screen.findByTitle('个人资料、安全与钱包');
  await callSandbox('/login/appLogout', { token: page.session.token.peek() ?? '' });
  const show = (next: DocumentVisibilityState) => {
    state = next;
    document.dispatchEvent(new Event('visibilitychange'));
  };
  show('hidden');
  now += 29 * 60_000;
  show('visible');
  expect(page.session.user.peek()).not.toBeNull();
  show('hidden');
  now += 31 * 60_000;
  show('visible');
  expect((await screen.findAllByText('登录已失效，请重新登录')).length).toBeGreaterThan(0);
  expect(await screen.findByRole('dialog', { name: /登录/ })).toBeTruthy();
  Reflect.deleteProperty(document, 'visibilityState');
});

test('the drawer holds everything of the header, groups fold', async () => {
  const { screen, itemsOf, events } = await header({ as: '13800000071' });
  await itemsOf();
  fireEvent.click(screen.getByLabelText('菜单'));
  const drawer = await screen.findByRole('dialog', { name: /陈佳宁/ });
  const group = [...drawer.querySelectorAll('button')].find((button) => button.textContent === '账单报表');
  expect(group?.getAttribute('aria-expanded')).toBe('false');
  if (group) fireEvent.click(group);
  const item = [...drawer.querySelectorAll('a')].find((link) => link.textContent === '交易账单');
  if (item) fireEvent.click(item);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() =>
    expect(events.at(-1)).toMatchObject({ type: 'navigate', detail: { name: 'bill_transactionBill' } }),
  );
});
