import { within } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { addDays, dayAt } from '#domain/china-time.ts';
import { faultyWire, faults } from '#tests/support/suites/faulty-wire.ts';
import { fireEvent, mountWidget, waitFor } from '#tests/support/page/mount-widget.tsx';
import type { MountWidgetOptions } from '#tests/support/page/mount-widget.tsx';

const [personal, employee] = ['13800000010', '13800000073'];
const day = (ahead: number) => addDays(dayAt(Date.now()), ahead);
const stay = `checkIn=${day(20)}&checkOut=${day(22)}`;
const open = (address: string, options: MountWidgetOptions = {}) =>
  mountWidget('hotel-booking', { as: personal, ...options, address });
const list = (more = '', options: MountWidgetOptions = {}) =>
  open(`/hotel/list?city=SHA&cityName=上海&${stay}${more}`, options);

describe('the search form', () => {
  it('asks for a destination before it searches, and for the age of every child', async () => {
    const { screen, root } = await open('/hotel/index');
    fireEvent.click(await screen.findByRole('button', { name: '搜索酒店' }));
    const city = await screen.findByRole('button', { name: /^目的地.*请选择目的地/ });
    expect((root.getRootNode() as ShadowRoot).activeElement).toBe(city);
    fireEvent.click(screen.getByRole('button', { name: /^房间/ }));
    fireEvent.click(await screen.findByRole('button', { name: '增加儿童' }));
    await screen.findByText(/请选择每位儿童的年龄/);
    fireEvent.click(screen.getByRole('button', { name: '完成' }));
    fireEvent.click(screen.getByRole('button', { name: '搜索酒店' }));
    await screen.findByText('请选择儿童年龄');
  });

  it('finds an area by its pinyin, and the list measures from there', async () => {
    const { screen, root } = await open('/hotel/index');
    fireEvent.click(await screen.findByRole('button', { name: /^目的地/ }));
    fireEvent.input(await screen.findByRole('combobox', { name: '目的地' }), { target: { value: 'waitan' } });
    const area = await waitFor(() => screen.getAllByRole('option')[0] ?? Promise.reject(new Error('no options')));
    expect(area.textContent).toContain('外滩');
    const promised = /(\d+) 家/.exec(area.textContent ?? '')?.[1];
    fireEvent.click(area);
    fireEvent.click(screen.getByRole('button', { name: '搜索酒店' }));
    await waitFor(() => expect(root.querySelector('.hl-card')?.textContent).toMatch(/距外滩 [\d.]+ km/));
    expect(promised).toBeTruthy();
    await waitFor(() => expect(root.textContent).toMatch(new RegExp(`找到 ${promised} 家`)));
  });

  it('on the page of the site shows hotels of a large city with their prices, and leads to one', async () => {
    const { screen } = await mountWidget('hotel-booking', { onSite: 'hotel_index', as: personal });
    const block = within(await screen.findByRole('region', { name: '热门酒店' }));
    const names = () => block.queryAllByRole('listitem').map((item) => item.querySelector('button')?.textContent ?? '');
    await waitFor(() => expect(block.getAllByText(/起\/晚/).length).toBeGreaterThan(4));
    screen.getByRole('button', { name: /^目的地.*北京/ });
    const [tile] = block.getAllByRole('listitem');
    within(tile!).getByText(/型$/);
    expect(tile?.textContent).toMatch(/\d\.\d.* · [\d,]+ 条点评/);
    const before = names();
    fireEvent.click(block.getByRole('radio', { name: '上海' }));
    await block.findByRole('button', { name: '上海全部酒店' });
    await waitFor(() => expect(names().filter((name) => name && !before.includes(name)).length).toBeGreaterThan(4));
    const [first = ''] = names();
    fireEvent.click(block.getByRole('button', { name: first }));
    await screen.findByRole('heading', { name: new RegExp(first) });
  });

  it.each([
    ['checkIn=2020-01-01&checkOut=2020-01-02', '入住日期已过'],
    [`checkIn=${day(3)}&checkOut=${day(3)}`, '晚数不正确'],
    [`checkIn=${day(3)}&checkOut=${day(63)}`, '晚数不正确'],
    ['rooms=20', '1 至 9 间'],
  ])('a link with %s says what was put in its place', async (query, message) => {
    const { screen } = await open(`/hotel/index?city=SHA&${query}`);
    await screen.findByText(new RegExp(message));
    expect(screen.getByRole('button', { name: /^目的地/ }).textContent).toContain('上海');
  });
});

