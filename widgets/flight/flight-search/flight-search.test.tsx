import { within } from '@testing-library/dom';
import { signal } from '@preact/signals-core';
import { describe, expect, test } from 'vitest';
import { addDays, dayAt } from '#domain/china-time.ts';
import { fireEvent, logIn, waitFor } from '#tests/support/page/mount-widget.tsx';
import type { MountWidgetOptions } from '#tests/support/page/mount-widget.tsx';
import { openSearch as open } from '#tests/support/page/open-search.ts';
import type { Services } from '#kit/services.ts';
import { defaultConfig } from '#theme/default-config.ts';
import { createFlightSearch } from './model.ts';

const day = (ahead: number) => addDays(dayAt(Date.now()), ahead);
const soon = day(10);
const back = day(14);

const results = (more = '') => `/airTicket/query?from=BJS&to=SHA&date=${soon}&step=outbound${more}`;
const rows = (root: HTMLElement) => [...root.querySelectorAll<HTMLButtonElement>('.fs-fl__hit')];
const prices = (root: HTMLElement) =>
  [...root.querySelectorAll('.fs-fl__p .t-price')].map((one) => Number(one.textContent?.replace(/[^\d]/g, '')));

async function list(options: MountWidgetOptions = {}) {
  const widget = await open({ address: results(), ...options });
  await waitFor(() => expect(rows(widget.root).length).toBeGreaterThan(5));
  return widget;
}

test('days, rows, cabins and filters show one basis, which the switch changes and the device keeps', async () => {
  const shown = async (root: HTMLElement) => {
    await waitFor(() => expect(root.querySelectorAll('.fs-day > b')[6]?.textContent).toMatch(/¥/));
    return {
      chosen: root.querySelector('.fs-day.is-on > b')?.textContent,
      next: root.querySelectorAll('.fs-day > b')[6]?.textContent,
      lowest: Math.min(...prices(root)),
    };
  };
  const amount = (text: string | null | undefined) => Number(text?.replace(/\D/g, ''));
  const { root, screen } = await list({ address: results('&sort=price') });
  const total = await shown(root);
  expect(amount(total.chosen)).toBe(total.lowest);
  expect(root.querySelector('.fs-fl__p')?.textContent).toMatch(/^¥[\d,]+含税起票面 ¥[\d,]+ · [\d.]+ 折/);
  const ticketOnly = screen.getByRole('radio', { name: '票面价' });
  // Beside the order of the list at every width.
  expect(ticketOnly.closest('.fs-wide')).toBeNull();
  fireEvent.click(ticketOnly);
  await waitFor(() => expect(root.querySelector('.fs-fl__p')?.textContent).toMatch(/^¥[\d,]+票面起含税 ¥/));
  const ticket = await shown(root);
  expect(amount(ticket.chosen)).toBe(ticket.lowest);
  expect([total.lowest - ticket.lowest, amount(total.next) - amount(ticket.next)]).toEqual([70, 70]);
  const again = await list({ keepSession: true });
  expect(again.screen.getByRole('radio', { name: '票面价' }).getAttribute('aria-checked')).toBe('true');
});

