import { signal } from '@preact/signals-core';
import { expect, it } from 'vitest';
import type { City } from '#contract/flight.ts';
import { readIntlSearch } from '#domain/intl/search/intl-search.ts';
import { msOf } from '#domain/china-time.ts';
import type { Services } from '#kit/services.ts';
import { indexOf } from './form/city-part.ts';
import { fillStart } from './start.ts';

const now = msOf('2026-11-26 09:00:00');
const past = { from: 'CAN', to: 'SHA', fromName: '广州', toName: '上海', date: '2026-11-30', returnDate: '' };

function opened({ legs = '', isEmbedded = true, searches = [past] as unknown[] } = {}) {
  const draft = signal(readIntlSearch({ legs, step: 'form' }, now).search);
  const user = signal<unknown>({ memberId: 'M1' });
  const kept = { searches };
  const services = {
    clock: { today: () => '2026-11-26' },
    preferences: { get: () => kept.searches },
    session: { user },
    isEmbedded,
  } as unknown as Services;
  const stop = fillStart(services, draft, false);
  return { draft, user, kept, stop, ends: () => draft.value.legs.map(({ from, to }) => `${from}>${to}`) };
}

it.each([
  ['that of the last search for domestic flights', {}, ['CAN>', '>CAN']],
  ['none on a page of a partner without one', { searches: [] }, ['>', '>']],
  ['that of the domestic form on the provider’s own page', { searches: [], isEmbedded: false }, ['BJS>', '>BJS']],
  ['what the address says', { legs: 'SZX.BKK.2026-12-20_BKK.SZX.2026-12-27' }, ['SZX>BKK', 'BKK>SZX']],
])('the place of departure is %s', (_, given, ends) => {
  const form = opened(given);
  expect(form.ends()).toEqual(ends);
  form.stop();
});

it('another member begins with a place of their own, yet what was typed stays', () => {
  const form = opened();
  form.kept.searches = [];
  form.user.value = null;
  expect(form.ends()).toEqual(['>', '>']);
  form.draft.value = { ...form.draft.value, legs: [{ from: 'CTU', to: '', date: '2026-12-20' }] };
  form.kept.searches = [past];
  form.user.value = { memberId: 'M2' };
  expect(form.ends()).toEqual(['CTU>']);
  form.stop();
});

it('popular places of departure are those of China first, those of arrival are abroad first', () => {
  const city = (code: string, country: string) => ({
    code,
    country,
    hot: true,
    name: code,
    pinyin: code,
    initials: code,
    airports: [],
  });
  const table = indexOf([city('TYO', 'JP'), city('BJS', 'CN'), city('SHA', 'CN')] as unknown as City[]);
  const codes = (end: 'from' | 'to') => table.hot[end].map(({ code }) => code);
  expect([codes('from'), codes('to')]).toEqual([
    ['BJS', 'SHA', 'TYO'],
    ['TYO', 'BJS', 'SHA'],
  ]);
});
