import { afterEach, expect, test } from 'vitest';
import { allRoutes } from '#routes/all.ts';
import { addressNavigator, pathPart } from './address-navigator.ts';

const home = { name: 'index', params: {}, query: {} };
const ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends.splice(0)) end();
  history.replaceState(null, '', '/');
});

test.each(['', '/travel'])('an unknown path below "%s" becomes /mismatch, which keeps the asked address; the step before stays', (base) => {
  history.pushState(null, '', `${base}/no/such?x=1#part`);
  const { length } = history;
  const navigator = addressNavigator(pathPart(base), allRoutes, home, { name: 'mismatch', params: {}, query: {} });
  ends.push(navigator.dispose);
  expect(navigator.place.peek()).toEqual({ name: 'mismatch', params: {}, query: { asked: '/no/such?x=1' } });
  expect([location.pathname, new URLSearchParams(location.search).get('asked'), location.hash, history.length]).toEqual([`${base}/mismatch`, '/no/such?x=1', '#part', length]);
});