describe('the form', () => {
  test('names the cities that a partner wrote as codes, an airport as its city with the airport below', async () => {
    const { city, screen } = await open({
      props: { from: 'PEK', to: 'SHA', date: soon, 'return-date': back, adults: '2', children: '1' },
    });
    await waitFor(() => expect(city('出发').value).toBe('北京'));
    expect(city('到达').value).toBe('上海');
    // Its name comes with the table of cities: nothing is loaded for it alone.
    expect(screen.getByText('PEK')).toBeTruthy();
    expect(screen.getByRole('radio', { name: '往返' }).getAttribute('aria-checked')).toBe('true');
    expect(screen.getByRole('button', { name: /^乘客/ }).textContent).toContain('2 成人 1 儿童');
    expect(screen.getByText('共 5 天')).toBeTruthy();
  });

  test('finds a city by pinyin, marks what was typed, and takes it by keyboard', async () => {
    const { typeCity, city } = await open();
    const { input, options } = await typeCity('到达', 'sh');
    expect(options()[0]?.textContent).toContain('上海');
    expect(options()[0]?.querySelector('mark')?.textContent).toBe('Sh');
    expect(input.getAttribute('aria-activedescendant')).toBe(options()[0]?.id);
    expect(
      options()
        .filter((one) => one.textContent?.includes('机场'))
        .map((one) => one.textContent),
    ).toEqual(expect.arrayContaining([expect.stringContaining('虹桥机场SHA')]));
    fireEvent.keyDown(input, { key: 'ArrowDown' });
    await waitFor(() => expect(input.getAttribute('aria-activedescendant')).toBe(options()[1]?.id));
    fireEvent.keyDown(input, { key: 'ArrowUp' });
    await waitFor(() => expect(input.getAttribute('aria-activedescendant')).toBe(options()[0]?.id));
    expect(fireEvent.keyDown(input, { key: 'Enter', keyCode: 229 }), 'ends a composition').toBe(true);
    fireEvent.keyDown(input, { key: 'Enter' });
    await waitFor(() => expect(city('到达').value).toBe('上海'));
    expect(city('到达').getAttribute('aria-expanded')).toBe('false');
  });

  test('names the text that was not found and keeps it', async () => {
    const { screen, city, type } = await open();
    fireEvent.click(city('到达'));
    type(city('到达'), '不存在的城');
    expect(await screen.findByText('没有找到“不存在的城”，请换用城市名、拼音或三字码')).toBeTruthy();
    expect(city('到达').value).toBe('不存在的城');
  });

  test.each<[string, (around: HTMLElement, input: HTMLElement) => void]>([
    ['something else is pressed', (around) => void fireEvent.pointerDown(around)],
    [
      'the focus goes on',
      (around, input) => void (fireEvent.focusOut(input, { relatedTarget: around }), fireEvent.focus(around)),
    ],
  ])('typing counts when %s', async (_way, leave) => {
    const { typeCity, screen, events, press } = await open({ props: { from: 'BJS', to: 'SHA' } });
    const { input } = await typeCity('到达', 'guangzhou');
    leave(screen.getByRole('button', { name: '搜索航班' }), input);
    press('搜索航班');
    await waitFor(() => expect(events.findLast(({ type }) => type === 'search')?.detail).toMatchObject({ to: 'CAN' }));
  });

  describe('before the table of cities has come', () => {
    function create(given: Record<string, string>) {
      const sent: string[] = [];
      const services = {
        place: signal({ name: 'DomesticAirTicketQuery', params: {}, query: {} }),
        clock: { today: () => soon, now: Date.now },
        config: signal(defaultConfig),
        session: { user: signal(null) },
        preferences: { get: () => undefined, set: () => undefined },
        setQuery: () => undefined,
        emit: (type: string) => sent.push(type),
      } as unknown as Services;
      return { model: createFlightSearch(services, given), sent };
    }

    test('unfinished typing is asked for again: no other city is searched', () => {
      const { model, sent } = create({ from: 'BJS', to: 'SHA' });
      model.open('to');
      model.typing.type('guangzhou');
      expect([model.submit(), model.draft.peek().to, sent]).toEqual(['to', '', []]);
      model.dispose();
    });

    test.each([
      [{ from: 'PEK', to: 'PVG' }, '北京', '上海'],
      [{ from: 'bjs', to: 'zhy', toName: '中卫' }, '北京', '中卫'],
      [{ from: 'BJS', fromName: '首都', to: 'ZHY' }, '首都', 'ZHY'],
    ])('the form names the cities of %o', (given, from, to) => {
      const { model } = create(given);
      expect([model.places.peek().from.name, model.places.peek().to.name]).toEqual([from, to]);
      model.edit({ from: 'CAN' });
      expect(model.places.peek().from.name).toBe('广州');
      model.dispose();
    });
  });

  test('Escape takes back what was typed', async () => {
    const { typeCity, city } = await open({ props: { from: 'BJS', to: 'SHA' } });
    const { input } = await typeCity('到达', 'guangzhou');
    fireEvent.keyDown(input, { key: 'Escape' });
    await waitFor(() => expect(city('到达').value).toBe('上海'));
  });

  test('takes a city by click, remembers it, and offers the airports of a city with several', async () => {
    const { screen, city } = await open();
    fireEvent.click(city('出发'));
    fireEvent.click(await screen.findByRole('button', { name: '成都' }));
    await waitFor(() => expect(city('出发').value).toBe('成都'));
    fireEvent.click(city('出发'));
    expect(await screen.findByText('成都的机场')).toBeTruthy();
    expect(screen.getAllByRole('button', { name: '成都' })).toHaveLength(2);
    fireEvent.click(screen.getByRole('button', { name: '天府 TFU' }));
    expect(await screen.findByText('天府机场')).toBeTruthy();
  });

  test('swaps the cities', async () => {
    const { city, press } = await open({ props: { from: 'BJS', to: 'SHA' } });
    await waitFor(() => expect(city('到达').value).toBe('上海'));
    press('交换出发与到达');
    await waitFor(() => expect([city('出发').value, city('到达').value]).toEqual(['上海', '北京']));
  });

  test('ties each message to its field and puts the focus on the first', async () => {
    const { city, press, root, focused, event } = await open();
    press(/搜索航班/);
    await waitFor(() => expect(city('出发').getAttribute('aria-invalid')).toBe('true'));
    const described = (name: '出发' | '到达') =>
      root.querySelector(`[id="${city(name).getAttribute('aria-describedby')}"]`)?.textContent;
    expect([described('出发'), described('到达')]).toEqual(['请选择出发城市', '请选择到达城市']);
    expect(focused()).toBe(city('出发'));
    expect(event('search')).toEqual([]);
  });

  test('keeps people who may not fly together from being searched', async () => {
    const { press, screen, event } = await open({ props: { from: 'BJS', to: 'SHA', infants: '2' } });
    press(/搜索航班/);
    expect(await screen.findByText(/1 位成人最多携带 1 位婴儿/)).toBeTruthy();
    expect(event('search')).toEqual([]);
  });

  test('chooses the days in a calendar with prices; the first day goes on to the second', async () => {
    const { press, screen, city } = await open({ props: { from: 'BJS', to: 'SHA', date: soon, 'return-date': back } });
    await waitFor(() => expect(city('到达').value).toBe('上海'));
    press(/^去程/);
    const cell = (date: string) =>
      screen.getByRole('gridcell', {
        name: new RegExp(`${Number(date.slice(0, 4))}年${Number(date.slice(5, 7))}月${Number(date.slice(8))}日`),
      });
    await waitFor(() => expect(cell(day(11)).textContent).toContain('¥'));
    fireEvent.click(cell(day(11)));
    await waitFor(() =>
      expect(screen.getByRole('button', { name: /^返程/ }).getAttribute('aria-expanded')).toBe('true'),
    );
    fireEvent.click(cell(day(12)));
    await waitFor(() => expect(screen.queryByRole('gridcell', { name: /月/ })).toBeNull());
    expect(screen.getByText('共 2 天')).toBeTruthy();
  });

  test('names the unusable parts of a link, and goes on with the rest', async () => {
    const { screen, city } = await open({ address: '/airTicket/query?from=XQQ&to=SHA&date=2020-01-01&step=outbound' });
    await waitFor(() => expect(city('到达').value).toBe('上海'));
    const notice = await screen.findByText(/没有找到出发地/);
    expect(notice.nextElementSibling?.textContent).toBe('日期已过或太远，已改为明天');
  });

  test('changed attributes change their fields and nothing else', async () => {
    const { mounted, city, screen } = await open({ props: { from: 'BJS', to: 'SHA' } });
    await waitFor(() => expect(city('到达').value).toBe('上海'));
    fireEvent.click(screen.getByRole('checkbox', { name: '儿童' }));
    mounted.update({ from: 'BJS', to: 'SYX' });
    await waitFor(() => expect(city('到达').value).toBe('三亚'));
    expect(screen.getByRole('button', { name: /^乘客/ }).textContent).toContain('1 成人 1 儿童');
  });
});

