import { expect, it } from 'vitest';
import { rideDifference } from './ride-difference.ts';

const ride = (from: string, to: string) => ({ from: { at: `2026-09-${from}:00` }, to: { at: `2026-09-${to}:00` } });
const old = ride('16 07:00', '16 11:29');

it.each([
  ['leaves later, arrives later and takes longer', ride('16 07:17', '16 13:03'), 17, 94, 77],
  ['leaves earlier and arrives at the same time', ride('16 06:40', '16 11:29'), -20, 0, 20],
  ['arrives on the next day', ride('16 20:00', '17 07:00'), 780, 1171, 391],
  ['is of another day, with the same time on the way', ride('18 09:00', '18 13:29'), null, null, 0],
])('a ride that %s', (_words, fresh, departs, arrives, lasts) => {
  expect(rideDifference(old, fresh)).toEqual({ departs, arrives, lasts });
});
