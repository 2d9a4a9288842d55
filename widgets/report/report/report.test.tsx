import { within } from '@testing-library/dom';
import { afterEach, expect, test, vi } from 'vitest';
import type { ReportEvent, ReportFigures, ReportOverview, ReportPivot } from '#contract/report-form.ts';
import { fireEvent, mountWidget, waitFor } from '#tests/support/page/mount-widget.tsx';
import { printedPaper } from '#tests/support/page/print-frame.ts';

const figures = (amount: string, tickets: number, more: Partial<ReportFigures> = {}): ReportFigures => ({
  amount,
  sales: amount,
  changes: '0',
  refunds: '0',
  fare: amount,
  fullFare: String(2 * Number(amount)),
  taxes: '0',
  serviceFee: '0',
  insurance: '0',
  overAmount: '0',
  missed: '0',
  changeCost: '0',
  refundCost: '0',
  orders: tickets,
  tickets,
  advanceDays: 5 * tickets,
  checked: tickets,
  over: 0,
  missedTickets: 0,
  changedTickets: 0,
  refundedTickets: 0,
  ...more,
});
const now = figures('12000', 12, { over: 3, overAmount: '450', missed: '800', missedTickets: 4 });
const then = figures('10000', 10);
const row = (key: string, name: string) => ({ key, name, figures: now, before: then });
const half = (key: string, name: string) => ({ key, name, figures: figures('6000', 6), before: figures('5000', 5) });
const overview: ReportOverview = {
  asOf: '2026-08-31 12:00:00',
  period: { from: '2026-07-01', to: '2026-08-31' },
  compared: { from: '2026-05-01', to: '2026-06-30' },
  figures: now,
  before: then,
  series: [
    { key: '2026-07', name: '2026 年 7 月', figures: then },
    { key: '2026-08', name: '2026 年 8 月', figures: now },
  ],
  seriesBefore: [],
  tops: {
    route: [half('BJS-SHA', '北京 → 上海'), half('SHA-BJS', '上海 → 北京')],
    airline: [],
    department: [],
    employee: [],
    cabin: [],
    advance: [],
    reason: [row('行程时间受限', '行程时间受限')],
  },
  drivers: { from: '10000', to: '12000', volume: '2000', price: '-300', mix: '300' },
  options: { departments: [], employees: [], costCenters: [] },
};
const pivot: ReportPivot = {
  period: overview.period,
  compared: overview.compared,
  columns: [],
  rows: [{ key: '研发部', name: '研发部', figures: now, before: then, cells: [] }],
  total: { figures: now, before: then, cells: [] },
  rowCount: 1,
  columnCount: 0,
};

const answer = (data: unknown) =>
  new Response(JSON.stringify({ ret: 0, msg: '', data, tips: null }), {
    headers: { 'content-type': 'application/json' },
  });

/** Opens the report of the company's account with these figures. */
async function open(
  address: string,
  given: Partial<ReportOverview> = {},
  detail: object = { rows: [], total: 0, next: null, sums: {} },
  product = 'air',
) {
  const asked: Record<string, string>[] = [];
  const answered: typeof fetch = async (input, init) => {
    const path = String(input);
    if (!path.includes('/report/')) return fetch(input, init);
    asked.push({ path, ...Object.fromEntries(new URLSearchParams(String(init?.body))) });
    if (path.endsWith('/report/query')) return answer({ ...overview, ...given });
    if (path.endsWith('/report/pivot')) return answer(pivot);
    return answer(detail);
  };
  return {
    asked,
    ...(await mountWidget('report', { as: '13800000070', props: { product }, address, fetch: answered })),
  };
}

const home = '/myCenter/report_form_dom_air';

afterEach(() => vi.restoreAllMocks());

test('a report has figures with their change, sentences, where the change comes from, and a pivot with totals', async () => {
  const { screen } = await open(home);
  await screen.findByRole('heading', { name: '国内机票报表' });
  expect((await screen.findAllByText('¥12,000.00')).length).toBeGreaterThan(0);
  expect(screen.getAllByText('+20.0%', { exact: false }).length).toBeGreaterThan(0);
  await screen.findByText('合规率 75.0%，超标 3 张', { exact: false });
  const heading = await screen.findByRole('heading', { name: '支出变化来自哪里' });
  const drivers = heading.closest('section') as HTMLElement;
  for (const text of ['+¥2,000.00', '−¥300.00', '+¥300.00']) within(drivers).getByText(text);
  const table = await screen.findByRole('table', { name: '透视表' });
  await within(table).findByText('研发部');
  expect(table.querySelector('tfoot')?.textContent).toContain('¥12,000.00');
});

test('the change beside a chosen measure is that of the measure', async () => {
  const { screen } = await open(`${home}?rows=department&measure=tickets`);
  const table = await screen.findByRole('table', { name: '透视表' });
  const row = (await within(table).findByText('研发部')).closest('tr') as HTMLElement;
  expect(row.querySelector('[data-name="变化"]')?.textContent).toContain('+20.0%');
  const compliance = await open(`${home}?rows=department&measure=compliance`);
  const other = (
    await within(await compliance.screen.findByRole('table', { name: '透视表' })).findByText('研发部')
  ).closest('tr') as HTMLElement;
  expect(other.querySelector('[data-name="变化"]')?.textContent).toContain('−25.0 个百分点');
});

