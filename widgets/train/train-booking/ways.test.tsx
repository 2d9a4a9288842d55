import { within } from '@testing-library/dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { addDays, dayAt } from '#domain/china-time.ts';
import { fireEvent, mountWidget, waitFor } from '#tests/support/page/mount-widget.tsx';
import type { MountWidgetOptions } from '#tests/support/page/mount-widget.tsx';
import { faultyWire, faults } from '#tests/support/suites/faulty-wire.ts';

const day = (ahead: number) => addDays(dayAt(Date.now()), ahead);
const open = (name: string, query: Record<string, string>, options: MountWidgetOptions = {}) =>
  mountWidget('train-booking', {
    as: '13800000010',
    ...options,
    address: `/train/${name}?${new URLSearchParams(query)}`,
  });
const trip = { from: '北京', to: '杭州', date: day(1) };
const pricesOf = (rows: readonly HTMLElement[]) =>
  rows.map((row) => Number(/[\d.]+/.exec(row.querySelector('.t-price')?.textContent?.replace(',', '') ?? '')?.[0]));

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('the ways above the trains', () => {
  it('are one ranking of trains and changes, none of which another beats, in the asked order', async () => {
    const { screen } = await open('train_query_list', trip);
    const ways = within(await screen.findByRole('region', { name: '怎么去最合适' }));
    fireEvent.click(await ways.findByRole('button', { name: /^展开其余/ }));
    await ways.findAllByText('中转');
    fireEvent.click(ways.getByRole('radio', { name: '价格' }));
    const rows = () => ways.getAllByRole('listitem');
    await waitFor(() => {
      const prices = pricesOf(rows());
      expect(prices.length).toBeGreaterThan(3);
      expect(prices).toEqual([...prices].sort((a, b) => a - b));
    });
    expect(rows()[0]?.textContent).toContain('最省');
  });

  it('nothing of them is asked for before the trains are there', async () => {
    const wire = faultyWire();
    wire.break('/train/query', faults['a fault of the server']);
    const { screen } = await open('train_query_list', trip, { fetch: wire.fetch });
    const again = await screen.findByRole('button', { name: '重试' });
    expect([...wire.sent('/train/transfer'), ...wire.sent('/train/otherWays')]).toEqual([]);
    wire.heal();
    fireEvent.click(again);
    await screen.findByRole('region', { name: '怎么去最合适' });
    await waitFor(() => expect(wire.sent('/train/otherWays')).toHaveLength(1));
  });

  it('keep the list of trains where it is while more of them may come', async () => {
    let answer = () => {};
    const held: typeof fetch = async (input, init) => {
      if (String(input).endsWith('/train/otherWays')) await new Promise<void>((resolve) => (answer = resolve));
      return await fetch(input, init);
    };
    const { screen, root } = await open('train_query_list', trip, { fetch: held });
    const ways = await screen.findByRole('region', { name: '怎么去最合适' });
    expect(ways.getAttribute('aria-busy')).toBe('true');
    expect(root.querySelectorAll('.wy')).toHaveLength(3);
    // None is ranked before all of them are known.
    expect(ways.querySelectorAll('.t-skel')).toHaveLength(3);
    answer();
    await waitFor(() => expect(ways.getAttribute('aria-busy')).toBe('false'));
    expect(ways.querySelectorAll('.t-skel')).toHaveLength(0);
  });

  it('are one line on a narrow page, with the best of them, and open on a press', async () => {
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(375);
    const { screen, root } = await open('train_query_list', trip);
    const ways = await screen.findByRole('region', { name: '怎么去最合适' });
    await within(ways).findByText(/^最合适 .+ · ¥[\d.,]+ · .+/);
    expect(root.querySelectorAll('.wy')).toHaveLength(0);
    expect(ways.textContent).not.toContain('综合');
    fireEvent.click(within(ways).getByRole('button', { name: '比较方案' }));
    await within(ways).findByText(/^综合 ＝/);
    expect(root.querySelectorAll('.wy').length).toBeGreaterThan(1);
  });

  it('a flight alone is one, where no train goes all the way', async () => {
    const oneFlight: typeof fetch = async (input, init) => {
      const response = await fetch(input, init);
      if (!String(input).endsWith('/train/otherWays')) return response;
      const answer = (await response.json()) as { data: { flights: unknown[] } };
      answer.data.flights.length = 1;
      return new Response(JSON.stringify(answer), { headers: response.headers });
    };
    const far = { from: '哈尔滨', to: '三亚', date: day(8) };
    const { screen } = await open('train_query_list', far, { fetch: oneFlight });
    await screen.findByText('没有直达车次');
    await screen.findByRole('button', { name: /^看航班/ });
  });

  it('with a flight lead to the search of flights, and its train to an order of its own', async () => {
    const { screen } = await open('train_query_list', { from: '苏州', to: '成都', date: day(8) });
    const ways = within(await screen.findByRole('region', { name: '怎么去最合适' }));
    fireEvent.click(await ways.findByRole('button', { name: /^展开其余/ }));
    await ways.findAllByText('飞机');
    await ways.findAllByRole('button', { name: /^订 \w+$/ });
    fireEvent.click(ways.getAllByRole('button', { name: /^看航班/ })[0]!);
    await waitFor(() => expect(location.pathname).toBe('/airTicket/query'));
    expect(location.search).toMatch(/from=[A-Z]{3}&to=CTU/);
  });
});

