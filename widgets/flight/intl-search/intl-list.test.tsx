import { within } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { addDays, dayAt } from '#domain/china-time.ts';
import { fireEvent, mountWidget, waitFor } from '#tests/support/page/mount-widget.tsx';

const day = (ahead: number) => addDays(dayAt(Date.now()), ahead);
const returnTrip = { legs: `SHA.HEL.${day(40)}_HEL.SHA.${day(48)}`, party: 'ADT2CHD1SD1' };

/** The list of a search, with its questions counted. */
async function open(path: string, query: Record<string, string>, as = '13800000010') {
  const asked: string[] = [];
  const widget = await mountWidget('intl-search', {
    as,
    address: `/intl/flight_query_list${path}?${new URLSearchParams(query)}`,
    async fetch(input, init) {
      const { pathname } = new URL(String(input));
      if (pathname === '/intl/query') asked.push(pathname);
      return await fetch(input, init);
    },
  });
  const rows = () => [...widget.root.querySelectorAll<HTMLElement>('[data-itinerary]')];
  await waitFor(() => expect(rows().length).toBeGreaterThan(0));
  const brandsOf = async (at: number) => {
    const row = rows()[at] as HTMLElement;
    fireEvent.click(within(row).getByRole('button', { name: /选择|选返程|选第|查看风险/ }));
    await waitFor(() => expect(row.querySelector('[data-brand]')).toBeTruthy());
    return () => fireEvent.click(row.querySelector('[data-brand] button')!);
  };
  return { ...widget, asked, rows, brandsOf };
}

describe('the list of a return trip', () => {
  it('shows the returns of an outbound without a question, then the whole trip, and goes on to its order', async () => {
    const { screen, asked, brandsOf, rows, events, root } = await open('/2/1', returnTrip);
    // Bags of the lowest price are told before its brands are opened.
    for (const row of rows()) expect(row.textContent).toMatch(/每段托运 (无|\d+ (件|kg))/);
    const out = await brandsOf(0);
    // The return is not chosen: a price is the least one, and says which return it counts with.
    const [row] = rows();
    for (const price of row!.querySelectorAll('.il-price, [data-brand] .il-brand__p'))
      expect(price.textContent).toMatch(/¥[\d,]+起.*配 [A-Z0-9]{2}\d+(\+[A-Z0-9]{2}\d+)* (直飞|经.+)返程/);
    expect(row!.querySelector('.il-brands__n b')?.textContent).toMatch(/＝ ¥[\d,]+起$/);
    out();
    await screen.findByText('去程已选');
    expect(new URLSearchParams(location.search).get('chosen')).toMatch(/-PVG|-SHA/);
    // Keys and screen readers go on from the top of the next step.
    const focused = () => (root.getRootNode() as ShadowRoot).activeElement;
    await waitFor(() => expect(focused()?.textContent).toContain('去程已选'));
    const back = await brandsOf(0);
    expect(rows()[0]?.querySelector('.il-brands')?.textContent).not.toMatch(/起(?!飞)|配 /);
    back();
    await screen.findByRole('heading', { name: '行李：每段 × 每人' });
    expect(root.querySelector('h1')?.textContent).toBe('上海 ⇄ 赫尔辛基 国际机票');
    expect(asked).toHaveLength(1);
    // Each passenger type has its baggage on each segment.
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining(['成人 × 2', '儿童 × 1', '留学生 × 1']),
    );
    // A student carries one piece more where the brand has any.
    const bagsOf = (type: string) =>
      [...root.querySelectorAll(`[data-type="${type}"]`)].map((cell) => cell.textContent);
    const more = (bag: string | null) => bag?.replace(/^\d+(?= 件)/, (pieces) => String(Number(pieces) + 1));
    expect(bagsOf('成人').join()).toMatch(/^\d 件/);
    expect(bagsOf('留学生')).toEqual(bagsOf('成人').map(more));
    expect(root.querySelectorAll('.in-clocks')).toHaveLength(2);
    fireEvent.click(screen.getByRole('button', { name: '去填写' }));
    const wentTo = () => events.findLast(({ type }) => type === 'navigate')?.detail as { name: string; path: string };
    await waitFor(() => expect(wentTo().name).toBe('intl_order_info'));
  });

  it('an outbound is chosen again, and the address keeps what was chosen over a reload', async () => {
    const first = await open('/2/1', returnTrip);
    const out = await first.brandsOf(0);
    out();
    await first.screen.findByText('去程已选');
    const { pathname, search } = location;
    first.unmount();
    const again = await open(
      pathname.slice('/intl/flight_query_list'.length),
      Object.fromEntries(new URLSearchParams(search)),
    );
    fireEvent.click(await again.screen.findByRole('button', { name: '换去程' }));
    await waitFor(() => expect(again.screen.queryByText('去程已选')).toBeNull());
    expect(location.search).not.toContain('chosen');
  });

  it('filters and orders are in the address, and ask nothing', async () => {
    const { screen, asked, rows } = await open('/2/1', returnTrip);
    fireEvent.click(screen.getByRole('button', { name: '价格 低→高' }));
    await waitFor(() => expect(location.search).toContain('sort=price'));
    fireEvent.click(screen.getByRole('button', { name: /^中转次数/ }));
    fireEvent.click(await screen.findByRole('checkbox', { name: /^直飞/ }));
    await waitFor(() =>
      expect(rows().every((row) => row.querySelector('.in-mid')?.textContent?.includes('直飞'))).toBe(true),
    );
    // The price has the column that it has beside a stop.
    const place = rows()[0]?.querySelector('.il-price');
    expect([...(place?.parentElement?.children ?? [])].indexOf(place!)).toBe(5);
    expect(new URLSearchParams(location.search).get('stops')).toBe('0');
    expect(asked).toHaveLength(1);
  });
});

