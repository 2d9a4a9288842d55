import { within } from '@testing-library/dom';
import { describe, expect, test } from 'vitest';
import { addDays, dayAt } from '#domain/china-time.ts';
import { fireEvent, mountWidget, waitFor } from '#tests/support/page/mount-widget.tsx';
import type { MountWidgetOptions } from '#tests/support/page/mount-widget.tsx';

const soon = addDays(dayAt(Date.now()), 12);

const rows = (root: HTMLElement) => [...root.querySelectorAll<HTMLButtonElement>('.fs-fl__hit')];
const list = (more = '', options: MountWidgetOptions = {}, route = 'from=BJS&to=SHA') =>
  mountWidget('flight-search', { address: `/airTicket/query?${route}&date=${soon}&step=outbound${more}`, ...options });

interface Answer {
  data: { flights: { seats: { standard?: object; seatNum: number; cabinClass: string }[] }[] };
}
/** The sandbox, with the answers of the flight query changed on their way. */
const changing =
  (change: (answer: Answer) => void): NonNullable<MountWidgetOptions['fetch']> =>
  async (input, init) => {
    const response = await fetch(input, init);
    if (!String(input).endsWith('/airTicket/queryFlight')) return response;
    const answer = (await response.json()) as Answer;
    change(answer);
    return new Response(JSON.stringify(answer), { headers: { 'Content-Type': 'application/json' } });
  };

test('a fresh list has no filter: nothing to clear, no badge, no chip that is on', async () => {
  const { root, screen } = await list();
  await waitFor(() => expect(rows(root).length).toBeGreaterThan(5));
  expect(screen.queryByRole('button', { name: /^清除/ })).toBeNull();
  expect(root.querySelector('.fs-mbar .t-badge')).toBeNull();
  expect([...root.querySelectorAll('.fs-flt .t-chip')].map((chip) => chip.className.includes('is-on'))).not.toContain(
    true,
  );
  expect(screen.getByRole('button', { name: /^舱位 经济舱/ })).toBeTruthy();
});

