import { within } from '@testing-library/dom';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { bookOrder, payFromWallet } from '#tests/support/orders/book-order.ts';
import { registerMember } from '#tests/support/page/login-dialog.ts';
import { fireEvent, mountWidget, waitFor } from '#tests/support/page/mount-widget.tsx';
import type { MountWidgetOptions } from '#tests/support/page/mount-widget.tsx';
import { showOrderNo } from '#domain/order/order-number.ts';

const personal = '13800000040';
let unpaid = { orderId: '', orderNo: '', payprice: '', token: '' };
let paid = unpaid;
beforeAll(async () => {
  unpaid = await bookOrder({
    as: personal,
    passengers: [
      { name: '陈佳宁', certNo: '11010119900307803X' },
      { name: '陈小宁', psgType: 'CHD', certNo: '110101201803074512', bornDate: '2018-03-07' },
    ],
  });
  paid = await bookOrder({ as: personal, from: 'SHA', to: 'CAN' });
  await payFromWallet(paid);
});

async function open(options: MountWidgetOptions = {}) {
  const widget = await mountWidget('order-list', { as: personal, address: '/order/list', ...options });
  const card = async ({ orderNo }: { orderNo: string }) =>
    widget.screen.findByRole('article', { name: new RegExp(`^订单 ${showOrderNo(orderNo)} `) });
  return { ...widget, card };
}

/** The answers of the list are changed on their way. */
const rowsChanged =
  (change: (row: Record<string, unknown>) => void): typeof fetch =>
  async (input, init) => {
    const response = await fetch(input, init);
    if (!String(input).endsWith('/order/list')) return response;
    const answer = (await response.json()) as { data: { rows: Record<string, unknown>[] } };
    for (const row of answer.data.rows) change(row);
    return new Response(JSON.stringify(answer), { headers: response.headers });
  };

test('government-purchase tickets have a tab of their own; an empty one says how they are booked', async () => {
  const { screen } = await open({ as: '13800000030', address: '/order/list?type=gp' });
  await screen.findByText('还没有公务票订单');
  expect(screen.getByText(/改为公务票预订的订单/)).toBeTruthy();
  expect(screen.getByRole('tab', { selected: true }).textContent).toBe('公务票');
});

