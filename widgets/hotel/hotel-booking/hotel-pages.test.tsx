import { within } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import type { HotelList, HotelRates } from '#contract/hotel.ts';
import { addDays, dayAt } from '#domain/china-time.ts';
import { fireEvent, mountWidget, waitFor } from '#tests/support/page/mount-widget.tsx';
import type { MountWidgetOptions } from '#tests/support/page/mount-widget.tsx';

const personal = '13800000010';
const day = (ahead: number) => addDays(dayAt(Date.now()), ahead);
const stay = `checkIn=${day(20)}&checkOut=${day(22)}`;
const open = (address: string, options: MountWidgetOptions = {}) =>
  mountWidget('hotel-booking', { as: personal, ...options, address });
const yuanOf = (text: string | null | undefined) => Number((text ?? '').replace(/[^\d.]/g, ''));

/** The real wire; answers of a path are changed on their way. */
const changed =
  <Data,>(path: string, change: (data: Data) => void): typeof fetch =>
  async (input, init) => {
    const response = await fetch(input, init);
    if (!String(input).endsWith(path)) return response;
    const answer = (await response.json()) as { data: Data };
    change(answer.data);
    return new Response(JSON.stringify(answer), { headers: response.headers });
  };

describe('the filters of the list', () => {
  it('are in the address, and go together', async () => {
    const { screen, root } = await open(`/hotel/list?city=SHA&cityName=上海&${stay}`);
    await waitFor(() => expect(root.querySelectorAll('.hl-card')).toHaveLength(20));
    const asked = () => new URLSearchParams(location.search);
    fireEvent.click(screen.getByRole('button', { name: '含早餐' }));
    await waitFor(() => expect(asked().get('breakfast')).toBe('1'));
    await waitFor(() =>
      expect(screen.getByRole('button', { name: '含早餐' }).getAttribute('aria-pressed')).toBe('true'),
    );
    fireEvent.click(screen.getByRole('checkbox', { name: '免费取消' }));
    fireEvent.click(await screen.findByRole('button', { name: '清除 2 项筛选' }));
    await waitFor(() => expect([asked().get('breakfast'), asked().get('freeCancel')]).toEqual([null, null]));
    expect(asked().get('city')).toBe('SHA');
    await waitFor(() =>
      expect(screen.getByRole('button', { name: '含早餐' }).getAttribute('aria-pressed')).toBe('false'),
    );
  });

  it('draw every card of another answer, those in view first', async () => {
    const { screen, root } = await open(`/hotel/list?city=SHA&cityName=上海&${stay}`);
    await waitFor(() => expect(root.querySelectorAll('.hl-card h3')).toHaveLength(20));
    let fewest = 20;
    const watch = new MutationObserver(() => {
      fewest = Math.min(fewest, root.querySelectorAll('.hl-card h3').length);
    });
    watch.observe(root, { childList: true, subtree: true });
    fireEvent.click(screen.getByRole('button', { name: '价格 低→高' }));
    await waitFor(() => expect(fewest).toBe(5));
    await waitFor(() => expect(root.querySelectorAll('.hl-card h3')).toHaveLength(20));
    expect(root.querySelectorAll('.hl-card')).toHaveLength(20);
    watch.disconnect();
  });

  it('leave the map alone where another order brings the same hotels', async () => {
    const { screen, root } = await open(`/hotel/list?city=SHA&cityName=上海&${stay}`);
    await waitFor(() => expect(root.querySelector('.hm')).toBeTruthy());
    const map = root.querySelector('.hm') as Element;
    let isDrawn = false;
    const watch = new MutationObserver(() => {
      isDrawn = true;
    });
    await waitFor(() => expect(root.querySelector('[aria-busy=true]')).toBeNull());
    watch.observe(map, { childList: true, subtree: true, attributes: true });
    fireEvent.click(screen.getByRole('button', { name: '好评优先' }));
    await waitFor(() => expect(new URLSearchParams(location.search).get('sort')).toBeTruthy());
    await waitFor(() => expect(root.querySelector('[aria-busy=true]')).toBeNull());
    watch.disconnect();
    expect(isDrawn).toBe(false);
  });
});

