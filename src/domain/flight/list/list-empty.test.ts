import { describe, expect, it } from 'vitest';
import { noFilters } from './list-choices.ts';
import { activeFilters, filtersToDrop, whyNothing } from './list-empty.ts';
import type { ListFlight, ListSeat } from './list-flight.ts';
import { cityOfPlace } from '../cities/cities.ts';
import { nearbyRoutes } from '../cities/nearby-places.ts';
import { nearbyDays, priceLevels } from '../search/search-prices.ts';

const seat = (parPrice: string, more: Partial<ListSeat> = {}): ListSeat => ({
  cabinCode: 'Y',
  cabinClass: 'Y',
  discount: 5,
  seatNum: 10,
  parPrice,
  childCabinPrice: '0',
  infantCabinPrice: '0',
  adtTaxeCn: '0',
  adtTaxeYq: '0',
  chdTaxeCn: '0',
  chdTaxeYq: '0',
  serviceFee: '0',
  discountServiceFee: '0',
  ruleId: 'A',
  ...more,
});
const flight = (airline: string, dep: string, seats: ListSeat[]) =>
  ({
    flightId: airline + dep,
    airline,
    carrierFlightNo: '',
    planeSize: '大型',
    orgAirport: 'PEK',
    dstAirport: 'SHA',
    depTime: `2026-09-22 ${dep}:00`,
    arrTime: '2026-09-22 23:00:00',
    stops: [],
    seats,
  }) as unknown as ListFlight;

const wish = { cabin: 'Y' as const, people: 1 };
const morning = flight('CA', '08:00', [seat('900'), seat('3000', { cabinClass: 'C', seatNum: 2 })]);
const noon = flight('MU', '13:00', [seat('700', { standard: { verdict: 'over', overBy: '100' } })]);
const evening = flight('MU', '19:00', [seat('650', { standard: { verdict: 'over', overBy: '50' } })]);
const day = [morning, noon, evening];

describe('an empty list', () => {
  it.each([
    ['no flight on this day', 'day', [], [], noFilters, wish],
    ['flights that leave before the way out has landed', 'returns', day, [], noFilters, wish],
    ['seats in another cabin only', 'cabin', day, day, noFilters, { ...wish, cabin: 'W' as const }],
    ['too few seats for the party', 'seats', [noon], [noon], noFilters, { ...wish, people: 11 }],
    [
      'nothing within the travel standard',
      'standard',
      [noon, evening],
      [noon, evening],
      { ...noFilters, compliant: true },
      wish,
    ],
    [
      'the standard and another filter, which hides the flight that complies',
      'filtered',
      day,
      day,
      { ...noFilters, compliant: true, airline: ['MU'] },
      wish,
    ],
    ['filters', 'filtered', day, day, { ...noFilters, stops: ['stop' as const] }, wish],
  ])('%s: %s', (_, why, current, flights, filters, wanted) => {
    expect(whyNothing(current, flights, filters, wanted)).toBe(why);
  });

  it('names the filters that hide flights on their own, the one that hides most first', () => {
    const filters = { ...noFilters, airline: ['CA'], dep: ['12-18' as const, '18-24' as const] };
    expect(
      filtersToDrop(day, filters, wish).map(({ key, count, lowestFen, without }) => [key, count, lowestFen, without]),
    ).toEqual([
      ['airline', 2, 65000, { ...filters, airline: [] }],
      ['dep', 1, 90000, { ...filters, dep: [] }],
    ]);
  });

  it('offers none where only all of them together hide everything', () => {
    expect(filtersToDrop(day, { ...noFilters, stops: ['stop'], airline: ['HU'] }, wish)).toEqual([]);
  });

  it('lists what is on and what is left without it', () => {
    const filters = { ...noFilters, airline: ['CA', 'MU'], hideShare: true };
    expect(activeFilters(filters)).toEqual([
      { key: 'airline', without: { ...filters, airline: [] } },
      { key: 'hideShare', without: { ...filters, hideShare: false } },
    ]);
    expect(activeFilters(noFilters)).toEqual([]);
  });
});

describe('other days', () => {
  const prices = { '2026-09-19': '900', '2026-09-21': '700', '2026-09-24': '650', '2026-09-30': '400' };
  it('are those within three days, cheapest first', () => {
    expect(nearbyDays(prices, '2026-09-22', '2026-09-20')).toEqual([
      { day: '2026-09-24', price: '650' },
      { day: '2026-09-21', price: '700' },
    ]);
  });
  it('are the nearest ones that are known where none is within three days', () => {
    expect(nearbyDays({ '2026-10-20': '400', '2026-09-30': '500' }, '2026-09-22', '2026-09-20')[0]).toEqual({
      day: '2026-09-30',
      price: '500',
    });
  });
});

describe('a price beside those of its month', () => {
  const month = (name: string, priceOf: (n: number) => number, count = 12) =>
    Object.fromEntries(
      Array.from({ length: count }, (_, n) => [`${name}-${String(n + 10)}`, String(priceOf(n))] as const),
    );
  const of = (levels: Readonly<Record<string, string>>, level: string) =>
    Object.keys(levels)
      .filter((one) => levels[one] === level)
      .map((one) => one.slice(5));
  it('is low in the cheaper quarter and high in the dearer one, whatever other months cost', () => {
    const september = month('2026-09', (n) => 600 + n * 10);
    // A month that is cheap as a whole was 偏低 on 27 of 31 days.
    const may = month('2027-05', (n) => 300 + n * 10);
    const levels = priceLevels({ ...september, ...may });
    expect([of(levels, 'low'), of(levels, 'high')]).toEqual([
      ['09-10', '09-11', '09-12', '05-10', '05-11', '05-12'],
      ['09-19', '09-20', '09-21', '05-19', '05-20', '05-21'],
    ]);
    expect(levels).toMatchObject(priceLevels(september));
  });
  it('has the word of an equal one, unless more than half of the month would have it', () => {
    const levels = priceLevels(month('2026-09', (n) => (n < 9 ? 500 : 900)));
    expect([of(levels, 'low'), of(levels, 'high')]).toEqual([[], ['09-19', '09-20', '09-21']]);
  });
  it('is usual where every day costs the same, and unknown where few are known', () => {
    expect(new Set(Object.values(priceLevels(month('2026-09', () => 700))))).toEqual(new Set(['usual']));
    expect(priceLevels(month('2026-09', (n) => n, 7))).toEqual({});
  });
});

describe('the same trip from or to cities nearby', () => {
  it('names the city, the replaced one and the distance, nearest first', () => {
    const routes = nearbyRoutes('BJS', 'SHA', cityOfPlace);
    expect(routes.every((one, n) => n === 0 || one.km >= (routes[n - 1]?.km ?? 0))).toBe(true);
    expect(routes.map(({ from, to, near, instead }) => [from, to, near, instead])).toEqual(
      expect.arrayContaining([
        ['TSN', 'SHA', '天津', '北京'],
        ['BJS', 'NTG', '南通', '上海'],
      ]),
    );
    expect(routes.some(({ from, to }) => from === to || from === 'SHA' || to === 'BJS')).toBe(false);
  });
  it('is none of an unknown place', () => {
    expect(nearbyRoutes('XQQ', 'SHA', cityOfPlace)).toEqual([]);
  });
});
