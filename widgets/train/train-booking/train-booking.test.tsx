import { within } from '@testing-library/dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { TrainRide } from '#contract/train.ts';
import { addDays, dayAt } from '#domain/china-time.ts';
import { faultyWire, faults } from '#tests/support/suites/faulty-wire.ts';
import { fireEvent, mountWidget, waitFor } from '#tests/support/page/mount-widget.tsx';
import type { MountWidgetOptions } from '#tests/support/page/mount-widget.tsx';

afterEach(() => vi.restoreAllMocks());

const personal = '13800000010';
const day = (ahead: number) => addDays(dayAt(Date.now()), ahead);
const open = (query: Record<string, string> = {}, options: MountWidgetOptions = {}) =>
  mountWidget('train-booking', {
    as: personal,
    ...options,
    address: `/train/train_query_list?${new URLSearchParams(query)}`,
  });
const trip = { from: '北京', to: '上海', date: day(5) };
const over = { state: 'over' };
/** The real wire; rides of the list are changed on their way. */
const withRides =
  (change: (ride: object, at: number) => object | false): typeof fetch =>
  async (input, init) => {
    const response = await fetch(input, init);
    if (!String(input).endsWith('/train/query')) return response;
    const answer = (await response.json()) as { data: { rides: object[] } };
    answer.data.rides = answer.data.rides.map((ride, at) => change(ride, at) || ride);
    return new Response(JSON.stringify(answer), { headers: response.headers });
  };
const rows = (root: HTMLElement) => [...root.querySelectorAll<HTMLElement>('[data-train]')];
const numbers = (root: HTMLElement) => rows(root).map((row) => row.dataset['train'] ?? '');

describe('the search form', () => {
  it('asks for both ends before it searches, the focus at the first one that is missing', async () => {
    const { screen, root } = await open();
    fireEvent.click(await screen.findByRole('button', { name: '搜索车次' }));
    const from = await screen.findByRole('button', { name: /^出发.*请选择出发站/ });
    screen.getByRole('button', { name: /^到达.*请选择到达站/ });
    expect((root.getRootNode() as ShadowRoot).activeElement).toBe(from);
  });

  it('finds a station by its initials, and the other end is asked for next', async () => {
    const { screen } = await open();
    fireEvent.click(await screen.findByRole('button', { name: /^出发/ }));
    const input = await screen.findByRole('combobox', { name: '出发' });
    await screen.findByRole('tab', { name: 'A–D' });
    fireEvent.input(input, { target: { value: 'bjn' } });
    const option = await screen.findByRole('option', { name: /北京南/ });
    fireEvent.click(option);
    await screen.findByRole('button', { name: /^出发.*北京南站/ });
    fireEvent.click(await screen.findByRole('button', { name: '上海' }));
    await screen.findByRole('button', { name: /^到达.*上海/ });
    fireEvent.click(screen.getByRole('button', { name: '交换出发与到达' }));
    await screen.findByRole('button', { name: /^出发.*上海/ });
    await screen.findByRole('button', { name: /^到达.*北京南站/ });
  });

  it('the place of the other end changes places with this one', async () => {
    const { screen } = await open({ from: '北京', to: '上海', step: 'form' });
    fireEvent.click(await screen.findByRole('button', { name: /^出发.*北京/ }));
    const panel = await screen.findByRole('dialog', { name: '出发' });
    fireEvent.click(within(panel).getByRole('button', { name: '上海' }));
    await screen.findByRole('button', { name: /^出发.*上海/ });
    await screen.findByRole('button', { name: /^到达.*北京/ });
  });

  it('days after the presale cannot be chosen', async () => {
    const { screen, root } = await open();
    fireEvent.click(await screen.findByRole('button', { name: /^日期/ }));
    await screen.findByText(new RegExp(`预售至 ${day(14).slice(5)}`));
    const of = (date: string) => root.querySelector(`[data-day="${date}"]`);
    expect(of(day(14))?.getAttribute('aria-disabled')).toBeNull();
    const after = of(day(15));
    expect(after === null || after.getAttribute('aria-disabled') === 'true').toBe(true);
  });

  it('a station that a link names by its code alone gets its name', async () => {
    const { screen } = await open({ from: 'VNP', to: '上海', step: 'form' });
    await screen.findByRole('button', { name: /^出发.*北京南站/ });
  });

  it.each([
    [{ ...trip, date: '2020-01-01' }, '出发日期已过'],
    [{ ...trip, date: day(40) }, '尚未开售'],
    [{ ...trip, to: '北京' }, '不能相同'],
    [{ ...trip, from: '?' }, '出发站不正确'],
  ])('a link with %j opens the form and says why', async (query, message) => {
    const { screen } = await open(query);
    await screen.findByText(new RegExp(message));
    screen.getByRole('button', { name: '搜索车次' });
  });
});