describe('the list', () => {
  it('shows hotels with price and place, as many as the filter promised', async () => {
    const { screen, root } = await list();
    await waitFor(() => expect(root.querySelectorAll('.hl-card')).toHaveLength(20));
    expect(root.querySelector('.hl-card')?.textContent).toMatch(/均价，2 晚共 ¥[\d,]+/);
    fireEvent.click(screen.getByRole('button', { name: /^星级/ }));
    const panel = await screen.findByRole('dialog', { name: '星级' });
    const box = within(panel).getByRole('checkbox', { name: /高档/ });
    const promised = /(\d+)$/.exec(box.closest('label')?.textContent ?? '')?.[1];
    fireEvent.click(box);
    await waitFor(() => expect(root.querySelector('.hl-sort')?.textContent).toContain(`找到 ${promised} 家`));
    expect([...root.querySelectorAll('.hl-card .hl-stars')].every((stars) => stars.textContent === '◆◆◆◆')).toBe(true);
  });

  it('is in the asked order, and goes on where it ended', async () => {
    const { screen, root } = await list();
    fireEvent.click(await screen.findByRole('button', { name: '价格 低→高' }));
    const prices = () =>
      [...root.querySelectorAll('.hl-card .t-price--lg')].map((price) =>
        Number(/[\d,]+/.exec(price.textContent ?? '')?.[0].replace(',', '')),
      );
    await waitFor(() =>
      expect(prices().length > 1 && prices().every((price, at, all) => !at || price >= (all[at - 1] ?? 0))).toBe(true),
    );
    fireEvent.click(screen.getByRole('button', { name: '加载更多' }));
    await waitFor(() => expect(root.querySelectorAll('.hl-card')).toHaveLength(40));
  });

  it('of a business trip names the standard and keeps to it on demand', async () => {
    const { screen, root } = await list('&travelType=business', { as: employee });
    await screen.findByText('¥500');
    fireEvent.click(screen.getByRole('checkbox', { name: '只看合规' }));
    await waitFor(() => expect(root.querySelector('[aria-busy=true]')).toBeNull());
    await waitFor(() =>
      expect([...root.querySelectorAll('.hl-card__o .t-tag')].every((tag) => tag.textContent === '合规')).toBe(true),
    );
  });

  it('of a business trip without a standard has no filter that keeps to one', async () => {
    const { screen, root } = await list('&travelType=business', { as: '13800000070' });
    await waitFor(() => expect(root.querySelectorAll('.hl-card')).toHaveLength(20));
    screen.getByRole('checkbox', { name: '免费取消' });
    expect(screen.queryByRole('checkbox', { name: '只看合规' })).toBeNull();
  });

  it('that is empty leads on: the filters can be cleared', async () => {
    const { screen, root } = await list('&minPrice=99990');
    await screen.findByText('没有符合条件的酒店');
    fireEvent.click(screen.getByRole('button', { name: '清除筛选' }));
    await waitFor(() => expect(root.querySelectorAll('.hl-card').length).toBeGreaterThan(0));
  });

  it('that fails says so, and is asked for again', async () => {
    const wire = faultyWire();
    wire.break('/hotel/query', faults['status 500']);
    const { screen, root } = await list('', { fetch: wire.fetch });
    const again = await screen.findByRole('button', { name: '重试' });
    wire.heal();
    fireEvent.click(again);
    await waitFor(() => expect(root.querySelectorAll('.hl-card').length).toBeGreaterThan(0));
  });

  it('without a city leads to the form', async () => {
    const { screen } = await open(`/hotel/list?${stay}`);
    await screen.findByRole('button', { name: '搜索酒店' });
    await waitFor(() => expect(location.pathname).toBe('/hotel/index'));
  });
});