describe('the list of flight orders', () => {
  test.each([true, false])(
    'an unpaid order shows trip, travellers, price and deadline, and leads to payment, the switch goToPay of new orders: %s',
    async (goToPay) => {
      const { card, events } = await open({ theme: { appId: 'default', switches: { goToPay } } });
      const shown = await card(unpaid);
      expect(shown.textContent).toMatch(/北京.*广州/);
      expect(shown.textContent).toContain('陈佳宁、陈小宁');
      expect(within(shown).getByText('待支付')).toBeTruthy();
      expect(within(shown).getByRole('timer').textContent).toMatch(/^剩 (2[5-9]|30)分\d\d秒$/);
      expect(shown.textContent).toMatch(/¥[\d,]+\.\d\d含机建燃油 ¥\d+/);
      fireEvent.click(within(shown).getByRole('button', { name: '去支付' }));
      await waitFor(() =>
        expect(events.at(-1)?.detail).toMatchObject({
          name: 'pay_order',
          path: `/pay/order/${unpaid.orderId}?from=orders`,
        }),
      );
    },
  );

  test('each state of an order offers what fits it; an unknown state is grey and offers the details alone', async () => {
    const seen: Record<string, string[]> = {};
    for (const status of [0, 2, 5, 7, 10, 14]) {
      const { card, unmount } = await open({
        fetch: rowsChanged((row) =>
          Object.assign(row, { status, payDeadline: status === 0 ? row['payDeadline'] : null }),
        ),
      });
      const shown = await card(unpaid);
      seen[status] = Array.from(shown.querySelectorAll('button,a'), ({ textContent }) => textContent ?? '').filter(
        (text) => /^[去取改退再订]/.test(text),
      );
      if (status === 14) expect(shown.textContent).toContain('状态 14未识别的状态，以航司为准');
      unmount();
    }
    expect(seen).toEqual({
      0: ['去支付', '取消订单', '订单详情'],
      2: ['改签', '退票', '订单详情'],
      5: ['再次预订', '订单详情'],
      7: ['订单详情'],
      10: ['退票进度'],
      14: ['订单详情'],
    });
  });

  test.each([
    [1, true],
    [0, false],
  ])('the card of a ticket with isExchange %i has the tag of a change: %s', async (isExchange, isTagged) => {
    const { card } = await open({ fetch: rowsChanged((row) => Object.assign(row, { isExchange })) });
    expect(within(await card(paid)).queryByText('改签', { selector: '.t-tag' }) !== null).toBe(isTagged);
  });

  test('a changed order has its one total on its card and in its row', async () => {
    const { card, screen } = await open({ fetch: rowsChanged((row) => Object.assign(row, { total: '4321.5' })) });
    expect((await card(paid)).textContent).toContain('¥4,321.50');
    fireEvent.click(await screen.findByRole('radio', { name: '表格' }));
    expect((await screen.findByRole('table')).textContent).toContain('¥4,321.50');
  });

  test.each([
    ['改签', 'change'],
    ['退票', 'refund'],
  ])('%s of a ticket opens the request on the page of the order', async (name, sale) => {
    const { card, events } = await open({ fetch: rowsChanged((row) => Object.assign(row, { status: 2 })) });
    fireEvent.click(within(await card(paid)).getByRole('button', { name }));
    await waitFor(() =>
      expect(events.at(-1)?.detail).toMatchObject({ path: `/ticket/OrderDetails/${paid.orderId}?sale=${sale}` }),
    );
  });

  test('an application without refund and change offers another booking in their place', async () => {
    const { card } = await open({
      theme: { appId: 'default', switches: { showAirRefund: false, showAirChange: false } },
      fetch: rowsChanged((row) => Object.assign(row, { status: 2 })),
    });
    const shown = await card(paid);
    expect(within(shown).queryByRole('button', { name: /^[退改]/ })).toBeNull();
    expect(within(shown).getByRole('button', { name: '再次预订' })).toBeTruthy();
  });

  test('an order that another member booked can be looked at, not paid or cancelled', async () => {
    const { card } = await open({ fetch: rowsChanged((row) => Object.assign(row, { bookedBy: '许曼' })) });
    const shown = await card(unpaid);
    expect(shown.textContent).toContain('代订人 许曼');
    expect(within(shown).getByText('由许曼支付，超时将自动取消')).toBeTruthy();
    expect(within(shown).queryByRole('button', { name: '去支付' })).toBeNull();
    expect(within(shown).queryByRole('button', { name: '取消订单' })).toBeNull();
  });

  test('the voucher of a subordinate’s order is not asked for', async () => {
    const { card, screen } = await open({
      fetch: rowsChanged((row) => Object.assign(row, { status: 2, bookedBy: '许曼', isSubordinates: true })),
    });
    fireEvent.click(within(await card(paid)).getByRole('button', { name: '更多操作' }));
    expect(await screen.findByRole('menuitem', { name: '打印行程单' })).toBeTruthy();
    expect(screen.queryByRole('menuitem', { name: '报销凭证' })).toBeNull();
  });

  test.each([
    [true, '含服务费 ¥10'],
    [false, '含其他费用 ¥10'],
  ])('the amount names everything in it that is no fare, the service fee shown: %s', async (showServFee, fee) => {
    const { card } = await open({
      theme: { appId: 'default', switches: { showServFee } },
      fetch: rowsChanged((row) =>
        Object.assign(row, {
          taxes: '140',
          insuPayPrice: '60',
          totalServFee: '10',
          totalExchangePrice: '123',
          status: 5,
        }),
      ),
    });
    const amount = (await card(unpaid)).querySelector('.t-rec__amount') as HTMLElement;
    expect(Array.from(amount.children, ({ textContent }) => textContent).slice(1)).toEqual([
      '含改签 ¥123',
      '含机建燃油 ¥140',
      '含保险 ¥60',
      fee,
    ]);
    // Of a cancelled order it is not what was paid.
    expect(amount.querySelector('.t-price--void')).toBeTruthy();
  });

  test('a cancelled order turns over in its place, and two quick presses ask once', async () => {
    const order = await bookOrder({ as: personal });
    const { card, screen } = await open();
    const cancel = within(await card(order)).getByRole('button', { name: '取消订单' });
    fireEvent.click(cancel);
    fireEvent.click(cancel);
    const dialogs = await screen.findAllByRole('dialog');
    expect(dialogs).toHaveLength(1);
    fireEvent.click(within(dialogs[0] as HTMLElement).getByRole('button', { name: '取消订单' }));
    await waitFor(async () => expect((await card(order)).getAttribute('aria-label')).toContain('已取消'));
  });

  test('再次预订 opens the flights of the same route and party', async () => {
    const { card, events } = await open({ fetch: rowsChanged((row) => Object.assign(row, { status: 4 })) });
    const shown = await card(paid);
    await waitFor(() => expect(within(shown).getByRole('button', { name: '再次预订' })).toBeTruthy());
    fireEvent.click(within(shown).getByRole('button', { name: '再次预订' }));
    await waitFor(() =>
      expect(String((events.at(-1)?.detail as { path?: string } | undefined)?.path)).toMatch(
        /^\/airTicket\/query\?from=SHA&to=CAN&adults=1&.*date=/,
      ),
    );
  });

  test('when the time to pay is over the list is read again by itself', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], shouldAdvanceTime: true });
    let lists = 0;
    try {
      const { card } = await open({
        fetch: async (input, init) => {
          if (String(input).endsWith('/order/list')) lists += 1;
          return fetch(input, init);
        },
      });
      await card(unpaid);
      const before = lists;
      await vi.advanceTimersByTimeAsync(31 * 60_000);
      expect(lists).toBeGreaterThan(before);
    } finally {
      vi.useRealTimers();
    }
  });

  test('chips, words and days filter on the server; a reload keeps them', async () => {
    const { screen, type, card, unmount } = await open();
    await card(unpaid);
    fireEvent.click(screen.getByRole('button', { name: /^待支付/ }));
    await waitFor(() => expect(location.search).toBe('?group=unpaid'));
    const input = screen.getByRole('textbox', { name: '关键词' });
    type(input, unpaid.orderNo);
    fireEvent.keyDown(input, { key: 'Enter' });
    await waitFor(() => expect(location.search).toBe(`?group=unpaid&words=${unpaid.orderNo}`));
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1));
    unmount();
    const again = await open({ address: `/order/list${location.search}`, keepSession: true });
    await again.card(unpaid);
    expect(again.screen.getAllByRole('article')).toHaveLength(1);
    expect(again.screen.getByRole('button', { name: /^待支付/ }).getAttribute('aria-pressed')).toBe('true');
  });
});