it('the query page of the site has popular ways, which are searched at once, and says until when tickets are sold', async () => {
  const { screen, root } = await mountWidget('train-booking', { as: personal, onSite: 'train_query_list' });
  const block = within(await screen.findByRole('region', { name: '热门路线' }));
  block.getByText(new RegExp(`可买到 ${day(14).slice(5)} .*预售期 15 天`));
  block.getByText(new RegExp(`^${day(15).slice(5)} 的车票 ${day(1).slice(5)} 08:00 起售`));
  // The hours are those of the provider, which sells day and night here.
  await block.findByText(/^全天售票/);
  fireEvent.click(block.getByRole('radio', { name: '成都' }));
  fireEvent.click(await block.findByRole('button', { name: /^成都 → 重庆/ }));
  await waitFor(() => expect(rows(root).length).toBeGreaterThan(5));
  expect(root.querySelector('h1')?.textContent).toMatch(/^成都 → 重庆/);
});

describe('the trains', () => {
  it('show seats and prices of each class, and the filters leave what they say', async () => {
    const { screen, root } = await open(trip);
    await waitFor(() => expect(rows(root).length).toBeGreaterThan(5));
    expect(rows(root)[0]?.textContent).toMatch(/\d\d:\d\d.*\d\d:\d\d.*(当日|次日)到达/);
    await screen.findByRole('columnheader', { name: '二等座' });
    expect(screen.getByText('已售完，可候补', { exact: false }).textContent).toMatch(/^候补/);
    const filters = screen.getByRole('group', { name: '车次类型' });
    within(filters).getByRole('checkbox', { name: 'G/C 高铁城际' });
    fireEvent.click(within(filters).getByRole('checkbox', { name: 'T 特快' }));
    await waitFor(() => expect(numbers(root).every((number) => number.startsWith('T'))).toBe(true));
    expect(location.search + location.hash).toContain('kinds=T');
    fireEvent.click(screen.getByRole('button', { name: '清除 1 项筛选' }));
    await waitFor(() => expect(numbers(root).some((number) => number.startsWith('G'))).toBe(true));
  });

  it('are filtered from one line, whose drops say how many options are on', async () => {
    const { screen, root } = await open(trip);
    fireEvent.click(await screen.findByRole('button', { name: '席别' }));
    const drop = await screen.findByRole('dialog', { name: '席别' });
    fireEvent.click(within(drop).getByRole('checkbox', { name: '硬卧' }));
    await screen.findByRole('button', { name: '席别 1' });
    await waitFor(() => expect(numbers(root).every((number) => /^[ZTK\d]/.test(number))).toBe(true));
  });

  it('of a long list come as many as a screen has, the others from the end of the list on', async () => {
    const wire: typeof fetch = async (input, init) => {
      const response = await fetch(input, init);
      if (!String(input).endsWith('/train/query')) return response;
      const answer = (await response.json()) as { data: { rides: { letter: string }[] } };
      answer.data.rides = ['1', '2', '3'].flatMap((turn) =>
        answer.data.rides.map((ride, at) => ({ ...ride, trainNumber: `${ride.letter}${turn}${100 + at}` })),
      );
      return new Response(JSON.stringify(answer), { headers: response.headers });
    };
    const { screen, root } = await open(trip, { fetch: wire });
    await waitFor(() => expect(rows(root)).toHaveLength(12));
    fireEvent.click(screen.getByRole('button', { name: '加载更多' }));
    await waitFor(() => expect(rows(root)).toHaveLength(42));
    fireEvent.click(screen.getByRole('button', { name: '加载更多' }));
    await waitFor(() => expect(rows(root).length).toBeGreaterThan(42));
    fireEvent.click(screen.getByRole('button', { name: '到达 早→晚' }));
    await waitFor(() => expect(rows(root)).toHaveLength(42));
  });

  it('that are not sold any more are folded, and shown on demand', async () => {
    const { screen, root } = await open(trip, { fetch: withRides((ride, at) => at < 3 && { ...ride, sale: over }) });
    await screen.findByText('3 个车次已停售，未列出');
    expect(root.textContent).not.toContain('已停售 ');
    const before = numbers(root);
    fireEvent.click(screen.getByRole('button', { name: '显示' }));
    await waitFor(() => expect(screen.getAllByText('已停售')).toHaveLength(3));
    await waitFor(() => expect(before.every((number) => numbers(root).includes(number))).toBe(true));
  });

  it('of a day that is over are all there', async () => {
    const { screen, root } = await open(trip, { fetch: withRides((ride) => ({ ...ride, sale: over })) });
    await screen.findByText('当天的车次都已停售，请选择其他日期');
    expect(rows(root).length).toBeGreaterThan(5);
  });

  it('on a narrow page have the whole names of seats that a mark could be taken for, and one form of durations', async () => {
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(360);
    const { root } = await open({ ...trip, kinds: 'T' });
    await waitFor(() => expect(rows(root).length).toBeGreaterThan(0));
    expect(root.querySelector('.rt-card__s')?.textContent).toMatch(/硬座 .*无座 /);
    for (const { textContent } of root.querySelectorAll('.rt-card__l'))
      expect(textContent).toMatch(/^\d+ 时( [1-9]\d? 分)?T\d/);
  });

  it('are in the asked order, and a second press turns it round', async () => {
    const { screen, root } = await open(trip);
    fireEvent.click(await screen.findByRole('button', { name: '出发 早→晚' }));
    const times = () =>
      rows(root).map((row) => /\d\d:\d\d/.exec(row.textContent?.replace(/^\w+/, '') ?? '')?.[0] ?? '');
    await waitFor(() => expect(times().every((time, at, all) => !at || time <= (all[at - 1] ?? ''))).toBe(true));
    expect(location.search + location.hash).toContain('sort=-departure');
  });

  it('stops of a train are shown in place, with their times', async () => {
    const { screen, root } = await open(trip);
    await waitFor(() => expect(rows(root).length).toBeGreaterThan(0));
    const [first = ''] = numbers(root);
    fireEvent.click(screen.getByRole('button', { name: `${first} 经停站` }));
    const stops = await screen.findByRole('list', { name: `${first} 经停站` });
    expect(within(stops).getAllByRole('listitem').length).toBeGreaterThan(1);
    expect(stops.textContent).toMatch(/始发 \/ \d\d:\d\d/);
  });

  it('another day of the strip asks again', async () => {
    const { screen, root } = await open(trip);
    await waitFor(() => expect(rows(root).length).toBeGreaterThan(0));
    const strip = screen.getByRole('group', { name: '预售期内的日期' });
    expect(within(strip).getAllByRole('button')).toHaveLength(15);
    fireEvent.click(within(strip).getByRole('button', { name: new RegExp(`^${day(6).slice(5)}`) }));
    await waitFor(() => expect(location.search + location.hash).toContain(day(6)));
    await waitFor(() => expect(root.querySelector('[aria-busy=true]')).toBeNull());
    expect(rows(root).length).toBeGreaterThan(0);
  });

  it('of students show what students pay', async () => {
    const { screen, root } = await open({ ...trip, student: '1', fast: '1' });
    await screen.findByText(/学生票价/);
    expect(numbers(root).every((number) => /^[GDC]/.test(number))).toBe(true);
  });

  it('without any train lead back to the form', async () => {
    const { screen } = await open({ ...trip, to: '拉萨', from: '三亚' });
    await screen.findByText('没有直达车次');
    fireEvent.click(screen.getByRole('button', { name: '修改' }));
    await screen.findByRole('button', { name: '搜索车次' });
  });

  it('a place that there is not is told in words', async () => {
    const { screen } = await open({ ...trip, from: '火星' });
    await screen.findByText(/没有这个出发站/);
    screen.getByRole('button', { name: '修改' });
  });

  it('a failed answer can be asked for again', async () => {
    const wire = faultyWire();
    wire.break('/train/query', faults['a fault of the server']);
    const { screen, root } = await open(trip, { fetch: wire.fetch });
    const again = await screen.findByRole('button', { name: '重试' });
    wire.heal();
    fireEvent.click(again);
    await waitFor(() => expect(rows(root).length).toBeGreaterThan(0));
  });
});

