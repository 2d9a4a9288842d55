import { within } from '@testing-library/dom';
import { describe, expect, test } from 'vitest';
import { reportAmounts, reportCounts } from '#contract/report-form.ts';
import type { MenuItem } from '#domain/menu/visible-menus.ts';
import { bookOrder } from '#tests/support/orders/book-order.ts';
import { bookTrain } from '#tests/support/orders/order-train.ts';
import { bookStay } from '#tests/support/orders/book-stay.ts';
import { fireEvent, logIn, mountWidget, waitFor } from '#tests/support/page/mount-widget.tsx';
import type { MountWidgetOptions } from '#tests/support/page/mount-widget.tsx';
import { groupsOf } from './Shortcuts.tsx';

async function open(options: MountWidgetOptions & { kind?: string }) {
  const { kind, ...rest } = options;
  const widget = await mountWidget('workbench', { ...rest, ...(kind && { props: { kind } }) });
  await widget.screen.findByRole('heading', { level: 1 });
  const card = (name: string | RegExp) => widget.screen.findByRole('region', { name });
  return { ...widget, card };
}

/** Every call of these paths fails as a dead network does. */
const without =
  (...paths: string[]): NonNullable<MountWidgetOptions['fetch']> =>
  async (input, init) => {
    const { pathname } = new URL(input instanceof Request ? input.url : String(input));
    if (paths.includes(pathname)) throw new TypeError('no network');
    return fetch(input, init);
  };

/** Figures of a report in which nothing happened. */
const noFigures = {
  ...Object.fromEntries(reportAmounts.map((name) => [name, '0'])),
  ...Object.fromEntries(reportCounts.map((name) => [name, 0])),
};

/** The wire, on which this call has this answer. */
const answering =
  (path: string, data: object): NonNullable<MountWidgetOptions['fetch']> =>
  async (input, init) =>
    new URL(input instanceof Request ? input.url : String(input)).pathname === path
      ? Response.json({ ret: 0, msg: '', data })
      : fetch(input, init);