test('a report of stays has the loss of cancellations, and no figure that only flights have', async () => {
  const { screen, root } = await open('/myCenter/report_form_hotel', {}, undefined, 'hotel');
  await screen.findByRole('heading', { name: '酒店报表' });
  await screen.findAllByText('退订损失');
  const figures = [...root.querySelectorAll('.t-stats dt')].map((name) => name.textContent);
  expect(figures).toEqual([
    '净消费额',
    '间夜数',
    '平均房价',
    '平均提前天数',
    '合规率',
    '超标间夜',
    '超标金额',
    '退订损失',
  ]);
  fireEvent.click(await screen.findByRole('combobox', { name: '指标' }));
  await screen.findByRole('option', { name: '退订损失' });
  for (const name of ['机建燃油', '保险', '改签率', '改签费用', '退订率', '平均折扣'])
    expect(screen.queryByRole('option', { name })).toBeNull();
});

test('the filters of a report are saved as a view, and shown again by its name', async () => {
  const { screen } = await open(`${home}?by=week&measure=tickets`);
  await screen.findByRole('heading', { name: '国内机票报表' });
  fireEvent.click(await screen.findByRole('button', { name: '将当前筛选存为视图' }));
  const dialog = await screen.findByRole('dialog');
  fireEvent.input(within(dialog).getByRole('textbox'), { target: { value: '按周票量' } });
  fireEvent.click(within(dialog).getByRole('button', { name: '保存' }));
  await screen.findByRole('button', { name: /按周票量/ });
  history.replaceState(history.state, '', home);
  dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  await waitFor(() => expect(screen.queryByRole('button', { name: /按周票量/ })).toBeNull());
  fireEvent.click(screen.getByRole('button', { name: /^视图/ }));
  fireEvent.click(await screen.findByRole('menuitem', { name: /按周票量/ }));
  await waitFor(() => expect(location.search).toContain('by=week'));
});

test('the reasons of missed savings and their rest sum up to the whole, and each reason leads to its events', async () => {
  const part = figures('3000', 3, { over: 3, overAmount: '450', missed: '600', missedTickets: 3 });
  const reason = { key: '行程时间受限', name: '行程时间受限', figures: part, before: null };
  const { screen } = await open(home, { tops: { ...overview.tops, reason: [reason] } });
  const table = await screen.findByRole('table', { name: '错失的节省与超标原因' });
  expect(
    within(table)
      .getAllByRole('row')
      .map((line) => line.textContent),
  ).toEqual([
    '原因超标票数超标金额错失节省',
    '行程时间受限3¥450.00¥600.00',
    '未超标，但有更低价——¥200.00',
    '合计3¥450.00¥800.00',
  ]);
});

test('a range that is too long leads back to the usual days', async () => {
  const { screen } = await mountWidget('report', {
    as: '13800000070',
    props: { product: 'air' },
    address: `${home}?days=2016-01-01~2026-01-01`,
  });
  await screen.findByText('时间范围不能超过 3 年');
  fireEvent.click(screen.getByRole('button', { name: '查看最近半年' }));
  await waitFor(() => expect(screen.queryByText('时间范围不能超过 3 年')).toBeNull());
  expect(screen.queryByRole('button', { name: '查看最近半年' })).toBeNull();
});

test('the ranking leaves out what nothing was spent on in the period', async () => {
  const gone = { key: 'SHA-CAN', name: '上海 → 广州', figures: figures('0', 0), before: then };
  const { screen } = await open(home, { tops: { ...overview.tops, route: [...overview.tops.route, gone] } });
  const list = await screen.findByRole('list', { name: '消费排行 航线' });
  expect(within(list).getAllByRole('listitem')).toHaveLength(2);
});

test('values behind the shown ones of a ranking are one row, so that its rows add up to the total', async () => {
  const [first] = overview.tops.route;
  const { screen } = await open(home, { tops: { ...overview.tops, route: first ? [first] : [] } });
  const list = await screen.findByRole('list', { name: '消费排行 航线' });
  const rows = within(list).getAllByRole('listitem');
  expect(rows.map(({ textContent }) => textContent?.replace(/\s+/g, ''))).toEqual([
    '北京→上海票量6·占50.0%¥6,000.00▲+20.0%',
    '其他票量6·占50.0%¥6,000.00▲+20.0%',
  ]);
  expect(within(rows[1] as HTMLElement).queryByRole('button')).toBeNull();
});

