import { expect, it } from 'vitest';
import { readIntlSearch } from './intl-search.ts';
import { intlSearchAgain } from './search-again.ts';

const flight = (orgAirport: string, dstAirport: string, depTime: string) => ({ orgAirport, dstAirport, depTime });
const order = {
  flightType: 2 as const,
  travelType: 'business' as const,
  brand: { cabin: 'C' as const },
  slices: [
    {
      changedFrom: null,
      flights: [flight('PVG', 'IST', '2026-12-12 01:00'), flight('IST', 'CDG', '2026-12-12 09:00')],
    },
    { changedFrom: null, flights: [flight('CDG', 'PVG', '2026-12-20 13:00')] },
    { changedFrom: 1, flights: [flight('ORY', 'PVG', '2026-12-22 13:00')] },
  ],
  passengers: [{ psgType: 'ADT' as const }, { psgType: 'ADT' as const }, { psgType: 'CHD' as const }],
  airports: { PVG: { city: 'SHA' }, CDG: { city: 'PAR' } },
};
const read = (today: string) => {
  const { search } = readIntlSearch(
    intlSearchAgain(order, today) as Record<string, string>,
    Date.parse(`${today}T04:00Z`),
  );
  return search;
};

it('an order is searched again by its cities, days, party and cabin', () => {
  expect(read('2026-11-27')).toMatchObject({
    flightType: 2,
    travelType: 'business',
    cabin: 'C',
    step: 'list',
    legs: [
      { from: 'SHA', to: 'PAR', date: '2026-12-12' },
      { from: 'PAR', to: 'SHA', date: '2026-12-20' },
    ],
    party: { ADT: 2, CHD: 1 },
  });
});

it('an order whose first day has passed is searched again by a form with other days', () => {
  const { step, party, legs } = read('2026-12-13');
  expect([step, party, legs.map(({ from, to }) => `${from}-${to}`)]).toEqual([
    'form',
    { ADT: 2, CHD: 1 },
    ['SHA-PAR', 'PAR-SHA'],
  ]);
});