it('destinations searched before are offered again', async () => {
  const first = await open(`/hotel/index?city=SHA&cityName=上海&${stay}`);
  fireEvent.click(await first.screen.findByRole('button', { name: '搜索酒店' }));
  await waitFor(() => expect(location.pathname).toBe('/hotel/list'));
  const again = await open('/hotel/index', { keepSession: true });
  fireEvent.click(await again.screen.findByRole('button', { name: /^目的地/ }));
  const recent = (await again.screen.findByText('搜索历史')).nextElementSibling as HTMLElement;
  expect(within(recent).getByRole('button', { name: /上海/ })).toBeTruthy();
});

describe('the page of a hotel', () => {
  const details = (fetch?: typeof globalThis.fetch) =>
    open(`/hotel/details?hotelId=SHA0002&city=SHA&${stay}`, fetch && { fetch });

  it('shows each rate per night or as the total, which is that of all nights', async () => {
    const { screen, root } = await details();
    await screen.findAllByRole('button', { name: /^预订 / });
    const price = () => yuanOf(root.querySelector('.hr-m__p .t-price')?.textContent);
    const note = () => root.querySelector('.hr-m small')?.textContent ?? '';
    const [perNight, total] = [price(), yuanOf(/[\d,]+(?!.*\d)/.exec(note())?.[0])];
    fireEvent.click(screen.getByRole('radio', { name: '总价' }));
    await waitFor(() => expect(price()).toBe(total));
    expect(Math.abs(perNight * 2 - total)).toBeLessThanOrEqual(2);
    expect(note()).toContain('2 晚总价');
    fireEvent.click(screen.getByRole('radio', { name: '每晚均价' }));
    await waitFor(() => expect(price()).toBe(perNight));
  });

  it('above the standard leads to the cheapest that complies here, or to the hotels of the city that do', async () => {
    const isAbove: { kept: boolean } = { kept: true };
    const judged = changed<HotelRates>('/hotel/detail', ({ rooms }) => {
      const [first, ...others] = rooms.flatMap(({ rates }) => rates);
      const verdict = { overBy: '100', overByNight: '100', reason: '' };
      for (const rate of others) rate.standard = { ...verdict, verdict: 'over' };
      if (first) first.standard = { ...verdict, verdict: isAbove.kept ? 'ok' : 'over' };
    });
    const page = () =>
      open(`/hotel/details?hotelId=SHA0002&city=SHA&${stay}&travelType=business`, { as: '13800000072', fetch: judged });
    const one = await page();
    fireEvent.click((await one.screen.findAllByRole('button', { name: '如何合规' }))[0] as HTMLElement);
    expect(await one.screen.findByText('本酒店其他价格')).toBeTruthy();
    fireEvent.click(one.screen.getByRole('button', { name: /^改订 / }));
    await waitFor(() => expect(location.pathname).toContain('orderInfo'));
    one.unmount();
    isAbove.kept = false;
    const none = await page();
    fireEvent.click((await none.screen.findAllByRole('button', { name: '如何合规' }))[0] as HTMLElement);
    fireEvent.click(await none.screen.findByRole('button', { name: '查看同城合规酒店' }));
    await waitFor(() => expect(location.search).toContain('withinStandard=1'));
  });

  it('that is full names hotels like it, which lead on', async () => {
    const { rows } = await new Promise<Pick<HotelList, 'rows'>>((resolve) => {
      void open(`/hotel/list?city=SHA&cityName=上海&${stay}`, { fetch: changed<HotelList>('/hotel/query', resolve) });
    });
    const { screen, root } = await details(
      changed<HotelRates>('/hotel/detail', (data) => {
        data.similar = rows.filter(({ hotelId }) => hotelId !== 'SHA0002').slice(0, 3);
        for (const room of data.rooms) room.rates = [];
      }),
    );
    await waitFor(() => expect(root.querySelectorAll('.hd-sim li')).toHaveLength(3));
    const [link] = within(root.querySelector('.hd-sim') as HTMLElement).getAllByRole('link');
    const name = link?.textContent ?? '';
    fireEvent.click(link as HTMLElement);
    await screen.findByRole('heading', { level: 1, name: new RegExp(name.slice(0, 4)) });
    expect(new URLSearchParams(location.search).get('hotelId')).not.toBe('SHA0002');
  });
});
