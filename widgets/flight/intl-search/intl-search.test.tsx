import { describe, expect, it } from 'vitest';
import { addDays, dayAt } from '#domain/china-time.ts';
import { fireEvent, mountWidget, waitFor } from '#tests/support/page/mount-widget.tsx';

const day = (ahead: number) => addDays(dayAt(Date.now()), ahead);
const open = (path = '', query: Record<string, string> = {}) =>
  mountWidget('intl-search', {
    as: '13800000010',
    address: `/intl/flight_query_list${path}?${new URLSearchParams(query)}`,
  });

describe('the search form', () => {
  it('asks for both ends before it searches, the focus at the first one that is missing', async () => {
    const { screen, root } = await open();
    fireEvent.click(await screen.findByRole('button', { name: '搜索国际航班' }));
    const from = await screen.findByRole('button', { name: /^出发.*请选择出发地/ });
    screen.getByRole('button', { name: /^到达.*请选择到达地/ });
    expect((root.getRootNode() as ShadowRoot).activeElement).toBe(from);
  });

  it('finds a city of the world by pinyin with its airports, and the other end is asked for next', async () => {
    const { screen } = await open();
    fireEvent.click(await screen.findByRole('button', { name: /^出发/ }));
    const input = await screen.findByRole('combobox', { name: '出发' });
    await screen.findByRole('tab', { name: 'A–D' });
    fireEvent.input(input, { target: { value: 'lundun' } });
    await screen.findByRole('option', { name: /希思罗/ });
    fireEvent.click(screen.getByRole('option', { name: /英国/ }));
    await screen.findByRole('button', { name: /^出发.*伦敦.*全部机场/ });
    fireEvent.input(await screen.findByRole('combobox', { name: '到达' }), { target: { value: 'PVG' } });
    fireEvent.click(await screen.findByRole('option', { name: /浦东/ }));
    await screen.findByRole('button', { name: /^到达.*上海.*浦东/ });
    fireEvent.click(screen.getByRole('button', { name: '交换出发与到达' }));
    await screen.findByRole('button', { name: /^出发.*上海/ });
  });

  it('takes an airport alone, as an order names it, for one of its city', async () => {
    const { screen } = await open('/1/1', { legs: `PVG.CDG.${day(20)}`, step: 'form' });
    await screen.findByRole('button', { name: /^出发.*上海.*浦东/ });
    screen.getByRole('button', { name: /^到达.*巴黎.*戴高乐/ });
    expect(location.search).toContain('SHA-PVG.PAR-CDG');
  });

  it('has up to six legs, which can be moved and taken away', async () => {
    const legs = `SHA.SIN.${day(10)}_SIN.LON.${day(14)}_LON.SHA.${day(24)}`;
    const { screen } = await open('/3/1', { legs, step: 'form' });
    await screen.findByText('第 3 程');
    for (const no of [4, 5, 6]) {
      fireEvent.click(screen.getByRole('button', { name: '添加航段' }));
      await screen.findByText(`第 ${no} 程`);
    }
    expect(screen.getByRole<HTMLButtonElement>('button', { name: '添加航段' }).disabled).toBe(true);
    fireEvent.click(screen.getByRole('button', { name: '上移第 2 程' }));
    await waitFor(() => expect(screen.getAllByRole('button', { name: /^出发/ })[0]?.textContent).toContain('新加坡'));
    fireEvent.click(screen.getByRole('button', { name: '删除第 6 程' }));
    await waitFor(() => expect(screen.queryByText('第 6 程')).toBeNull());
    expect(new URLSearchParams(location.search).get('legs')?.split('_')).toHaveLength(5);
  });

  it('marks both days of a return trip, whichever of them is chosen', async () => {
    const legs = `SHA.PAR.${day(20)}_PAR.SHA.${day(28)}`;
    const { screen } = await open('/2/1', { legs, step: 'form' });
    for (const name of [/^去程/, /^返程/]) {
      fireEvent.click(await screen.findByRole('button', { name }));
      await screen.findByRole('gridcell', { name: /去程$/, selected: true });
      screen.getByRole('gridcell', { name: /返程$/, selected: true });
    }
  });

  it('takes passengers by type, and refuses a party that cannot fly', async () => {
    const { screen } = await open();
    fireEvent.click(await screen.findByRole('button', { name: /^乘客/ }));
    await screen.findByRole('dialog', { name: '乘客 · 舱位' });
    const more = async (name: string, count: number) => {
      fireEvent.click(screen.getByRole('button', { name: `增加${name}` }));
      await waitFor(() => expect(screen.getByLabelText(name).textContent).toBe(String(count)));
    };
    await more('留学生', 1);
    for (const count of [1, 2, 3]) await more('婴儿', count);
    await screen.findByText(/1 位成人最多携带 1 位婴儿/);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: '完成' }).disabled).toBe(true);
  });

  it.each([
    ['/2/1', { legs: 'SHA.PAR.2020-01-01_PAR.SHA.2020-01-09' }, /出发日期已过/],
    ['/3/1', { legs: `SHA.SIN.${day(20)}_SIN.LON.${day(10)}` }, /早于前一程/],
    ['/2/1', { legs: `SHA.SIN.${day(20)}_SIN.TYO.${day(30)}` }, /返程不是去程的原路返回/],
    [
      '/3/1',
      {
        legs: Array(7)
          .fill(`SHA.SIN.${day(20)}`)
          .join('_'),
      },
      /多于 6 程/,
    ],
  ])('a link %s with %j opens the form and says why', async (path, query, message) => {
    const { screen } = await open(path, query);
    await screen.findByText(message);
    screen.getByRole('button', { name: '搜索国际航班' });
  });

  it.each<[string, Record<string, string>, string, RegExp]>([
    [
      'a day before that of the leg before it',
      { legs: `SHA.SIN.${day(20)}_SIN.LON.${day(10)}` },
      'date1',
      /早于第 1 程/,
    ],
    ['the same city twice', { legs: `SHA.SIN.${day(20)}_LON.LON-LHR.${day(30)}` }, 'to1', /不能相同/],
    ['a day that is over', { legs: `SHA.SIN.2020-01-01_SIN.LON.${day(30)}` }, 'date0', /已过/],
    ['an airport that nobody serves', { legs: `SHA.SIN.${day(20)}_SIN.ZZZ.${day(30)}` }, 'to1', /没有三字码为 ZZZ/],
    ['ten passengers', { legs: `SHA.SIN.${day(20)}_SIN.LON.${day(30)}`, party: 'ADT10' }, 'people', /最多 9 位/],
    ['an infant with a youth', { legs: `SHA.SIN.${day(20)}_SIN.LON.${day(30)}`, party: 'ZZ1INF1' }, 'people', /青年票/],
  ])(
    'a link with %s keeps what it says, the reason at its field, and is asked for no more',
    async (_, query, at, why) => {
      const asked: string[] = [];
      const { screen, root } = await mountWidget('intl-search', {
        as: '13800000010',
        address: `/intl/flight_query_list/3/1?${new URLSearchParams(query)}`,
        async fetch(input, init) {
          asked.push(new URL(String(input)).pathname);
          return await fetch(input, init);
        },
      });
      const field = () => root.querySelector<HTMLElement>(`[data-field="${at}"]`);
      const saidAt = () =>
        (field()?.getAttribute('aria-describedby') ?? '')
          .split(' ')
          .map((id) => (root.getRootNode() as ShadowRoot).getElementById(id)?.textContent)
          .join();
      await waitFor(() => expect(saidAt()).toMatch(why));
      // Only the provider knows its airports.
      const once = at === 'to1' && query['legs']?.includes('ZZZ') ? 1 : 0;
      fireEvent.click(screen.getByRole('button', { name: '搜索国际航班' }));
      await waitFor(() => expect((root.getRootNode() as ShadowRoot).activeElement).toBe(field()));
      expect(asked.filter((path) => path === '/intl/query')).toHaveLength(once);
      const address = new URLSearchParams(location.search);
      expect([address.get('legs'), address.get('party')]).toEqual([query['legs'], query['party'] ?? null]);
    },
  );
});