describe('the trains of a business trip', () => {
  it('say of every class and way what the standard makes of it, and keep to it on demand', async () => {
    const { screen, root } = await open({ ...trip, kinds: 'GC' }, { as: '13800000073' });
    await screen.findByText('您的差标');
    expect(rows(root)[0]?.textContent).toMatch(/合规/);
    const above = screen.getAllByText(/^超标 ¥/)[0];
    expect(above?.getAttribute('title')).toMatch(/高于差标/);
    fireEvent.click(screen.getByRole('checkbox', { name: '只看合规' }));
    await waitFor(() => expect(location.search + location.hash).toContain('compliant=1'));
    expect(rows(root).every((row) => /合规/.test(row.textContent ?? ''))).toBe(true);
    fireEvent.click(screen.getByRole('radio', { name: '因私' }));
    await waitFor(() => expect(screen.queryByText('您的差标')).toBeNull());
    expect(root.textContent).not.toMatch(/超标/);
  });

  it('below a train that is above the standard stands the nearest one that complies, and a press orders it', async () => {
    let [above, near] = ['', ''];
    const changed = withRides((ride, at) => {
      const one = ride as TrainRide;
      if (at > 1) return { ...one, seats: one.seats.map((seat) => ({ ...seat, left: 0 })) };
      if (at === 0) above = one.trainNumber;
      else near = one.trainNumber;
      const standard = { verdict: at === 0 ? 'over' : 'ok', overBy: '100', reason: '高于差标' };
      return {
        ...one,
        from: { ...one.from, station: '北京南', telecode: 'VNP', at: `${trip.date} 08:${at === 0 ? '00' : '20'}:00` },
        to: { ...one.to, station: '上海虹桥', telecode: 'AOH' },
        sale: { state: 'open' },
        seats: [{ ...one.seats[0], seatClass: 'second', left: 9, standard }],
      };
    });
    const { screen, events } = await open(trip, { as: '13800000073', fetch: changed });
    await screen.findByText('您的差标');
    fireEvent.click(await screen.findByRole('button', { name: `${above} 经停站` }));
    fireEvent.click(await screen.findByRole('button', { name: '如何合规' }));
    const choices = await screen.findByRole('list', { name: '如何合规' });
    expect(choices.textContent).toContain(`晚 20 分钟 ${near} 08:20 北京南 → 上海虹桥 二等座`);
    fireEvent.click(within(choices).getByRole('button', { name: /^改订/ }));
    await waitFor(() => expect(JSON.stringify(events.at(-1)?.detail)).toContain(near));
  });
});