describe('cards by kind of member', () => {
  test('an employee begins a new application from the workbench', async () => {
    const bench = await open({ as: '13800000071', address: '/travelCentral/index' });
    const card = await bench.card('审批与申请');
    expect(within(card).getByRole('link', { name: '新建申请' }).getAttribute('href')).toBe('/travel/application/add');
  });

  test('an employee without any kind of approval is shown no applications, which they could not open', async () => {
    const bench = await open({ as: '13800000074', address: '/travelCentral/index' });
    await bench.card('我的差旅标准');
    expect(bench.screen.queryByRole('region', { name: '审批与申请' })).toBeNull();
  });

  test('the company’s account: company, credit line, prepaid account, explanation', async () => {
    const bench = await open({ as: '13800000070', address: '/company/index' });
    expect(bench.screen.getByRole('heading', { level: 1 }).textContent).toMatch(/好，周国梁$/);
    await bench.screen.findByText(/^员工 29\d 人$/);
    expect(bench.screen.getByText('企业管理员')).toBeTruthy();
    // Notices are read before a search for what the menu lacks.
    const side = [...bench.root.querySelectorAll('.wb-side h2')].map(({ textContent }) => textContent);
    expect(side.slice(-2)).toEqual(['公告', '找不到某个功能？']);
    const credit = await bench.card('授信账户');
    await within(credit).findByText('¥300,000.00');
    const figures = [...credit.querySelectorAll('dd')].map((item) => Number(item.textContent?.replace(/[¥,]/g, '')));
    const [used = 0, frozen = 0, limit = 0] = figures;
    const available = Number(credit.querySelector('.wb-acc__big')?.textContent?.replace(/[¥,]/g, ''));
    expect(used + frozen + available).toBeCloseTo(limit, 2);
    await bench.card('企业钱包');
    expect(await bench.screen.findByText('没有待确认的账单')).toBeTruthy();
    expect(bench.screen.queryByRole('region', { name: '我的差旅标准' })).toBeNull();
  });

  test('the company’s account with an overdue bill: the credit line is not called normal', async () => {
    const stopped = '账单 ZD202611-1 已逾期，还清欠款 ¥880.00 后即可使用公司授信';
    const bench = await open({
      as: '13800000070',
      address: '/company/index',
      fetch: answering('/finance/settlement/get', { inForce: {}, credit: { look: 'ok', percent: 0, stopped } }),
    });
    const credit = await bench.card('授信账户');
    await within(credit).findByText('已逾期，公司支付已暂停');
  });

  test('the company’s account sees its month beside the same days of the last one', async () => {
    const figures = (tickets: number, amount: string) => ({ ...noFigures, tickets, amount, checked: 10, over: 2 });
    const statistics = {
      asOf: '2026-11-23 10:00:00',
      period: { from: '2026-11-01', to: '2026-11-23' },
      compared: { from: '2026-10-01', to: '2026-10-23' },
      figures: figures(12, '11000'),
      before: figures(10, '10000'),
      products: [
        { product: 'air', figures: figures(8, '9000'), before: figures(10, '10000') },
        { product: 'hotel', figures: figures(4, '2000'), before: noFigures },
        { product: 'car', figures: noFigures, before: noFigures },
      ],
      personal: '1078',
      departments: [{ key: '1', name: '研发中心', figures: figures(11, '10400'), before: figures(10, '10000') }],
    };
    const bench = await open({
      as: '13800000070',
      address: '/company/index',
      fetch: answering('/member/center/companystatistics', statistics),
    });
    const card = await bench.card('本月差旅消费');
    await within(card).findByText('+10.0%');
    expect(card.querySelector('.wb-acc__big')?.textContent).toBe('¥11,000.00');
    expect(within(card).getByText('80.0%')).toBeTruthy();
    expect(within(card).getByText('其中个人支付 ¥1,078.00，不入账单')).toBeTruthy();
    expect(within(card).getByRole('list', { name: '部门消费' }).textContent).toBe('研发中心¥10,400.00其他部门¥600.00');
    // Every product leads to its own report of the same days; figures that only flights have are not beside the sum.
    const rows = [...within(card).getByRole('list', { name: '产品消费' }).querySelectorAll('li')];
    expect(rows.map(({ textContent }) => textContent)).toEqual(['国内机票¥9,000.00', '酒店¥2,000.00']);
    expect(rows.map((row) => row.querySelector('a')?.getAttribute('href'))).toEqual(
      ['dom_air', 'hotel'].map((name) => `/myCenter/report_form_${name}?days=2026-11-01~2026-11-23`),
    );
    expect(card.textContent).not.toMatch(/票量|错失节省/);
  });

  test.each([
    ['issued', /^已过确认期 \d+ 天$/],
    ['disputed', /^有异议$/],
  ])('the tile of a bill past its day that is %s says what it waits for', async (state, note) => {
    const bill = { billId: 1, no: 'ZD202512-1', from: '2025-12-01', to: '2025-12-31', state, rows: 1, version: 1 };
    const sums = { amount: '100', carried: '0', due: '100', paid: '0', rest: '100', waiting: '0', credited: '0' };
    const days = { closesAt: '2026-01-01 00:00:00', confirmBy: '2026-01-05', dueOn: '2026-02-05' };
    // The whole of it: its own card comes later, and would fail the page.
    const rows = [{ ...bill, ...sums, ...days, hash: '', disputes: 1, disputesForYou: 0, claimed: '0' }];
    const bench = await open({
      as: '13800000070',
      address: '/company/index',
      fetch: answering('/bill/company/list', { rows, total: 1, next: null }),
    });
    // It is drawn anew with its answer.
    const tile = () => bench.screen.getByText('待确认账单').closest('a') as HTMLElement;
    await waitFor(() => expect(within(tile()).getByText(note)).toBeTruthy());
    expect(tile().getAttribute('href')).toBe('/finance/enterpriseBill?group=toConfirm');
  });

  test('a month without a ticket says so in words', async () => {
    const statistics = {
      asOf: '2026-11-23 10:00:00',
      period: { from: '2026-11-01', to: '2026-11-23' },
      compared: { from: '2026-10-01', to: '2026-10-23' },
      figures: noFigures,
      before: noFigures,
      products: [],
      personal: '0',
      departments: [],
    };
    const bench = await open({
      as: '13800000070',
      address: '/company/index',
      fetch: answering('/member/center/companystatistics', statistics),
    });
    await within(await bench.card('本月差旅消费')).findByText('本月还没有差旅消费');
  });

  test('充值 of the prepaid account is hidden until the session holds money_change', async () => {
    sessionStorage.clear();
    sessionStorage.setItem('travel-embed:default:permissions', '[]');
    const bench = await open({ as: '13800000070', address: '/company/index', keepSession: true });
    await within(await bench.card('企业钱包')).findAllByText(/^¥/);
    expect(bench.page.session.permissions.value).toEqual([]);
    expect(bench.screen.queryByText('去充值')).toBeNull();
    bench.page.session.adopt((await logIn('13800000070')) as never);
    expect((await bench.screen.findByText('去充值')).getAttribute('href')).toBe('/finance/recharge');
    expect(bench.page.session.permissions.value).toContain('money_change');
  });

  test('an employee: the travel standard, no credit line, no explanation', async () => {
    const bench = await open({ as: '13800000071', address: '/travelCentral/index' });
    const standard = await bench.card('我的差旅标准');
    await within(standard).findByText(/不高于 6.0 折/);
    expect(bench.screen.queryByRole('region', { name: '授信账户' })).toBeNull();
    expect(bench.screen.queryByRole('region', { name: '找不到某个功能？' })).toBeNull();
    expect((await bench.screen.findAllByText('研发中心')).length).toBeGreaterThan(0);
  });

  test('a personal member: the wallet', async () => {
    // Without a pay password: no other file spends from this wallet of the shared sandbox.
    const bench = await open({ as: '13800000020', address: '/personalCentral/index' });
    const wallet = await bench.card('我的钱包');
    expect((await within(wallet).findAllByText('¥1,280.00')).length).toBeGreaterThan(0);
    expect(bench.screen.queryByRole('region', { name: '我的差旅标准' })).toBeNull();
  });
});