describe('plans with a change', () => {
  it('name the station, the wait and the risk; another class of a ride changes the price', async () => {
    const { screen, root } = await open('train_transfer', trip);
    await screen.findByText(/个中转方案/);
    const rows = () => [...root.querySelectorAll<HTMLElement>('.wy')];
    expect(rows()[0]?.textContent).toMatch(/\d\d:\d\d 到，.*\d\d:\d\d 开.*风险/);
    fireEvent.click(screen.getByRole('button', { name: '价格低' }));
    await waitFor(() => {
      const prices = pricesOf(rows());
      expect(prices).toEqual([...prices].sort((a, b) => a - b));
    });
    const first = within(rows()[0]!);
    const [before] = pricesOf(rows());
    fireEvent.click(first.getByRole('button', { name: '选席别' }));
    const [classes] = await first.findAllByRole('group');
    const other = within(classes!)
      .getAllByRole('button')
      .find(
        (one) =>
          one.getAttribute('aria-pressed') === 'false' &&
          !one.hasAttribute('disabled') &&
          !/无座/.test(one.textContent ?? ''),
      );
    if (!other) throw new Error('a ride of one class');
    fireEvent.click(other);
    await waitFor(() => expect(pricesOf(rows())[0]).not.toBe(before));
  });

  it('are ten, and ten more by a press alone, however far the page is scrolled', async () => {
    class Near {
      constructor(private readonly seen: IntersectionObserverCallback) {}
      observe = (target: Element) =>
        this.seen([{ target, isIntersecting: true } as unknown as IntersectionObserverEntry], this as never);
      unobserve = () => undefined;
      disconnect = () => undefined;
    }
    vi.stubGlobal('IntersectionObserver', Near);
    const { screen, root } = await open('train_transfer', trip);
    await screen.findByText(/个中转方案/);
    const rows = () => root.querySelectorAll('.wy').length;
    expect(rows()).toBe(10);
    screen.getByText(/^已显示 10 \/ \d+$/);
    fireEvent.click(screen.getByRole('button', { name: '加载更多' }));
    await waitFor(() => expect(rows()).toBe(20));
    // All leave on the day of the search, which the strip above names.
    const [, month = '', date = ''] = trip.date.split('-');
    expect(root.querySelector('.wy')?.textContent).not.toContain(`${month}-${date}`);
  });

  it('an address without a day leads to the form', async () => {
    const { screen } = await open('train_transfer', { from: '北京', to: '杭州' });
    await screen.findByRole('button', { name: '搜索车次' });
  });
});
