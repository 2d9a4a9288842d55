import { afterEach, expect, test } from 'vitest';
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
    const navigator = addressNavigator(pathPart(base), allRoutes, home, { name: 'mismatch', params: {}, query: {} });
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
    expect(navigator.hrefOf(orders('train'))).toBe(`${before.replace(/^[^#]+/, '')}/order/list?type=train`);
    navigator.go(orders('train'));
    expect(shown()).toBe(`${before}/order/list`);
    navigator.go(orders('gp'), { replace: true });
    expect(open().place.peek().query).toEqual({ type: 'gp' });
    navigator.back();
    await expect.poll(() => navigator.place.peek().query).toEqual({ type: 'hotel', page: '2' });
  },
);

test('the history entry of a route without held keys has no state of ours', () => {
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