it('one traveller on one way has no sum of one price, and no words about a return', async () => {
  const { rows, brandsOf } = await open('/1/1', { legs: `SHA.PAR.${day(40)}`, stops: '0' });
  await brandsOf(0);
  const brands = rows()[0]!.querySelector('.il-brands')?.textContent;
  expect(brands).toContain('退改费按每人计');
  expect(brands).not.toMatch(/＝ ¥|返程|起飞后”/);
  expect(rows()[0]!.querySelector('.il-price')?.textContent).not.toContain('配 ');
});

it('a connection says in minutes what it takes, and the one that is missed is marked', async () => {
  const { screen, rows } = await open('/1/1', { legs: `SHA.PAR.${day(40)}`, stops: '1' });
  expect(rows()[0]?.textContent).toMatch(/步行 \d+.*＝ \d+ [时分].*，最短 \d+ [时分].*，(比所需多|差) \d+ [时分]/);
  fireEvent.click(screen.getByRole('checkbox', { name: '不含自行转机' }));
  await waitFor(() => expect(location.search).toContain('oneTicket=1'));
  await waitFor(() => expect(rows().every(({ textContent }) => !textContent?.includes('自行转机'))).toBe(true));
});

it('a day beside is asked for, and the outbound that is chosen stays', async () => {
  const { screen, asked, brandsOf } = await open('/2/1', returnTrip);
  const out = await brandsOf(0);
  out();
  await screen.findByText('去程已选');
  fireEvent.click(screen.getByRole('button', { name: new RegExp(`^${day(49).slice(5)}`) }));
  await waitFor(() => expect(asked).toHaveLength(2));
  await waitFor(() => expect(location.search).toContain(day(49)));
  await screen.findByText('去程已选');
});

it('a shared link names its cities, and the days beside have the lowest price of the trip', async () => {
  const { screen, rows } = await open('/1/1', { legs: `SHA.PAR.${day(40)}` });
  await screen.findByRole('button', { name: /^出发.*上海/ });
  screen.getByRole('button', { name: /^到达.*巴黎/ });
  // Aircraft have their names, not the codes of the wire.
  expect(rows()[0]?.textContent).toMatch(/空客 A|波音 7/);
  await screen.findByRole('button', { name: new RegExp(`^${day(41).slice(5)}.*¥[\\d,]{4,}`) });
});

