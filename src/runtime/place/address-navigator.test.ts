import { afterEach, expect, test, vi } from 'vitest';
import { allRoutes } from '#routes/all.ts';
import { addressNavigator, hashPart, pathPart } from './address-navigator.ts';

const home = { name: 'index', params: {}, query: {} };
const ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends.splice(0)) end();
  history.replaceState(null, '', '/');
});

test.each(['', '/travel'])(
  'an unknown path below "%s" becomes /mismatch, which keeps the asked address; the step before stays',
  (base) => {
    history.pushState(null, '', `${base}/no/such?x=1#part`);
    const { length } = history;
    const navigator = addressNavigator(pathPart(base), allRoutes, home);
    ends.push(navigator.dispose);
    expect(navigator.place.peek()).toEqual({ name: 'mismatch', params: {}, query: { asked: '/no/such?x=1' } });
    expect([
      location.pathname,
      new URLSearchParams(location.search).get('asked'),
      location.hash,
      history.length,
    ]).toEqual([`${base}/mismatch`, '/no/such?x=1', '#part', length]);
  },
);

test.each([
  ['path', pathPart(''), '/', ''],
  ['hash', hashPart('order-list'), '/trips?x=1#theirs', '/trips?x=1#theirs&order-list='],
])(
  'a held query key leaves the address, the %s part, and lives in the history entry: reload and back restore it, a link keeps it',
  async (_, part, page, before) => {
    const open = () => {
      const navigator = addressNavigator(part, allRoutes, home);
      ends.push(navigator.dispose);
      return navigator;
    };
    const shown = () => location.pathname + location.search + location.hash;
    const orders = (type: string) => ({ name: 'order_list', params: {}, query: { type } });
    history.pushState({ theirs: 1 }, '', page);
    history.replaceState({ theirs: 1 }, '', part.write('/order/list?type=hotel&page=2'));
    const navigator = open();
    expect(navigator.place.peek().query).toEqual({ type: 'hotel', page: '2' });
    expect([shown(), history.state]).toEqual([
      `${before}/order/list?page=2`,
      { theirs: 1, 'travel-embed': { type: 'hotel' } },
    ]);
    expect(navigator.hrefOf(orders('train'))).toBe(`${before.replace(/^[^#]*/, '')}/order/list?type=train`);
    navigator.go(orders('train'));
    expect(shown()).toBe(`${before}/order/list`);
    navigator.go(orders('gp'), { replace: true });
    expect(open().place.peek().query).toEqual({ type: 'gp' });
    navigator.back();
    await expect.poll(() => navigator.place.peek().query).toEqual({ type: 'hotel', page: '2' });
  },
);

test('the history entry of a route without held keys holds no value of ours', () => {
  history.replaceState(null, '', '/order/list?type=hotel');
  const navigator = addressNavigator(pathPart(''), allRoutes, home);
  ends.push(navigator.dispose);
  navigator.go({ name: 'my_center_index', params: {}, query: { type: 'hotel' } });
  expect([location.search, (history.state as Record<string, unknown> | null)?.['travel-embed'] ?? {}]).toEqual([
    '?type=hotel',
    {},
  ]);
});

test('a step of the browser is asked about where the content of the place would be lost: no brings the address back', async () => {
  const navigator = addressNavigator(hashPart('centre'), allRoutes, home);
  ends.push(navigator.dispose);
  const at = (name: string) => ({ name, params: {}, query: {} });
  navigator.go(at('passengers'));
  navigator.go(at('import_passengers'));
  const there = location.hash;
  const asked: string[] = [];
  let mayLeave = false;
  navigator.asksOnStep = true;
  navigator.mayLeave = async () => {
    asked.push(navigator.place.peek().name);
    return mayLeave;
  };
  history.back();
  await expect.poll(() => asked).toEqual(['import_passengers']);
  await expect.poll(() => location.hash).toBe(there);
  expect(navigator.place.peek().name).toBe('import_passengers');
  mayLeave = true;
  history.back();
  await expect.poll(() => navigator.place.peek().name).toBe('passengers');
  expect(asked).toHaveLength(2);
});

test("the state of the page's router is carried on, with the address of our entry in place of its own", () => {
  history.pushState({ current: '/trips?a=1', position: 4, back: '/trips' }, '', '/shop/trips?a=1');
  const navigator = addressNavigator(hashPart('order-list'), allRoutes, home);
  ends.push(navigator.dispose);
  navigator.go({ name: 'order_list', params: {}, query: {} });
  expect(location.href).toBe(`${location.origin}/shop/trips?a=1#order-list=/order/list`);
  expect(history.state).toMatchObject({
    current: '/trips?a=1#order-list=/order/list',
    position: 4,
    back: '/trips',
  });
});