test('the itinerary of a ticket is shared from the menu of its card', async () => {
  const { card, screen } = await open({ fetch: rowsChanged((row) => Object.assign(row, { status: 2 })) });
  const copied: string[] = [];
  vi.stubGlobal('navigator', {
    ...navigator,
    clipboard: { writeText: async (text: string) => void copied.push(text) },
  });
  try {
    fireEvent.click(within(await card(paid)).getByRole('button', { name: '更多操作' }));
    fireEvent.click(await screen.findByRole('menuitem', { name: '分享行程' }));
    await screen.findByText('行程已复制，可粘贴发送给同行人');
    expect(copied[0]).toMatch(/^上海 → 广州\n.*\n乘机人：/);
  } finally {
    vi.unstubAllGlobals();
  }
});

describe('the table of flight orders', () => {
  const table = { address: '/order/list?look=table' };

  test('cards become a table with the columns that are not hidden, and the address keeps both', async () => {
    const { screen, card } = await open();
    await card(unpaid);
    fireEvent.click(await screen.findByRole('radio', { name: '表格' }));
    await screen.findByRole('table', { name: '机票订单' });
    expect(screen.queryAllByRole('article')).toEqual([]);
    fireEvent.click(await screen.findByRole('button', { name: '列设置' }));
    fireEvent.click(await screen.findByRole('checkbox', { name: '航班' }));
    await waitFor(() => expect(screen.queryByRole('columnheader', { name: '航班' })).toBeNull());
    expect(location.search).toBe('?look=table&hide=flight');
    expect(screen.queryByRole('checkbox', { name: '订单号' })).toBeNull();
  });

  test('a row has the actions of its state, and a ticket’s menu has voucher and itinerary', async () => {
    const { screen } = await open({ ...table, fetch: rowsChanged((row) => Object.assign(row, { status: 2 })) });
    const link = await screen.findByRole('link', { name: showOrderNo(paid.orderNo) });
    const row = within(link.closest('tr') as HTMLElement);
    expect(row.getByRole('button', { name: '改签' })).toBeTruthy();
    fireEvent.click(row.getByRole('button', { name: '更多' }));
    expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)).toEqual([
      '再次预订',
      '报销凭证',
      '打印行程单',
      '分享行程',
    ]);
    fireEvent.click(screen.getByRole('menuitem', { name: '报销凭证' }));
    await waitFor(() =>
      expect(location.pathname + location.search).toBe(`/myCenter/expense_proof?keyword=${paid.orderNo}&group=all`),
    );
  });

  test('a row that is being refunded leads to its progress and names the refund', async () => {
    const { screen } = await open({
      ...table,
      fetch: rowsChanged((row) => Object.assign(row, { status: 10, returned: '120' })),
    });
    const link = await screen.findByRole('link', { name: showOrderNo(paid.orderNo) });
    const row = within(link.closest('tr') as HTMLElement);
    expect(row.getByRole('link', { name: '退票进度' }).getAttribute('href')).toBe(link.getAttribute('href'));
    expect(row.getByText('退款 −¥120')).toBeTruthy();
  });

  test('of the selected orders those that are unpaid are cancelled, and each refusal is reported', async () => {
    const [first, second] = [await bookOrder({ as: personal }), await bookOrder({ as: personal, from: 'SHA' })];
    const { screen } = await open({
      ...table,
      async fetch(input, init) {
        const isRefused =
          String(input).endsWith('/order/cancelAirOrder') && String(init?.body).includes(second.orderId);
        return isRefused
          ? new Response(JSON.stringify({ ret: 409, msg: '订单正在支付，请稍后再试', data: null }))
          : fetch(input, init);
      },
    });
    const select = async ({ orderNo }: { orderNo: string }) =>
      fireEvent.click(await screen.findByRole('checkbox', { name: `选择 订单 ${showOrderNo(orderNo)}` }));
    for (const order of [first, second, paid]) await select(order);
    await screen.findByRole('region', { name: '已选 3 项' });
    await screen.findByRole('button', { name: '导出所选（3）' });
    fireEvent.click(screen.getByRole('button', { name: '取消未支付订单（2）' }));
    const question = await screen.findByRole('dialog', { name: '取消订单' });
    expect(question.textContent).toContain('2 个待支付的订单');
    fireEvent.click(within(question).getByRole('button', { name: '取消订单' }));
    const report = await screen.findByRole('dialog', { name: '取消订单结果' });
    await within(report).findByText('1 项成功，1 项未成功');
    expect(report.textContent).toContain(`订单 ${showOrderNo(second.orderNo)}未成功订单正在支付，请稍后再试`);
    fireEvent.click(within(report).getByRole('button', { name: '完成' }));
    await waitFor(() => expect(screen.queryByRole('region', { name: /^已选/ })).toBeNull());
  });
});