test.each([
  ['01:00', '夜深了'],
  ['09:00', '早上好'],
])('at %s in China a member reads %s', async (clock, words) => {
  const bench = await open({
    as: '13800000020',
    address: '/personalCentral/index',
    now: () => Date.parse(`2026-11-20T${clock}:00+08:00`),
  });
  expect(bench.screen.getByRole('heading', { level: 1 }).textContent).toMatch(new RegExp(`^${words}，`));
});

test('the deadline of a stay names the hotel, and leads to its payment', async () => {
  const { orderNo } = await bookStay({ as: '13800000030' });
  const bench = await open({ as: '13800000030', address: '/personalCentral/index' });
  const line = (await within(await bench.card('近期期限')).findByText('酒店待支付')).closest('li')!;
  expect(line.textContent).toMatch(/超时释放房间.+ \d\d-\d\d 林知远/);
  expect(within(line).getByRole('link', { name: '去支付' }).getAttribute('href')).toContain(orderNo);
});

test('the deadline of a train names it with its day, and leads to its payment', async () => {
  const { orderNo, ride } = await bookTrain({ as: '13800000041' });
  const bench = await open({ as: '13800000041', address: '/personalCentral/index' });
  const card = await bench.card('近期期限');
  const line = (await within(card).findByText(new RegExp(`${ride.trainNumber} ${ride.date.slice(5)} `))).closest('li')!;
  expect(within(line).getByRole('link', { name: '去支付' }).getAttribute('href')).toContain(
    `/train/train_order_pay/${orderNo}`,
  );
});