describe('the page of a hotel', () => {
  const details = (hotelId = 'SHA0002', more = '', options: MountWidgetOptions = {}) =>
    open(`/hotel/details?hotelId=${hotelId}&city=SHA&${stay}${more}`, options);

  it('keeps the conditions of the list for its rates, and says what a link with bad days became', async () => {
    const { screen, root } = await details('SHA0002', '&breakfast=1&freeCancel=1');
    for (const name of ['含早餐', '免费取消'])
      expect((await screen.findByRole('button', { name })).getAttribute('aria-pressed')).toBe('true');
    // The price of the page is the cheapest of these rates, and follows the filters.
    const yuan = (price: Element) => Number(/[\d,]+/.exec(price.textContent ?? '')?.[0].replaceAll(',', ''));
    const lowest = () => yuan(root.querySelector('.hd-from .t-price')!);
    const kept = lowest();
    expect(kept).toBe(Math.min(...[...root.querySelectorAll('.hr-rate .t-price')].map(yuan)));
    for (const name of ['含早餐', '免费取消']) fireEvent.click(screen.getByRole('button', { name }));
    await waitFor(() => expect(lowest()).toBeLessThan(kept));
    const past = await open('/hotel/details?hotelId=SHA0002&city=SHA&checkIn=2020-01-01&checkOut=2020-01-02');
    await past.screen.findByText(/入住日期已过/);
  });

  it('shows rooms with rates that differ, and how each can be cancelled', async () => {
    const { screen, root } = await details();
    await screen.findByRole('heading', { level: 1 });
    const [first] = await screen.findAllByRole('button', { name: /^取消规则/ });
    fireEvent.click(first as HTMLElement);
    await screen.findByRole('list', { name: '取消规则时间轴' });
    const rule = root.querySelector('.hr-rule');
    const nights = [...(rule?.querySelectorAll('.hr-rule__n b') ?? [])].map((each) =>
      Number(each.textContent?.replace(/[^\d.]/g, '')),
    );
    expect(nights).toHaveLength(3);
    expect((nights[0] ?? 0) + (nights[1] ?? 0)).toBe(nights[2]);
  });

  it('has one solid button, on a rate that can be cancelled, at most four rates a room, and lower marks to filter by', async () => {
    const { screen, root } = await details();
    await screen.findAllByRole('button', { name: /^预订 / });
    const solid = root.querySelectorAll('.hd .t-btn--action');
    expect(solid.length).toBe(1);
    expect(solid[0]?.closest('.hr-rate')?.textContent).toContain('免费取消');
    for (const rates of root.querySelectorAll('.hr-rates'))
      expect(rates.querySelectorAll('.hr-rate').length).toBeLessThanOrEqual(4);
    const [more] = await screen.findAllByRole('button', { name: /^查看其余 \d+ 个报价/ });
    const room = more?.closest('.hr-rates');
    const folded = Number(/\d+/.exec(more?.textContent ?? '')?.[0]);
    fireEvent.click(more as HTMLElement);
    await waitFor(() => expect(room?.querySelectorAll('.hr-rate').length).toBe(4 + folded));
    const fair = screen.getByRole('button', { name: /^中评 \d/ });
    fireEvent.click(fair);
    await waitFor(() =>
      expect(root.querySelectorAll('.hd-com > li').length).toBe(Number(/\d+/.exec(fair.textContent ?? '')?.[0])),
    );
  });

  it('leads to the order form with the rate and the total that was seen', async () => {
    const { screen, root } = await details();
    const [book] = await screen.findAllByRole('button', { name: /^预订 / });
    fireEvent.click(book as HTMLElement);
    await waitFor(() => expect(location.pathname).toBe('/hotel/orderInfo'));
    const asked = new URLSearchParams(location.search);
    expect(asked.get('hotelId')).toBe('SHA0002');
    expect(asked.get('checkOut')).toBe(day(22));
    expect(Number(asked.get('seen'))).toBeGreaterThan(0);
    expect(root.querySelector('.hd')).toBeNull();
  });

  it('asks a visitor to log in for the hotel by its name, to which the login adds its own words', async () => {
    const address = `/hotel/details?hotelId=SHA0002&city=SHA&${stay}`;
    const { screen, events } = await mountWidget('hotel-booking', {
      address,
      theme: { appId: 'default', publicQuery: ['hotel'] },
    });
    const name = (await screen.findByRole('heading', { level: 1 })).textContent;
    const [book] = await screen.findAllByRole('button', { name: /^预订 / });
    fireEvent.click(book as HTMLElement);
    const reasonOf = () => (events.at(-1)?.detail as { reason?: string } | undefined)?.reason || '预订';
    await waitFor(() => expect(name).toContain(reasonOf()));
  });

  it('asks for other days at once, and keeps the hotel', async () => {
    const { screen, root } = await details();
    const name = (await screen.findByRole('heading', { level: 1 })).textContent;
    fireEvent.click(screen.getByRole('button', { name: /^入住 — 离店/ }));
    const pick = async (date: string) =>
      fireEvent.click(
        await waitFor(() => root.querySelector<HTMLElement>(`[data-day="${date}"]`) ?? Promise.reject(new Error(date))),
      );
    await pick(day(23));
    await pick(day(26));
    await waitFor(() => expect(root.querySelector('.hd-stay')?.textContent).toContain('共 3 晚'));
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(name);
  });

  it('of a hotel that is gone leads back to the others', async () => {
    const { screen, root } = await details('SHA9999');
    await screen.findByText('没有找到这家酒店');
    fireEvent.click(screen.getByRole('button', { name: '看看其他酒店' }));
    await waitFor(() => expect(root.querySelectorAll('.hl-card').length).toBeGreaterThan(0));
  });
});
