import { expect, it } from 'vitest';
import { sortOffered } from './sort-offered.ts';

type Offers = Parameters<typeof sortOffered>[0];

it('puts the change that costs least first, and equal sums by their departure', () => {
  const times = ['2026-12-01 23:10:00', '2026-12-01 09:30:00', '2026-12-01 13:00:00'];
  const dues = ['0', '0', '120', '0'];
  const offers = {
    segments: times.map((depTime) => ({ depTime })),
    itineraries: [[0], [2], [1], [1, 0]].map((segments, at) => ({ segments, change: { due: dues[at] } })),
  } as unknown as Offers;
  expect(sortOffered(offers).map(({ segments }) => segments)).toEqual([[1, 0], [2], [0], [1]]);
});