test('a distributor sees the month of the members below, and the way to their orders; others have no such card', async () => {
  const team = {
    nodes: [],
    counts: { all: 3, active: 2, unclaimed: 1, frozen: 0 },
    month: { orders: 12, sales: '9860', earned: '98.6' },
    today: { orders: 2, sales: '1530' },
  };
  const centre = await open({ as: '13800000040', fetch: answering('/subordinate/tree', team) });
  const sales = await centre.card('下级销售');
  await waitFor(() =>
    expect(sales.textContent).toMatch(/¥9,860\.00.*今日¥1,530\.00 · 2 单.*12 单.*¥98\.60.*3 人，2 人可用/),
  );
  fireEvent.click(within(sales).getByRole('button', { name: '下级订单' }));
  await waitFor(() =>
    expect(centre.events.find(({ type }) => type === 'navigate')?.detail).toMatchObject({ name: 'order_list' }),
  );
  // Without pnrImport the quick order is closed to the distributor.
  expect(within(sales).queryByText('快捷下单')).toBeNull();
  centre.unmount();
  const personal = await open({ as: '13800000010' });
  await personal.card('我的钱包').catch(() => undefined);
  expect(personal.screen.queryByRole('region', { name: '下级销售' })).toBeNull();
});

test('the company’s account finds its own workbench on the personal page', async () => {
  const bench = await open({ as: '13800000070', address: '/personalCentral/index' });
  await bench.card('授信账户');
  expect(bench.screen.queryByRole('region', { name: '我的钱包' })).toBeNull();
});

describe('due tasks', () => {
  test('an unpaid order is counted, listed with its countdown and can be paid from here', async () => {
    // An account of its own: other files book for theirs in the same sandbox.
    const { orderId } = await bookOrder({ as: '13800000021' });
    const bench = await open({ as: '13800000021', address: '/personalCentral/index' });
    const tiles = await bench.card('待办与概览');
    await waitFor(() => expect(tiles.textContent).toMatch(/待支付订单1最近 今天|待支付订单1最近 明天/));
    const orders = await bench.card('最近订单');
    await within(orders).findByText('待支付');
    expect(within(orders).getByRole('timer')).toBeTruthy();
    fireEvent.click(within(orders).getByRole('link', { name: '去支付' }));
    await waitFor(() => expect(location.pathname).toBe(`/pay/order/${orderId}`));
  });

  test('approvals count nothing that has not been counted: their sum stands in for the lists', async () => {
    const figures = { todo: 7, nextLapseMs: 1, overdue: 0, mine: 0, approved: 0, orphans: 0 };
    const answered = answering('/workbench/approvals', figures);
    const bench = await open({
      as: '13800000070',
      address: '/company/index',
      fetch: (input, init) =>
        String(input).endsWith('/workbench/counters') ? new Promise<Response>(() => {}) : answered(input, init),
    });
    const card = await bench.card('审批与申请');
    expect(await within(card).findByRole('link', { name: '7 件' })).toBeTruthy();
    expect(card.textContent).toMatch(/全公司已超时0 件.*最早的一件已超时/);
  });

  test('figures lead to the list of exactly what they count, by product and group', async () => {
    const of = (counts: object) => ({ airTicket: 0, gp: 0, hotel: 0, train: 0, intl: 0, ...counts });
    const counters = {
      toPay: of({ hotel: 1 }),
      approval: of({ intl: 2 }),
      ticketing: of({ airTicket: 1 }),
      seating: of({}),
      waiting: of({}),
      afterSale: of({ airTicket: 3, train: 2 }),
      toTravel: of({ airTicket: 100 }),
      toApprove: { trip: 2, order: 1 },
    };
    const bench = await open({
      as: '13800000070',
      address: '/company/index',
      fetch: answering('/workbench/counters', counters),
    });
    const tiles = await bench.card('待办与概览');
    const linked = (inside: HTMLElement) =>
      Array.from(
        inside.querySelectorAll('a'),
        (link) => `${/\d+\+?/.exec(link.textContent ?? '')?.[0]} ${link.getAttribute('href')}`,
      );
    await waitFor(() =>
      expect(linked(tiles).slice(0, 6)).toEqual([
        '1 /order/list?type=hotel&group=unpaid',
        '2 /order/list?type=intl&group=approval',
        '1 /order/list?type=airTicket&group=ticketing',
        '3 /order/list?type=airTicket&group=after',
        '2 /order/list?type=train&group=after',
        '99+ /order/list?type=airTicket&group=travel',
      ]),
    );
    expect(tiles.textContent).toContain('处理中订单8');
    const approvals = await bench.card('审批与申请');
    await waitFor(() => expect(linked(approvals).slice(1, 3)).toEqual(['2 /travel/audit', '1 /travel/audit/order']));
  });

  test('a business order of an employee is shown to the company with who booked it, and without a way to pay it', async () => {
    await bookOrder({ as: '13800000073', travelType: 'business', from: 'PEK', to: 'SHA' });
    const bench = await open({ as: '13800000070', address: '/company/index' });
    const orders = await bench.card(/最近订单/);
    // Other tests of the run book for this company too: those of other employees may be the newest.
    expect((await within(orders).findAllByText(/预订人 \S+/)).length).toBeGreaterThan(0);
    expect(within(orders).queryByText('去支付')).toBeNull();
  });
});

