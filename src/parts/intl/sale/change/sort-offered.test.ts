import { expect, it } from 'vitest';
import { sortOffered } from './sort-offered.ts';

type Offers = Parameters<typeof sortOffered>[0];

const offersOf = (flights: [depTime: string, airline: string][], ways: number[][], dues: string[]) =>
  ({
    old: { flights: [{ airline: 'MU' }] },
    segments: flights.map(([depTime, airline]) => ({ depTime, airline })),
    itineraries: ways.map((segments, at) => ({ segments, change: { due: dues[at] } })),
  }) as unknown as Offers;

it('puts the change that costs least first, and equal sums by their departure', () => {
  const offers = offersOf(
    [
      ['2026-12-01 23:10:00', 'MU'],
      ['2026-12-01 09:30:00', 'MU'],
      ['2026-12-01 13:00:00', 'MU'],
    ],
    [[0], [2], [1]],
    ['0', '0', '120'],
  );
  expect(sortOffered(offers).map(({ segments }) => segments)).toEqual([[2], [0], [1]]);
});

it('puts direct flights before connections, and the own airline before others', () => {
  const offers = offersOf(
    [
      ['2026-12-01 08:00:00', 'MU'],
      ['2026-12-01 09:30:00', 'AF'],
      ['2026-12-01 13:00:00', 'MU'],
    ],
    [[0, 1], [0, 2], [1], [2]],
    ['0', '0', '0', '500'],
  );
  expect(sortOffered(offers).map(({ segments }) => segments)).toEqual([[2], [1], [0, 2], [0, 1]]);
});