test('tags and amounts filter on the server; the lower amount counts as the first', async () => {
  const { screen, card, type } = await open();
  await card(unpaid);
  fireEvent.click(screen.getByRole('button', { name: '标签' }));
  fireEvent.click(await screen.findByRole('button', { name: '往返' }));
  await screen.findByText('没有符合条件的记录');
  expect(location.search).toBe('?tags=roundTrip');
  // Numbers of what is filtered, nothing among them.
  await screen.findByRole('button', { name: '待支付 0' });
  expect(screen.getByRole('tab', { name: '机票 0' })).toBeTruthy();
  fireEvent.click(await screen.findByRole('button', { name: '清空筛选' }));
  await card(unpaid);
  fireEvent.click(screen.getByRole('button', { name: '金额' }));
  type(await screen.findByRole('textbox', { name: '最低金额' }), String(Number(unpaid.payprice) + 1));
  type(screen.getByRole('textbox', { name: '最高金额' }), unpaid.payprice);
  const search = screen.getAllByRole('button', { name: '查询' }).find((button) => button.closest('.t-flt__panel'));
  fireEvent.click(search as HTMLElement);
  await waitFor(() =>
    expect(decodeURIComponent(location.search)).toBe(`?amounts=${unpaid.payprice}~${Number(unpaid.payprice) + 1}`),
  );
  await card(unpaid);
});

