import { describe, expect, test } from 'vitest';
import { addDays, dayAt } from '#domain/china-time.ts';
import { fireEvent, logIn, mountWidget, waitFor } from '#tests/support/page/mount-widget.tsx';
import type { MountWidgetOptions } from '#tests/support/page/mount-widget.tsx';

const soon = addDays(dayAt(Date.now()), 11);
const rows = (root: HTMLElement) => [...root.querySelectorAll<HTMLButtonElement>('.fs-fl__hit')];
type Opened = Awaited<ReturnType<typeof mountWidget>>;
const city = ({ screen }: Opened, name: string) => screen.getByRole<HTMLInputElement>('combobox', { name }).value;
const hasRows = ({ root }: Opened) => waitFor(() => expect(rows(root).length).toBeGreaterThan(5));
async function open(options: MountWidgetOptions = {}) {
  const opened = await mountWidget('flight-search', options);
  await waitFor(() => expect(opened.root.querySelector('.fs-form, .fs-res')).not.toBeNull());
  return opened;
}

describe('a link with both places and a day runs the search', () => {
  test('by its address, and back leads to its form, which an edit leaves one', async () => {
    const opened = await open({ address: `/airTicket/query?from=BJS&to=SHA&date=${soon}` });
    await hasRows(opened);
    fireEvent.click(opened.screen.getByRole('button', { name: '修改' }));
    await waitFor(() => expect(opened.root.querySelector('.fs-form')).not.toBeNull());
    fireEvent.click(opened.screen.getByRole('checkbox', { name: '儿童' }));
    await waitFor(() => expect(location.search).toMatch(/children=1/));
    expect(location.search).toContain('step=form');
    expect(opened.root.querySelector('.fs-form')).not.toBeNull();
  });

  test('by attributes, where the page asks for it; without that they fill in the form', async () => {
    const props = { from: 'BJS', to: 'SHA', date: soon };
    await hasRows(await open({ props: { ...props, search: 'auto' } }));
    expect((await open({ props })).root.querySelector('.fs-form')).not.toBeNull();
  });

  test.each([
    ['a day that is none', { date: '2026-02-31' }, '日期无法识别，已改为明天'],
    ['a day that has passed', { date: '2020-01-01' }, '日期已过或太远，已改为明天'],
    ['a return before the outbound', { 'return-date': '2020-01-01' }, '返程日期无效，请重新选择'],
    ['one city twice', { to: 'BJS' }, '出发和到达是同一城市，请重新选择'],
    ['an unknown city', { to: 'XQQ' }, '没有找到目的地，请重新选择'],
  ])('%s opens the form, filled in, and says so', async (_, wrong, message) => {
    const opened = await open({ props: { from: 'BJS', to: 'SHA', date: soon, search: 'auto', ...wrong } });
    expect(await opened.screen.findByText(message)).toBeTruthy();
    expect(opened.root.querySelector('.fs-form')).not.toBeNull();
    await waitFor(() => expect(city(opened, '出发')).toBe('北京'));
  });

  test('several problems are in the order of the fields, one in a line', async () => {
    const opened = await open({ props: { from: 'XQQ', to: '??', date: '2020-01-01', search: 'auto' } });
    const lines = () =>
      [...opened.root.querySelectorAll('.fs-problems div')]
        .map((one) => one.textContent)
        .filter((text) => /，/.test(text ?? ''));
    await waitFor(() =>
      expect(lines().slice(-3)).toEqual([
        '没有找到出发地，请重新选择',
        '没有找到目的地，请重新选择',
        '日期已过或太远，已改为明天',
      ]),
    );
  });
});

