import { expect, it } from 'vitest';
import { sortOffered } from './offered-order.ts';
import type { OfferedOrder } from './offered-order.ts';

const offered = [
  ['G1', '2026-12-02 06:10', '0.00', '120.00'],
  ['G3', '2026-12-02 13:50', '0.00', '0.00'],
  ['G5', '2026-12-02 14:20', '80.00', '0.00'],
  ['G7', '2026-12-02 14:40', '15.50', '0.00'],
].map(([trainNumber = '', at = '', due = '', back = '']) => ({
  ride: { trainNumber, from: { at } },
  seat: { change: { due, back } },
}));

it.each<[OfferedOrder, string[]]>([
  ['near', ['G5', 'G3', 'G7', 'G1']],
  ['departure', ['G1', 'G3', 'G5', 'G7']],
  ['cost', ['G1', 'G3', 'G7', 'G5']],
])('trains of a change stand in the order "%s", by the hour of the old train on another day', (by, numbers) => {
  expect(sortOffered(offered, by, '2026-12-01 14:15').map(({ ride }) => ride.trainNumber)).toEqual(numbers);
});