test('a member without orders is led to a booking; filters and export are there for later', async () => {
  await registerMember('14700000001', 'travel123');
  const { screen, events } = await open({ as: '14700000001' });
  fireEvent.click(await screen.findByRole('button', { name: '订机票' }));
  await waitFor(() => expect(events.at(-1)?.detail).toMatchObject({ name: 'DomesticAirTicketQuery' }));
});

test('filters are saved as a view, which another visit opens, renames and removes, and another member never sees', async () => {
  const { screen, type, unmount } = await open({ address: '/order/list?group=done&sort=-travel' });
  const menu = async (name: RegExp | string) => fireEvent.click(await screen.findByRole('button', { name }));
  const item = async (name: string, within_ = screen) =>
    fireEvent.click(await within_.findByRole('menuitem', { name }));
  // Without saved views there is no menu of one line.
  await menu('将当前筛选存为视图');
  fireEvent.click(await screen.findByRole('button', { name: '保存' }));
  await screen.findByText('请输入视图名称');
  type(screen.getByRole('textbox', { name: '视图名称' }), '最近完成');
  fireEvent.click(screen.getByRole('button', { name: '保存' }));
  await screen.findByRole('button', { name: '视图 最近完成' });
  unmount();

  const later = await open({ keepSession: true });
  fireEvent.click(await later.screen.findByRole('button', { name: '视图' }));
  await item('最近完成', later.screen);
  await waitFor(() => expect(location.search).toBe('?group=done&sort=-travel'));
  fireEvent.click(await later.screen.findByRole('button', { name: '视图 最近完成' }));
  await item('管理视图', later.screen);
  fireEvent.click(await later.screen.findByRole('button', { name: '视图 最近完成 的操作' }));
  await item('重命名', later.screen);
  later.type(await later.screen.findByRole('textbox', { name: '视图名称' }), '已完成');
  fireEvent.click(later.screen.getByRole('button', { name: '保存' }));
  fireEvent.click(await later.screen.findByRole('button', { name: '视图 已完成 的操作' }));
  later.unmount();

  const stranger = await open({ as: '13800000030' });
  await stranger.screen.findByRole('button', { name: '将当前筛选存为视图' });
  expect(stranger.screen.queryByRole('menuitem', { name: '已完成' })).toBeNull();
  stranger.unmount();

  const last = await open();
  fireEvent.click(await last.screen.findByRole('button', { name: '视图' }));
  await item('管理视图', last.screen);
  fireEvent.click(await last.screen.findByRole('button', { name: '视图 已完成 的操作' }));
  await item('删除', last.screen);
  await last.screen.findByText('视图已删除');
  await last.screen.findByRole('button', { name: '将当前筛选存为视图' });
});