describe('an empty list names its reason', () => {
  test('no flight on the route, and offers no filter to clear', async () => {
    const { screen } = await list('', {}, 'from=NGQ&to=OHE');
    expect(await screen.findByText('暂无 阿里 → 漠河 的直飞航班')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /清除|去掉/ })).toBeNull();
  });

  test('no flight on the route: no strip of dashes, and the cities that are reached from there and that reach the goal, with prices', async () => {
    const { root, screen } = await list('', {}, 'from=NGQ&to=OHE');
    const away = within(await screen.findByRole('region', { name: '从阿里可直飞' }));
    const towards = within(await screen.findByRole('region', { name: '可直飞漠河' }));
    expect(await towards.findByRole('button', { name: /^哈尔滨 → 漠河\s*\d\d-\d\d .*¥[\d,]+/ })).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('group', { name: '选择日期' })).toBeNull());
    expect(root.textContent).not.toContain('—');
    fireEvent.click(await away.findByRole('button', { name: /^阿里 → 拉萨\s*\d\d-\d\d .*¥[\d,]+/ }));
    await waitFor(() => expect(location.search).toMatch(/from=NGQ&to=LXA/));
    await waitFor(() => expect(rows(root).length).toBeGreaterThan(0));
  });

  test('names no trains that are not on sale, or that the application does not sell', async () => {
    const fetch = changing((answer) => (answer.data.flights = []));
    const theme = { appId: 'default', switches: { train: false } };
    const { screen } = await list('', { fetch, theme });
    expect(await screen.findByText(/没有 北京 → 上海 的航班$/)).toBeTruthy();
    await screen.findByRole('region', { name: '换一天或换个机场' });
    expect(screen.queryByText(/火车票$/)).toBeNull();
    const late = await mountWidget('flight-search', {
      address: `/airTicket/query?from=BJS&to=SHA&date=${addDays(soon, 20)}&step=outbound`,
      fetch,
    });
    await late.screen.findByRole('region', { name: '换一天或换个机场' });
    expect(late.screen.queryByText(/火车票$/)).toBeNull();
  });

  test('no flight on the day, with days and cities nearby and their prices; a press goes there', async () => {
    const { screen } = await list('', { fetch: changing((answer) => (answer.data.flights = [])) });
    expect(await screen.findByText(/没有 北京 → 上海 的航班$/)).toBeTruthy();
    const trains = await screen.findByRole('link', { name: '看 北京 → 上海 的火车票' });
    expect(decodeURI(trains.getAttribute('href') ?? '')).toContain(
      `/train/train_query_list?from=北京&to=上海&date=${soon}`,
    );
    const nearby = within(await screen.findByRole('region', { name: '换一天或换个机场' }));
    await waitFor(() => expect(nearby.getAllByRole('button', { name: /^\d\d-\d\d .*¥[\d,]+/ })).toHaveLength(3));
    const other = await nearby.findByRole('button', { name: /^天津 → 上海\s*天津距北京 \d+ 公里\s*¥[\d,]+/ });
    fireEvent.click(other);
    await waitFor(() => expect(location.search).toMatch(/from=TSN&to=SHA/));
  });

  test('filters hide all: names the one that does it, and drops it alone', async () => {
    const { root, screen } = await list('&airline=ZZ&hideShare=1');
    expect(await screen.findByText('没有符合筛选条件的航班')).toBeTruthy();
    fireEvent.click(await screen.findByRole('button', { name: /^去掉“ZZ”，看 \d+ 个航班 ¥[\d,]+ 起$/ }));
    await waitFor(() => expect(rows(root).length).toBeGreaterThan(5));
    expect(location.search).not.toContain('airline');
    expect(location.search).toContain('hideShare=1');
  });

  test('filters hide all: another day is shown without them, as its price was asked', async () => {
    const { root, screen } = await list('&airline=ZZ');
    const nearby = within(await screen.findByRole('region', { name: '换一天或换个机场' }));
    expect(await nearby.findByText(/换一天后清除当前筛选/)).toBeTruthy();
    const [day] = await nearby.findAllByRole('button', { name: /^\d\d-\d\d .*¥[\d,]+/ });
    fireEvent.click(day as HTMLElement);
    await waitFor(() => expect(rows(root).length).toBeGreaterThan(5));
    expect(location.search).not.toContain('airline');
  });

  test('nothing within the travel standard', async () => {
    const isOver = changing(({ data }) =>
      data.flights.forEach(({ seats }) =>
        seats.forEach((seat) => (seat.standard = { verdict: 'over', overBy: '100', reason: '' })),
      ),
    );
    const { root, screen } = await list('&travelType=business&compliant=1', { as: '13800000073', fetch: isOver });
    expect(await screen.findByText('差标内没有可订的航班')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: /^查看全部 \d+ 个航班/ }));
    await waitFor(() => expect(rows(root).length).toBeGreaterThan(5));
  });

  test('the searched cabin is sold out, and another one is not', async () => {
    const isSold = changing(({ data }) =>
      data.flights.forEach(
        (flight) => (flight.seats = flight.seats.filter((seat) => seat.cabinClass === 'C' || seat.cabinClass === 'F')),
      ),
    );
    const { root, screen } = await list('', { fetch: isSold });
    expect(await screen.findByText(/的经济舱已售完$/)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: '看其他舱位' }));
    await waitFor(() => expect(rows(root).length).toBeGreaterThan(0));
  });

  test('a failed call is none of these', async () => {
    const { screen } = await list('', {
      fetch: async (input, init) =>
        String(input).endsWith('/airTicket/queryFlight')
          ? new Response('{"ret":500,"msg":"航班服务繁忙"}')
          : fetch(input, init),
    });
    expect(await screen.findByText('航班查询失败')).toBeTruthy();
    expect(screen.queryByText(/没有/)).toBeNull();
  });
});

test('other days and cities with their prices are below the last flight of a list', async () => {
  const { root, screen } = await list('&airline=CA&dep=06-12');
  await waitFor(() => expect(rows(root).length).toBeGreaterThan(0));
  const more = screen.queryByRole('button', { name: '加载更多' });
  if (more) fireEvent.click(more);
  const nearby = within(await screen.findByRole('region', { name: '换一天或换个机场' }));
  await waitFor(() =>
    expect(nearby.getAllByRole('button', { name: /距(北京|上海) \d+ 公里\s*¥/ }).length).toBeGreaterThan(0),
  );
  const [day] = nearby.getAllByRole('button', { name: /^\d\d-\d\d/ });
  fireEvent.click(day as HTMLElement);
  await waitFor(() => expect(location.search).not.toContain(`date=${soon}`));
});