it('a trip within the mainland leads to the domestic search, with its cities and days', async () => {
  const { screen, events } = await open('/2/1', { legs: `SHA-PVG.BJS.${day(20)}_BJS.SHA-PVG.${day(24)}` });
  fireEvent.click(await screen.findByRole('button', { name: '查询国内机票' }));
  const wentTo = () => events.findLast(({ type }) => type === 'navigate')?.detail as { name: string; path: string };
  await waitFor(() => expect(wentTo().name).toBe('DomesticAirTicketQuery'));
  const query = new URLSearchParams(wentTo().path.split('?')[1]);
  expect([query.get('from'), query.get('to'), query.get('date'), query.get('returnDate')]).toEqual([
    'SHA',
    'BJS',
    day(20),
    day(24),
  ]);
});

it('a visitor whose address asks for a list that needs a login is told so, with the way to it', async () => {
  const { screen } = await mountWidget('intl-search', {
    address: `/intl/flight_query_list/2/1?legs=SHA.PAR.${day(40)}_PAR.SHA.${day(48)}`,
  });
  await screen.findByText(`登录后可查看 上海 → 巴黎 ${day(40).slice(5)} 的航班与价格`);
  fireEvent.click(screen.getByRole('button', { name: '登录并查询' }));
  await screen.findByRole('dialog', { name: /登录/ });
});