describe('searching', () => {
  test('announces the search before it shows the flights', async () => {
    const { press, event, root, city } = await open({ props: { from: 'BJS', to: 'SHA', date: soon } });
    await waitFor(() => expect(city('到达').value).toBe('上海'));
    press(/搜索航班/);
    await waitFor(() => expect(rows(root).length).toBeGreaterThan(5));
    expect(event('search')).toEqual([{ from: 'BJS', to: 'SHA', date: soon, adults: 1, children: 0, infants: 0 }]);
  });

  test('leaves it to a partner that cancels the event', async () => {
    const { press, host, root, city, event } = await open({ props: { from: 'BJS', to: 'SHA', date: soon } });
    await waitFor(() => expect(city('到达').value).toBe('上海'));
    host.addEventListener('travel:search', (search) => search.preventDefault());
    press(/搜索航班/);
    await waitFor(() => expect(event('search')).toHaveLength(1));
    expect(root.querySelector('.fs-res')).toBeNull();
    expect(city('到达').value).toBe('上海');
  });

  test('keeps the search for next time on this device', async () => {
    const first = await open({ props: { from: 'BJS', to: 'SHA', date: soon } });
    await waitFor(() => expect(first.city('到达').value).toBe('上海'));
    first.press(/搜索航班/);
    await waitFor(() => expect(first.root.querySelector('.fs-res')).not.toBeNull());
    const second = await open();
    fireEvent.click(await second.screen.findByRole('button', { name: new RegExp(`^北京 → 上海 ${soon.slice(5)}`) }));
    await waitFor(() => expect(second.city('出发').value).toBe('北京'));
  });
});