test('the amount of a refund is its charge and what was given back, in its row and in the totals', async () => {
  const refund = {
    id: 'refund:1',
    at: '2026-08-01 10:00:00',
    type: 'refund',
    orderId: '261116022060',
    title: '机票 杭州 → 北京',
    people: '陈佳宁',
    employee: '陈佳宁',
    department: '研发中心',
    costCenter: '',
    route: '',
    airline: '',
    cabin: '',
    travelAt: '',
    advanceDays: 0,
    tickets: 0,
    discount: null,
    fare: '0',
    taxes: '0',
    serviceFee: '0',
    insurance: '0',
    charge: '246',
    amount: '-454',
    standard: 'in',
    reason: '',
    missed: '0',
    travelType: 'business',
  } as ReportEvent;
  const sums = {
    fare: '590',
    taxes: '70',
    serviceFee: '10',
    insurance: '30',
    charge: '246',
    amount: '246',
    tickets: '1',
  };
  const { screen } = await open(`${home}?view=detail`, {}, { rows: [refund], total: 1, next: null, sums });
  const table = await screen.findByRole('table', { name: '报表明细' });
  expect(within(table).getByRole('row', { name: /退票/ }).textContent).toContain('246.00−700.00−454.00');
  expect(table.querySelector('tfoot')?.textContent).toContain('246.00−700.00246.00');
});

test('is printed with its period, figures, sentences and the pivot with totals', async () => {
  const { screen, root } = await open(`${home}?days=2026-07-01~2026-08-31`);
  await within(await screen.findByRole('table', { name: '透视表' })).findByText('研发部');
  fireEvent.click(screen.getByRole('button', { name: '打印' }));
  const { title, text, closeDialog } = await printedPaper(root);
  expect(title).toBe('国内机票报表');
  for (const part of ['2026-07-01 ~ 2026-08-31', '净消费额 ¥12,000.00', '合规率 75.0%，超标 3 张', '研发部', '合计'])
    expect(text).toContain(part);
  closeDialog();
});

test('a chart without a canvas is a table of its values', async () => {
  const { screen } = await open(home);
  const table = await screen.findByRole('table', { name: '消费趋势' });
  expect(table.textContent).toContain('2026 年 8 月');
  expect(table.textContent).toContain('¥10,000.00');
});

test('a sentence and a row of the pivot lead to their events', async () => {
  const { screen, asked } = await open(`${home}?days=2026-07-01~2026-08-31`);
  fireEvent.click(await screen.findByRole('button', { name: '查看这 3 张' }));
  await screen.findByRole('heading', { name: '国内机票报表 · 明细' });
  expect(location.search).toContain('view=detail');
  await waitFor(() => expect(asked.at(-1)?.['path']).toContain('/report/detail'));
  expect(asked.at(-1)).toMatchObject({
    where: '{"standard":["over"]}',
    days: '{"from":"2026-07-01","to":"2026-08-31"}',
  });
  history.back();
  const table = await screen.findByRole('table', { name: '透视表' });
  fireEvent.click(await within(table).findByRole('button', { name: '研发部' }));
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ where: '{"department":["研发部"]}' }));
});

test('the address holds the filters, and a press on a chosen key takes it away', async () => {
  const { screen, asked } = await open(`${home}?compare=year&by=week&where=department:%E7%A0%94%E5%8F%91%E9%83%A8`);
  await screen.findAllByText('¥12,000.00');
  const query = asked.find(({ path }) => path?.endsWith('/report/query'));
  expect(query).toMatchObject({ compare: 'year', by: 'week', where: '{"department":["研发部"]}' });
  const chip = await screen.findByRole('button', { name: '取消筛选 部门 研发部' });
  // In the line of the period, which is there anyway.
  expect(chip.closest('[role=group]')?.parentElement?.textContent).toContain('对比期');
  fireEvent.click(chip);
  await waitFor(() => expect(location.search).not.toContain('where'));
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ where: '{}' }));
});

test('on a phone the filters are one button with its word, and the jumps a row that fades', async () => {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(375);
  const { screen, root } = await open(home);
  expect((await screen.findByRole('button', { name: '筛选' })).textContent).toBe('筛选');
  await screen.findAllByText('¥12,000.00');
  expect(root.querySelector('nav > .t-tabs')?.textContent).toMatch(/^本期要点/);
});

test('a filter is as wide with a choice as without', async () => {
  const departments = ['研发部', '市场部'].map((name) => ({ key: name, name }));
  const { screen } = await open(`${home}?where=department:%E7%A0%94%E5%8F%91%E9%83%A8`, {
    options: { departments, employees: [], costCenters: [] },
  });
  expect((await screen.findByRole('button', { name: '部门 研发部' })).style.width).toBe('148px');
});

test('an empty report helps on, and one of rides has the words of rides', async () => {
  const none = { figures: figures('0', 0), before: null, series: [], drivers: null };
  const { screen, unmount } = await open(home, none);
  await screen.findByText('这段时间没有记录');
  screen.getByRole('button', { name: '查看近一年' });
  unmount();
  const car = await mountWidget('report', {
    as: '13800000070',
    props: { product: 'car' },
    address: '/myCenter/report_form_car',
  });
  await car.screen.findByRole('heading', { name: '用车报表' });
  await car.screen.findByText('这段时间没有记录');
});