describe('searches made before', () => {
  const search = async (options: MountWidgetOptions = {}) => {
    const opened = await open({ address: `/airTicket/query?from=BJS&to=SHA&date=${soon}&adults=2`, ...options });
    await hasRows(opened);
    await waitFor(() => expect(JSON.stringify({ ...localStorage })).toContain('price'));
    return opened;
  };
  const key = 'travel-embed:default:preference:own:flight-search:trips';

  test('the last one is filled in when the visitor comes back', async () => {
    (await search()).unmount();
    const opened = await open({ keepSession: true });
    expect([city(opened, '出发'), city(opened, '到达')]).toEqual(['北京', '上海']);
    expect(opened.screen.getByRole('button', { name: /^去程/ }).textContent).toContain(soon.slice(5));
    expect(opened.screen.getByRole('button', { name: /^乘客/ }).textContent).toContain('2 成人');
  });

  test('properties of the page come before it', async () => {
    (await search()).unmount();
    const opened = await open({ keepSession: true, props: { from: 'CAN', to: 'CTU' } });
    expect([city(opened, '出发'), city(opened, '到达')]).toEqual(['广州', '成都']);
    const last = await opened.screen.findByRole('button', { name: new RegExp(`^北京 → 上海 ${soon.slice(5)} 2 人`) });
    fireEvent.click(last);
    await hasRows(opened);
    expect(opened.events.findLast(({ type }) => type === 'search')?.detail).toMatchObject({
      from: 'BJS',
      to: 'SHA',
      adults: 2,
    });
  });

  test('one with a child names and restores the whole party, also after its day has passed', async () => {
    const past = {
      from: 'BJS',
      to: 'SHA',
      fromName: '北京',
      toName: '上海',
      date: '2020-01-01',
      returnDate: '',
      adults: 1,
      children: 1,
      infants: 0,
      cabin: 'Y',
    };
    localStorage.setItem(key, JSON.stringify([past]));
    const opened = await open({ props: { from: 'CAN', to: 'CTU', date: soon } });
    fireEvent.click(await opened.screen.findByRole('button', { name: /^北京 → 上海\s*1 成人 1 儿童$/ }));
    await hasRows(opened);
    expect(opened.events.findLast(({ type }) => type === 'search')?.detail).toMatchObject({
      from: 'BJS',
      to: 'SHA',
      date: soon,
      adults: 1,
      children: 1,
    });
  });

  test('are cards with today’s price and its change since the last look; a press searches again', async () => {
    (await search()).unmount();
    const [trip, ...rest] = JSON.parse(localStorage.getItem(key) ?? '[]') as { price: string }[];
    const now = Number(trip?.price);
    localStorage.setItem(key, JSON.stringify([{ ...trip, price: String(now + 60) }, ...rest]));
    const opened = await open({ keepSession: true });
    const card = await opened.screen.findByRole('button', {
      name: new RegExp(`^北京 → 上海 ${soon.slice(5)} 2 人\\s*成人 ¥${now.toLocaleString('en-US')}\\s*降 ¥60$`),
    });
    // The price is a part of its own beside the text, which may be shortened.
    expect([...card.children].map(({ tagName, className }) => [tagName, className])).toEqual([
      ['SPAN', ''],
      ['SPAN', 'fs-heads'],
      ['B', ''],
      ['SMALL', 'is-less'],
    ]);
    fireEvent.click(card);
    await hasRows(opened);
    await waitFor(() =>
      expect(localStorage.getItem(key)).toContain(`"price":"${trip?.price === undefined ? '' : now}"`),
    );
  });

  test('made by a visitor become those of the member who logs in, and are gone with the logout: the next visitor sees nothing', async () => {
    const { page } = await search({
      fetch: async (input, init) => (String(input).includes('ogout') ? new Response('{"ret":0}') : fetch(input, init)),
    });
    page.session.adopt((await logIn('13800000010')) as never);
    expect(localStorage.getItem(key)).toContain('上海');
    await page.session.logout();
    expect(localStorage.getItem(key)).toBeNull();
  });

  test('of one member are gone as soon as another one logs in in a new tab', async () => {
    const opened = await search();
    opened.page.session.adopt((await logIn('13800000010')) as never);
    opened.unmount();
    const next = await open();
    expect(city(next, '出发')).toBe('北京');
    const other = await logIn('13800000030');
    next.page.session.adopt(other as never);
    await waitFor(() => expect(city(next, '出发')).toBe(''));
    expect(next.screen.queryByRole('group', { name: '最近搜索' })).toBeNull();
    expect(localStorage.getItem(key)).toBeNull();
  });
});