describe('from a train to its order', () => {
  it('a press on a seat leads on with the ride, its class and the price that was seen', async () => {
    const { root } = await open({ ...trip, kinds: 'GC' });
    const seat = await waitFor(
      () => root.querySelector<HTMLElement>('[data-train] button.rt-seat') ?? Promise.reject(new Error('no free seat')),
    );
    const [, number, price] = /^预订 (\w+) .*¥([\d,.]+)$/.exec(seat.getAttribute('aria-label') ?? '') ?? [];
    fireEvent.click(seat);
    await waitFor(() => expect(location.pathname).toBe('/train/train_order_info'));
    const asked = new URLSearchParams(location.search);
    expect(asked.get('rides')).toMatch(new RegExp(`^${number}\\.${trip.date}\\.[A-Z]{3}\\.[A-Z]{3}\\.\\w+$`));
    expect(Number(asked.get('seen'))).toBe(Number(price?.replace(',', '')));
  });

  it('a visitor is asked to log in when they search, and sees the trains where the application shows them', async () => {
    const query = { ...trip, step: 'form' };
    const closed = await open(query, { as: undefined });
    fireEvent.click(await closed.screen.findByRole('button', { name: '搜索车次' }));
    await closed.screen.findByRole('dialog', { name: /登录/ });
    closed.unmount();
    const shown = await open(query, { as: undefined, theme: { appId: 'skyline', publicQuery: ['train'] } });
    fireEvent.click(await shown.screen.findByRole('button', { name: '搜索车次' }));
    await waitFor(() => expect(rows(shown.root).length).toBeGreaterThan(0));
    fireEvent.click(shown.screen.getAllByRole('button', { name: /^预订 \w+$/ })[0]!);
    await shown.screen.findByRole('dialog', { name: /登录/ });
  });

  it('a visitor whose address asks for trains that need a login is told so, with the way to them', async () => {
    const { screen, root } = await open(trip, { as: undefined });
    await screen.findByText(`登录后可查看 北京 → 上海 ${trip.date.slice(5)} 的车次与余票`);
    fireEvent.click(screen.getByRole('button', { name: '登录并查询' }));
    await screen.findByRole('dialog', { name: /登录/ });
    expect(rows(root)).toHaveLength(0);
  });

  it('an application that sells no trains names its telephone', async () => {
    const { screen } = await open({}, { theme: { appId: 'no-trains', switches: { train: false } } });
    await screen.findByText('火车票预订暂未开放');
  });
});