it.each([
  ['Y', '合规'],
  ['C', '超标 差标为经济舱，所选为公务舱'],
])('on business a brand of cabin %s has the verdict of the standard: %s', async (cabin, verdict) => {
  // A flight of few hours: the standard grants economy.
  const query = { legs: `SHA.TYO.${day(40)}`, cabin, stops: '0' };
  const { screen, root, rows, brandsOf } = await open('/1/1', query, '13800000071');
  await screen.findByText(/标准内由公司支付/);
  // That of the cheapest is seen before a row is opened.
  expect(rows()[0]?.textContent).toContain(verdict.slice(0, 2));
  await brandsOf(0);
  const brand = root.querySelector('[data-brand]')?.textContent;
  expect(brand).toContain(verdict);
  expect(brand).toMatch(/＋税费 [\d,]+＋服务费 \d+/);
  if (cabin === 'Y') expect(screen.queryByRole('button', { name: '如何合规' })).toBeNull();
});

it('a trip abroad that no loaded flight makes compliant leads to the same search in economy', async () => {
  const query = { legs: `SHA.TYO.${day(40)}`, cabin: 'C', stops: '0' };
  const { screen, brandsOf } = await open('/1/1', query, '13800000071');
  await screen.findByText(/标准内由公司支付/);
  await brandsOf(0);
  fireEvent.click((await screen.findAllByRole('button', { name: '如何合规' }))[0] as HTMLElement);
  fireEvent.click(await screen.findByRole('button', { name: '改查经济舱' }));
  await waitFor(() => expect(location.search).not.toContain('cabin=C'));
});

it('the list of a company member is asked for again as a private one', async () => {
  const { screen, asked } = await open('/1/1', { legs: `SHA.TYO.${day(40)}` }, '13800000071');
  await screen.findByText(/标准内由公司支付/);
  fireEvent.click(screen.getByRole('radio', { name: '因私' }));
  await waitFor(() => expect(asked).toHaveLength(2));
  await waitFor(() => expect(screen.queryByText(/标准内由公司支付/)).toBeNull());
  expect(location.search).toContain('travelType=private');
});

it('of the brands of an itinerary one can be taken at a glance: the cheapest', async () => {
  const { root, brandsOf } = await open('/1/1', { legs: `SHA.PAR.${day(40)}` });
  await brandsOf(0);
  const buttons = [...root.querySelectorAll('[data-brand] button')];
  expect(buttons.length).toBeGreaterThan(1);
  expect(buttons.map((button) => button.className.includes('t-btn--action'))).toEqual(buttons.map((_, at) => !at));
});

it("a company's account without a standard is told who pays, and no brand is judged", async () => {
  const { screen, root, brandsOf } = await open('/1/1', { legs: `SHA.TYO.${day(40)}` }, '13800000070');
  await screen.findByText('因公出行，由公司支付');
  await brandsOf(0);
  expect(root.querySelector('[data-brand]')?.textContent).not.toMatch(/合规|超标/);
});

it('the price calendar of a return says why days after the way home are grey', async () => {
  const { screen } = await open('/2/1', returnTrip);
  fireEvent.click(screen.getByRole('button', { name: '低价日历' }));
  await screen.findByText(/灰色日期早于前一程或晚于后一程，不可选/);
});

it('a day of the price calendar is searched', async () => {
  const { screen, asked } = await open('/1/1', { legs: `SHA.PAR.${day(40)}` });
  fireEvent.click(screen.getByRole('button', { name: '低价日历' }));
  const dialog = await screen.findByRole('dialog', { name: '低价日历' });
  const cell = () => dialog.querySelector<HTMLElement>(`[data-day="${day(45)}"]`);
  await waitFor(() => expect(cell()?.textContent).toContain('…'));
  await waitFor(() => expect(cell()?.textContent).toMatch(/¥[\d,]{4,}/));
  fireEvent.click(cell()!);
  await waitFor(() => expect(location.search).toContain(day(45)));
  await waitFor(() => expect(asked).toHaveLength(2));
});

it('an application that sells no flights names its telephone', async () => {
  const { screen } = await mountWidget('intl-search', {
    as: '13800000010',
    theme: { appId: 'no-flights', switches: { airTicket: false }, telephones: ['400-000-0001'] },
    address: '/intl/flight_query_list',
  });
  await screen.findByText('国际机票预订暂未开放');
  screen.getByRole('link', { name: /400-000-0001/ });
});
