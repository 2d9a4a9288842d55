import { signal } from '@preact/signals-core';
import { expect, it, vi } from 'vitest';
import type { IntlList } from '#contract/intl.ts';
import { readIntlSearch } from '#domain/intl/search/intl-search.ts';
import { noIntlFilters } from '#domain/intl/search/intl-choices.ts';
import { givenClock } from '#tests/support/given/given-clock.ts';
import { givenServices, good } from '#tests/support/given/given-services.ts';
import { createIntlResults } from './create-intl-results.ts';

const [ways, brands] = [12, 3];
const numbers = (count: number) => Array.from({ length: count }, (_, at) => at);
const terms = { refundBefore: null, refundAfter: null, changeBefore: null, changeAfter: null, freeChanges: 0 };

/** A return trip: each way flies later and costs more than the one before it. */
const list = {
  flightType: 2,
  airports: {},
  airlines: { CA: { name: '国航', alliance: '' } },
  segments: numbers(2 * ways).map((at) => ({
    flightNo: `CA${900 + at}`,
    airline: 'CA',
    planeType: '789',
    orgAirport: at < ways ? 'PVG' : 'CDG',
    dstAirport: at < ways ? 'CDG' : 'PVG',
    depTime: `2026-12-${at < ways ? '10' : '20'} ${String((at % ways) + 8).padStart(2, '0')}:00`,
    arrTime: `2026-12-${at < ways ? '10' : '20'} 23:00`,
  })),
  stops: [],
  slices: [0, ways].map((first) =>
    numbers(ways).map((at) => ({
      segments: [first + at],
      stops: [],
      minutes: 700,
      days: 0,
      taxes: [100, 50, 10],
      bagRule: ['CA'],
    })),
  ),
  brands: numbers(brands).map((at) => ({
    brandId: `CA-Y${at}`,
    tickets: 1,
    types: { ADT: 100, CHD: 75, INF: 10 },
    terms: [terms, terms],
    bags: { CA: { pieces: at, kg: 23 } },
  })),
  fares: [0, 1].map(() =>
    numbers(ways).flatMap((way) =>
      numbers(brands).map((brand) => [way, brand, 3000 + 100 * way + 500 * brand, 9, 'Y', 'Y']),
    ),
  ),
  serviceFee: 30,
  offers: ways * ways * brands,
} as unknown as IntlList;

async function open(answer = list) {
  const { search } = readIntlSearch(
    { queryType: '2', legs: 'SHA.PAR.2026-12-10_PAR.SHA.2026-12-20' },
    Date.parse('2026-11-01'),
  );
  const state = signal(search);
  const clock = givenClock();
  const { services } = givenServices(clock, () => good(answer));
  const results = createIntlResults({
    services,
    state,
    travelType: signal('private' as const),
    show: (next) => void (state.value = next),
    choose: (change) => void (state.value = { ...state.peek(), ...change }),
    toForm() {},
    book() {},
  });
  await vi.waitFor(() => expect(results.list.value).not.toBeNull());
  return { state, results };
}

it('a filter or another order groups nothing again', async () => {
  const { state, results } = await open();
  const groups = results.groups.value;
  expect(groups).toHaveLength(ways);
  results.setFilters({ ...noIntlFilters, bags: true });
  expect(state.value.filters.bags).toBe(true);
  expect(results.left.value.every(({ offers }) => offers.length === brands - 1)).toBe(true);
  results.sortBy('price');
  expect(results.groups.value).toBe(groups);
});

it('another order begins at its first page', async () => {
  const { results } = await open();
  results.showMore();
  const more = results.shown.value;
  results.sortBy('price');
  expect(results.shown.value).toBeLessThan(more);
});

it('under a standard the filter leaves the brands that comply; without one it leaves all', async () => {
  // The third brand of each itinerary is above it.
  const above = Object.fromEntries(numbers(ways).map((way) => [`${way}.2`, 0]));
  const verdicts = [{ verdict: 'over' as const, reason: '差标为超级经济舱，所选为公务舱' }];
  const standard = { control: 'reason' as const, summary: '', verdicts, above: [above, above] };
  const { results } = await open({ ...list, standard });
  results.setFilters({ ...noIntlFilters, compliant: true });
  expect(results.left.value).toHaveLength(ways);
  expect(results.left.value.every(({ offers }) => offers.every(({ brand }) => brand < 2))).toBe(true);
  const { results: free } = await open();
  free.setFilters({ ...noIntlFilters, compliant: true });
  expect(free.left.value[0]?.offers).toHaveLength(brands);
});