describe('the list', () => {
  test('narrows, counts and clears; the count is read out', async () => {
    const { screen, press, root } = await list();
    const count = () => Number(root.querySelector('[aria-live=polite] b')?.textContent);
    const before = count();
    press(/^航空公司/);
    const airline = within(await screen.findByRole('dialog', { name: '航空公司' }));
    const [first] = airline.getAllByRole<HTMLInputElement>('checkbox');
    const left = Number(first?.closest('label')?.querySelector('.t-3')?.textContent);
    fireEvent.click(first as HTMLElement);
    await waitFor(() => expect(count()).toBe(left));
    expect(left).toBeLessThan(before);
    press(/清除 1 项筛选/);
    await waitFor(() => expect(count()).toBeGreaterThanOrEqual(before));
  });

  test('lets an airport that a link named be widened to its city', async () => {
    const { screen, root } = await list({ address: `/airTicket/query?from=PEK&to=SHA&date=${soon}&step=outbound` });
    const count = () => Number(root.querySelector('[aria-live=polite] b')?.textContent);
    const before = count();
    fireEvent.click(screen.getByRole('button', { name: /^机场 1/ }));
    const airports = within(await screen.findByRole('dialog', { name: '机场' }));
    fireEvent.click(airports.getByRole('checkbox', { name: /首都/, checked: true }));
    await waitFor(() => expect(count()).toBeGreaterThan(before));
    expect(location.search).toContain('from=BJS');
  });

  test('sorts both ways, keeps the focus on the button and puts the order into the address', async () => {
    const { screen, root, focused } = await list();
    // The bar of narrow roots has a button of the same name.
    const sorts = within(screen.getByRole('group', { name: '排序' }));
    const button = sorts.getByRole('button', { name: '价格 低→高' });
    button.focus();
    fireEvent.click(button);
    await waitFor(() => expect(prices(root)).toEqual([...prices(root)].sort((a, b) => a - b)));
    expect(location.search).toContain('sort=price');
    fireEvent.click(button);
    await waitFor(() => expect(sorts.getByRole('button', { name: '价格 高→低' })).toBeTruthy());
    expect(prices(root)).toEqual([...prices(root)].sort((a, b) => b - a));
    expect(focused()?.textContent).toBe('价格 高→低');
  });

  test('opens a flight: cabins, fares, the step of the rules that counts now', async () => {
    const { root, screen } = await list();
    const [row] = rows(root);
    fireEvent.click(row as HTMLElement);
    await waitFor(() => expect(rows(root)[0]?.getAttribute('aria-expanded')).toBe('true'));
    expect(screen.getByRole('radiogroup', { name: '舱位' }).textContent).toContain('经济舱');
    expect(screen.queryByRole('table')).toBeNull();
    fireEvent.click(screen.getAllByRole('button', { name: /^现在退 −¥[\d,]+ ?（.+） 现在改 / })[0] as HTMLElement);
    const table = within(await screen.findByRole('table'));
    expect(table.getAllByRole('columnheader').filter((head) => head.textContent?.endsWith('当前'))).toHaveLength(1);
    expect(location.search).toContain('open=');
  });

  test('comes back from its address with filters, order and the opened row', async () => {
    const first = await list();
    fireEvent.click(rows(first.root)[2] as HTMLElement);
    await waitFor(() => expect(location.search).toContain('open='));
    const id = new URLSearchParams(location.search).get('open');
    const again = await list({ address: results(`&sort=-dep&open=${id}`) });
    await waitFor(() => expect(again.root.querySelector('.fs-fl.is-open')).not.toBeNull());
    expect(again.screen.getByRole('button', { name: '起飞 晚→早' }).getAttribute('aria-pressed')).toBe('true');
  });

  test('shows another day of the strip', async () => {
    const { screen, root } = await list();
    fireEvent.click(
      within(screen.getByRole('group', { name: '选择日期' })).getByRole('button', {
        name: new RegExp(day(11).slice(5)),
      }),
    );
    await waitFor(() => expect(location.search).toContain(`date=${day(11)}`));
    await waitFor(() => expect(rows(root).length).toBeGreaterThan(5));
  });

  test('asks to log in before the booking page, names what goes on, and goes on by itself', async () => {
    const { root, screen, event, page } = await list({ address: results('&adults=2') });
    fireEvent.click(rows(root)[0] as HTMLElement);
    fireEvent.click((await screen.findAllByRole('button', { name: '预订' }))[0] as HTMLElement);
    await waitFor(() => expect(event('login')).toHaveLength(1));
    expect(String(event('login')[0]?.['reason'])).toMatch(/^\w+ 北京 → 上海$/);
    expect(event('navigate')).toEqual([]);
    const dialog = await waitFor(() => {
      const found = root.querySelector('dialog');
      if (!found) throw new Error('no login dialog yet');
      return found;
    });
    const { token, ...user } = await logIn('13800000010');
    page.session.adopt({ ...user, token } as never);
    fireEvent.click(await within(dialog).findByRole('button', { name: '关闭' }));
    await waitFor(() => expect(event('navigate')).toHaveLength(1));
    const path = String(event('navigate')[0]?.['path']);
    expect(path).toMatch(/^\/airTicket\/order_info\?/);
    const query = new URLSearchParams(path.split('?')[1]);
    expect(query.get('seats')).toMatch(/^\w+-\d{8}-[A-Z]{6}~\w+~\d+$/);
    expect([query.get('adults'), query.get('travelType')]).toEqual(['2', 'private']);
  });

  test('asks a partner who logs visitors in once more when a fare is pressed again, and goes on once', async () => {
    const { root, screen, event, page, host } = await list({ address: results('&adults=2') });
    host.addEventListener('travel:login', (asked) => asked.preventDefault());
    fireEvent.click(rows(root)[0] as HTMLElement);
    const [fare, other] = await screen.findAllByRole('button', { name: '预订' });
    for (const [at, button] of [fare, fare, other].entries()) {
      fireEvent.click(button as HTMLElement);
      await waitFor(() => expect(event('login')).toHaveLength(at + 1));
    }
    await waitFor(() =>
      expect([fare, other].map((button) => button?.getAttribute('aria-busy'))).toEqual([null, 'true']),
    );
    expect(root.querySelector('dialog')).toBeNull();
    const { token, ...user } = await logIn('13800000010');
    page.session.adopt({ ...user, token } as never);
    await waitFor(() => expect(event('navigate')).toHaveLength(1));
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(event('navigate')).toHaveLength(1);
  });

  test('whose partner lets go of it at the second press opens one dialog, and asks no third time while it is open', async () => {
    const { root, screen, event, page, host } = await list({ address: results('&adults=2') });
    host.addEventListener('travel:login', (asked) => asked.preventDefault(), { once: true });
    fireEvent.click(rows(root)[0] as HTMLElement);
    const [fare] = await screen.findAllByRole('button', { name: '预订' });
    for (let press = 1; press <= 3; press += 1) {
      fireEvent.click(fare as HTMLElement);
      await waitFor(() => expect(event('login')).toHaveLength(Math.min(press, 2)));
    }
    await waitFor(() => expect(root.querySelectorAll('dialog')).toHaveLength(1));
    expect(event('login')).toHaveLength(2);
    const { token, ...user } = await logIn('13800000010');
    page.session.adopt({ ...user, token } as never);
    await waitFor(() => expect(event('navigate')).toHaveLength(1));
  });
});
