import { describe, expect, it } from 'vitest';
import type { NextOffer } from '../offers.ts';
import { intlSorts, noIntlFilters } from './intl-choices.ts';
import { factsOf, filterGroups, groupOffers, optionsOf, sortGroups } from './itineraries.ts';
import type { Listed } from './itineraries.ts';

const segment = (airline: string, way: string, depTime: string, arrTime: string) => ({
  airline,
  orgAirport: way.slice(0, 3),
  dstAirport: way.slice(3),
  depTime,
  arrTime,
  arrOffset: 60,
});
/** A direct flight at noon, and one with a tight stop in the night that is cheaper. */
const list: Listed = {
  airlines: { CA: { name: '国航', alliance: '星空联盟' }, TK: { name: '土航', alliance: '' } },
  airports: {},
  segments: [
    segment('CA', 'PVGCDG', '2026-12-12 12:00', '2026-12-12 18:00'),
    segment('TK', 'PVGIST', '2026-12-12 01:00', '2026-12-12 07:00'),
    segment('TK', 'ISTCDG', '2026-12-12 08:00', '2026-12-12 11:00'),
  ],
  stops: [{ verdict: 'tight', marks: [], airport: 'IST' }],
  slices: [
    [
      { segments: [0], stops: [], minutes: 780, bagRule: ['CA'] },
      { segments: [1, 2], stops: [0], minutes: 1020, bagRule: ['TK', 'TK'] },
    ],
  ],
  brands: [
    { tickets: 1, terms: [{ refundBefore: null }], bags: { CA: { pieces: 1 }, TK: { pieces: 1 } } },
    { tickets: 2, terms: [{ refundBefore: 500 }], bags: { CA: { pieces: 2 }, TK: { pieces: 0 } } },
  ],
};
const offer = (itinerary: number, brand: number, adult: number) =>
  ({ itinerary, brand, price: { adult, total: adult } }) as NextOffer;
const groups = groupOffers([offer(0, 1, 9000), offer(1, 1, 5000), offer(0, 0, 6000), offer(1, 0, 5500)]);
const facts = factsOf(list, 0);
const left = (change: object) =>
  filterGroups(list, 0, groups, { ...noIntlFilters, ...change }, facts).map(({ itinerary, offers }) => [
    itinerary,
    offers.map(({ brand }) => brand),
  ]);

describe('offers of a slice', () => {
  it('are grouped by itinerary, the cheapest brand first', () => {
    expect(left({})).toEqual([
      [0, [0, 1]],
      [1, [1, 0]],
    ]);
  });

  it.each([
    [{ stops: ['0'] }, [[0, [0, 1]]]],
    [{ airlines: ['TK'] }, [[1, [1, 0]]]],
    [{ alliances: ['星空联盟'] }, [[0, [0, 1]]]],
    [{ hubs: ['IST'] }, [[1, [1, 0]]]],
    [{ departs: ['00-06'] }, [[1, [1, 0]]]],
    [{ arrives: ['18-24'] }, [[0, [0, 1]]]],
    [{ hours: ['12'] }, []],
    [
      { oneTicket: true },
      [
        [0, [0]],
        [1, [0]],
      ],
    ],
    [
      { refundable: true },
      [
        [0, [1]],
        [1, [1]],
      ],
    ],
    [
      { bags: true },
      [
        [0, [0, 1]],
        [1, [0]],
      ],
    ],
  ])('pass %j as they should', (change, expected) => {
    expect(left(change)).toEqual(expected);
  });

  it.each([
    ['price', [1, 0]],
    ['minutes', [0, 1]],
    ['departure', [1, 0]],
    ['arrival', [1, 0]],
    // The tight stop costs more than is saved.
    ['best', [0, 1]],
  ] as const)('stand in the order of %s', (sort, expected) => {
    expect(sortGroups(groups, sort, facts).map(({ itinerary }) => itinerary)).toEqual(expected);
  });

  it('are as risky with a transfer of one’s own, or to another airport, as with a tight one', () => {
    const riskOf = (marks: string[]) =>
      factsOf({ ...list, stops: [{ verdict: 'ample', marks, airport: 'IST' }] }, 0).map(({ isRisky }) => isRisky);
    const risks = [[], ['overnight'], ['selfTransfer'], ['airport']].map((marks) => riskOf(marks)[1]);
    expect(risks).toEqual([false, false, true, true]);
  });

  it('leave these choices', () => {
    const options = optionsOf([...facts, ...facts.slice(1)]);
    expect(options).toEqual({
      stops: [
        { value: '0', count: 1 },
        { value: '1', count: 2 },
      ],
      airlines: [
        { value: 'TK', count: 2 },
        { value: 'CA', count: 1 },
      ],
      alliances: [{ value: '星空联盟', count: 1 }],
      hubs: [{ value: 'IST', count: 2 }],
    });
  });
});