test('the page\'s own href="#" leaves the place and its address, a step back over it is one step, and the entry before ours is home', async () => {
  const navigator = addressNavigator(hashPart('order-list'), allRoutes, home);
  ends.push(navigator.dispose);
  const at = (name: string) => ({ name, params: {}, query: {} });
  const hash = async (after: () => void) => {
    const told = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
    after();
    await told;
    return [location.hash, navigator.place.peek().name];
  };
  navigator.go(at('passengers'));
  navigator.go(at('order_list'));
  // As the browser follows a link to a fragment.
  const follow = (to: string) => () => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  };
  // A reload would find the order form again.
  expect(await hash(follow('#'))).toEqual(['#order-list=/order/list', 'order_list']);
  expect(await hash(follow('#top'))).toEqual(['#top', 'order_list']);
  navigator.back();
  await expect.poll(() => navigator.place.peek().name).toBe('passengers');
  expect(await hash(follow('#top'))).toEqual(['#top', 'passengers']);
  navigator.go(at('order_list'));
  expect(location.hash).toBe('#top&order-list=/order/list');
  expect((await hash(() => history.back()))[1]).toBe('passengers');
  history.go(-2);
  await expect.poll(() => navigator.place.peek().name).toBe('index');
});

test('a bare # of the page adds nothing to the address of a widget that is at home', async () => {
  const navigator = addressNavigator(hashPart('order-list'), allRoutes, home);
  ends.push(navigator.dispose);
  history.pushState(null, '', '#');
  dispatchEvent(new PopStateEvent('popstate'));
  expect(location.hash).toBe('');
});

test('where the browser refuses entries the places are kept in memory, and the console says so once', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  for (const method of ['pushState', 'replaceState'] as const)
    vi.spyOn(history, method).mockImplementation(() => {
      throw new DOMException('A history state object cannot be created', 'SecurityError');
    });
  const navigator = addressNavigator(hashPart('order-list'), allRoutes, home);
  ends.push(navigator.dispose);
  navigator.go({ name: 'passengers', params: {}, query: {} });
  navigator.go({ name: 'order_list', params: {}, query: { type: 'gp' } });
  expect(navigator.place.peek()).toMatchObject({ name: 'order_list', query: { type: 'gp' } });
  expect([navigator.back(), navigator.place.peek().name]).toEqual([true, 'passengers']);
  expect([navigator.back(), navigator.place.peek().name, navigator.back()]).toEqual([true, 'index', false]);
  expect(warn.mock.calls.flat()).toEqual([expect.stringContaining('history-refused')]);
  vi.restoreAllMocks();
});

test('two containers of one name have parts of their own, in the order of the page, whichever comes first', () => {
  document.body.innerHTML = `<div data-travel-widget="order-list" data-router="memory"></div>
    <div data-travel-widget="order-list"></div><div id="by-script"></div><travel-widget name="order-list"></travel-widget>`;
  const [, first, script, last] = document.body.querySelectorAll<HTMLElement>('body > *');
  const open = (host: HTMLElement | undefined) => addressNavigator(hashPart('order-list', host), allRoutes, home);
  const at = (name: string) => ({ name, params: {}, query: {} });
  const late = open(last);
  const early = open(first);
  early.go(at('passengers'));
  late.go(at('recommended'));
  expect(location.hash).toBe('#order-list=/myCenter/passengers&order-list-2=/myCenter/recommended');
  late.dispose();
  early.dispose();
  const again = [open(first), open(last), open(script)];
  expect(again.map(({ place }) => place.peek().name)).toEqual(['passengers', 'recommended', 'index']);
  // A page that shows its first container anew, before the old one is disposed of.
  const anew = document.createElement('div');
  anew.dataset['travelWidget'] = 'order-list';
  first?.replaceWith(anew);
  again.push(open(anew));
  again[0]?.dispose();
  expect(again.at(-1)?.place.peek().name).toBe('passengers');
  again.at(-1)?.go(at('index'));
  expect(location.hash).not.toContain('order-list=/myCenter/passengers');
  for (const { dispose } of again) dispose();
  document.body.replaceChildren();
});