describe('each card by itself', () => {
  test('a failed card shows it and is tried again, the others stay', async () => {
    let isBroken = true;
    const broken = without('/workbench/accounts');
    const bench = await open({
      as: '13800000010',
      address: '/personalCentral/index',
      fetch: (input, init) => (isBroken ? broken(input, init) : fetch(input, init)),
    });
    const wallet = await bench.card('我的钱包');
    await within(wallet).findByRole('alert');
    // The content of the other cards depends on the orders of the run; their presence does not.
    const deadlines = await bench.card('近期期限');
    await waitFor(() => expect(deadlines.querySelector('[aria-busy=true]')).toBeNull());
    expect(within(deadlines).queryByRole('alert')).toBeNull();
    expect(deadlines.textContent).toMatch(/近期没有期限|支付|起飞/);
    isBroken = false;
    fireEvent.click(within(wallet).getByRole('button', { name: '重试' }));
    // The balance depends on the payments of the run; its presence does not.
    await waitFor(() => expect(wallet.textContent).toMatch(/可用余额.*¥[\d,]+\.\d\d/));
  });
});

describe('shortcuts', () => {
  const item = (routeName: string, children: MenuItem[] = []) =>
    ({ id: 1, name: routeName, routeName, children }) as unknown as MenuItem;
  const names = (...tree: MenuItem[]) =>
    groupsOf(tree, 'PersonalCentralIndex', '其他').map(({ name, items }) => [
      name,
      ...items.map(({ name: own }) => own),
    ]);

  test('are the permitted menu without the page itself', () => {
    expect(
      names(
        { ...item('orders', [item('DomesticAirTicketQuery'), item('order_list')]), routeName: null },
        item('PersonalCentralIndex'),
        item('partner_plan_index'),
        item('th_official_index'),
      ),
    ).toEqual([
      ['orders', 'DomesticAirTicketQuery', 'order_list'],
      ['其他', 'partner_plan_index', 'th_official_index'],
    ]);
  });

  test('three links get no card', () => {
    expect(
      names(
        item('PersonalCentralIndex'),
        item('DomesticAirTicketQuery'),
        item('partner_plan_index'),
        item('order_list'),
      ),
    ).toEqual([]);
  });
});

describe('why an item is not seen', () => {
  test('is explained for the own menu and for an employee’s', async () => {
    const bench = await open({ as: '13800000070', address: '/company/index' });
    const card = await bench.card('找不到某个功能？');
    const choose = async (label: string, option: string | RegExp) => {
      fireEvent.click(await within(card).findByRole('combobox', { name: label }));
      fireEvent.click(await bench.screen.findByRole('option', { name: option }));
    };
    await choose('菜单', '差旅工作台');
    await within(card).findByText('“差旅工作台”只对授信子会员开放，当前身份是授信主会员。');
    await choose('谁的菜单', /赵一鸣/);
    await choose('菜单', /行程申请/);
    await within(card).findByText(/“行程申请”需要差旅等级开启审批/);
  });
});