it.each(intlSorts)('a flight that is missed comes after all that are reached in the order of %s', (sort) => {
  const [direct] = list.slices[0] ?? [];
  const missed = factsOf(
    {
      ...list,
      stops: [{ verdict: 'short', marks: [], airport: 'IST' }],
      // The dearest of all, the slowest and the last one to leave and to land is still reached.
      segments: [segment('CA', 'PVGCDG', '2026-12-13 12:00', '2026-12-13 18:00'), ...list.segments.slice(1)],
      slices: [[...(direct ? [{ ...direct, minutes: 2000 }] : []), ...(list.slices[0]?.slice(1) ?? [])]],
    },
    0,
  );
  expect(sortGroups(groups, sort, missed).map(({ itinerary }) => itinerary)).toEqual([0, 1]);
});

describe('the order of recommendation', () => {
  const back = {
    ...list,
    segments: [
      segment('CA', 'CDGPVG', '2026-12-20 12:00', '2026-12-21 06:00'),
      segment('TK', 'ORYPVG', '2026-12-20 12:00', '2026-12-21 06:00'),
      segment('TK', 'CDGIST', '2026-12-20 12:00', '2026-12-20 17:00'),
      segment('TK', 'ISTPVG', '2026-12-20 20:00', '2026-12-21 06:00'),
    ],
    stops: [{ verdict: 'enough', marks: [], airport: 'IST' }],
    slices: [
      [
        { segments: [0], stops: [], minutes: 720, bagRule: ['CA'] },
        { segments: [1], stops: [], minutes: 720, bagRule: ['TK'] },
        { segments: [2, 3], stops: [0], minutes: 720, bagRule: ['TK', 'TK'] },
      ],
    ],
  };
  const known = factsOf(back, 0);
  const order = (prices: readonly number[], reached?: string) =>
    sortGroups(groupOffers(prices.map((price, at) => offer(at, 0, price))), 'best', known, reached).map(
      ({ itinerary }) => itinerary,
    );

  it('has a flight without a stop before one that is a little cheaper with it', () => {
    expect(order([6000, 9000, 5900])).toEqual([0, 2, 1]);
    expect(order([6000, 9000, 5700])).toEqual([2, 0, 1]);
  });

  it('has a flight that is missed after all others, however cheap it is', () => {
    const missed = factsOf({ ...back, stops: [{ verdict: 'short', marks: [], airport: 'IST' }] }, 0);
    const groups = groupOffers([6000, 9000, 100].map((price, at) => offer(at, 0, price)));
    expect(sortGroups(groups, 'best', missed).map(({ itinerary }) => itinerary)).toEqual([0, 1, 2]);
  });

  it('has a return from the airport that was reached before a cheaper one from another airport of the city', () => {
    expect(order([6000, 5700, 9000], 'CDG')).toEqual([0, 1, 2]);
    expect(order([6000, 5700, 9000], 'ORY')).toEqual([1, 0, 2]);
    expect(order([6000, 5700, 9000])).toEqual([1, 0, 2]);
  });
});
