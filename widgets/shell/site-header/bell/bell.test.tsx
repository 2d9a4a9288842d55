import { within } from '@testing-library/dom';
import { beforeAll, expect, test } from 'vitest';
import { bookOrder, payFromWallet } from '#tests/support/orders/book-order.ts';
import { losableNetwork } from '#tests/support/page/lose-network.ts';
import { callSandbox, fireEvent, logIn, mountWidget, waitFor } from '#tests/support/page/mount-widget.tsx';
import type { MountWidgetOptions } from '#tests/support/page/mount-widget.tsx';

const as = '13800000030';
let orderId = '';
const ask = async (path: string, fields: Record<string, string> = {}) =>
  (await callSandbox(path, { token: String((await logIn(as))['token']), ...fields })).data;
const unread = async () => Number((await ask('/message/unread'))['unread']);

beforeAll(async () => {
  const order = await bookOrder({ as, inDays: 84 });
  orderId = order.orderId;
  await ask('/message/read');
  await payFromWallet(order);
  // The member's own payment is no news, an act of the airline is.
  expect(await unread()).toBe(0);
  const { flightList } = (await ask('/order/airOrderDetail', { orderId })) as unknown as {
    flightList: { flightId: string }[];
  };
  await callSandbox('/sandbox/schedule-change', {
    flightId: flightList[0]?.flightId ?? '',
    kind: 'delayed',
    minutes: '30',
  });
  expect(await unread()).toBeGreaterThan(0);
});

async function open(options: MountWidgetOptions = {}) {
  const widget = await mountWidget('site-header', { as, address: '/airTicket/query', isFixed: true, ...options });
  const bell = () => widget.screen.findByRole('button', { name: /^消息/ });
  const panel = async () => {
    fireEvent.click(await bell());
    return await widget.screen.findByRole('dialog', { name: '消息' });
  };
  return { ...widget, bell, panel };
}

/** The wire, on which calls of `path` get this answer. */
const answering =
  (path: string, answer: () => Response): typeof fetch =>
  async (input, init) =>
    String(input instanceof Request ? input.url : input).endsWith(path) ? answer() : fetch(input, init);

const many = Array.from({ length: 7 }, (_, at) => ({
  id: String(at),
  kind: at ? 'pay' : 'flight',
  title: `消息 ${at}`,
  text: '正文',
  at: '2026-09-16 10:00:00',
  isRead: false,
  orderId: '1',
  type: 'airTicket',
  subject: '北京 → 上海 09-22',
}));
const pages = (rows: unknown[], next: string | null = null) =>
  answering('/message/list', () => Response.json({ ret: 0, msg: '', data: { rows, total: rows.length, next } }));

test('a message about an order leads to the order and is read then', async () => {
  const before = await unread();
  const { panel, screen, events } = await open();
  await waitFor(async () =>
    expect((await screen.findByRole('button', { name: /^消息/ })).getAttribute('aria-label')).toBe(
      `消息，${before + 3} 条未读`,
    ),
  );
  const delay = await within(await panel()).findByRole('link', { name: /^航班延误/ });
  expect(delay.closest('li')?.textContent).toMatch(/^航变航班延误未读\d\d-\d\d \d\d:\d\d北京 → 广州 \d\d-\d\d/);
  fireEvent.click(delay);
  await waitFor(() =>
    expect(events.at(-1)?.detail).toMatchObject({
      name: 'ticket_order_details',
      path: `/ticket/OrderDetails/${orderId}`,
    }),
  );
  expect(screen.queryByRole('dialog', { name: '消息' })).toBeNull();
  await waitFor(async () => expect(await unread()).toBe(before - 1));
});

test('all messages and notices are marked read at once', async () => {
  const { panel, bell } = await open();
  const shown = await panel();
  await within(shown).findByText('航班延误');
  fireEvent.click(await within(shown).findByText('全部已读'));
  await waitFor(async () => expect((await bell()).getAttribute('aria-label')).toBe('消息'));
  expect(await unread()).toBe(0);
  await waitFor(() => expect(within(shown).queryByText('全部已读')).toBeNull());
});

test('the panel shows the four newest; the dialog shows all and loads the next page', async () => {
  const { panel, screen } = await open({ fetch: pages(many, 'x') });
  const shown = await panel();
  await waitFor(() => expect(shown.querySelectorAll('.t-msg')).toHaveLength(4));
  fireEvent.click(within(shown).getByText('全部订单消息'));
  const dialog = await screen.findByRole('dialog', { name: '订单消息与公告' });
  await waitFor(() => expect(dialog.querySelectorAll('.t-msg')).toHaveLength(7));
  fireEvent.click(within(dialog).getByRole('button', { name: '加载更多' }));
  await waitFor(() => expect(dialog.querySelectorAll('.t-msg')).toHaveLength(14));
});

test('a member without messages is told so; a failed list is retried by its button', async () => {
  const empty = await open({ fetch: pages([]) });
  expect(await within(await empty.panel()).findByText('暂无订单消息')).toBeTruthy();
  empty.unmount();
  let isBroken = true;
  const wire = pages(many.slice(0, 1));
  const { panel } = await open({
    fetch: async (input, init) =>
      isBroken && String(input).endsWith('/message/list') ? new Response('', { status: 500 }) : wire(input, init),
  });
  const shown = await panel();
  const retry = await within(shown).findByRole('button', { name: '重试' });
  isBroken = false;
  fireEvent.click(retry);
  expect(await within(shown).findByText('消息 0')).toBeTruthy();
});

test('the order list of a partner page opens the messages; on the site the bell does', async () => {
  const partner = await mountWidget('order-list', { as, address: '/order/list', fetch: pages(many) });
  fireEvent.click(await partner.screen.findByRole('button', { name: /^消息/ }));
  expect(
    await within(await partner.screen.findByRole('dialog', { name: '订单消息与公告' })).findByText('消息 6'),
  ).toBeTruthy();
  partner.unmount();
  const site = await mountWidget('order-list', { as, onSite: 'order_list' });
  await site.screen.findAllByRole('article');
  expect(site.screen.queryByRole('button', { name: /^消息/ })).toBeNull();
});

test.each(['site-header', 'bare-header', 'order-list'])(
  'the bell of %s counts unread messages and notices, and shows both',
  async (name) => {
    const fetch = answering('/message/unread', () => Response.json({ ret: 0, msg: '', data: { unread: 4 } }));
    const { screen } = await mountWidget(name, { as, address: '/order/list', isFixed: name !== 'order-list', fetch });
    const bell = await screen.findByRole('button', { name: '消息，7 条未读' });
    fireEvent.click(bell);
    const shown = await screen.findByRole('dialog', { name: /消息/ });
    await within(shown).findByText('公告');
    await within(shown).findByText(/出行高峰请提前值机/);
  },
);

test('messages that cannot be read without a network are read by themselves when it is back', async () => {
  const network = losableNetwork(pages(many));
  const partner = await mountWidget('order-list', { as, address: '/order/list', fetch: network.fetch });
  const link = await partner.screen.findByRole('button', { name: /^消息/ });
  network.lose();
  fireEvent.click(link);
  const dialog = within(await partner.screen.findByRole('dialog', { name: '订单消息与公告' }));
  await dialog.findByRole('button', { name: '重试' });
  network.find();
  expect(await dialog.findByText('消息 6')).toBeTruthy();
});
