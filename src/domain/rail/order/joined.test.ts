import { expect, it } from 'vitest';
import { fitsIn, isCutOff, restOfJourney } from './joined.ts';
import { freedBy } from './ride-schedule.ts';

const ride = (rideNo: number, trainNumber: string, leaves: string, comes: string) => ({
  rideNo,
  trainNumber,
  from: { at: `2026-12-01 ${leaves}:00` },
  to: { at: `2026-12-01 ${comes}:00` },
});
const first = ride(0, 'G1', '08:00', '10:00');
const second = ride(1, 'G3', '10:30', '12:00');
const rides = [first, second];
const tickets = [0, 1].flatMap((rideNo) =>
  [0, 1].map((passengerNo) => ({ rideNo, passengerNo, state: 'open' as 'open' | 'refunded' })),
);

it('the rest of a journey is what the same people still travel by', () => {
  const rest = (some: typeof tickets, all = tickets) => restOfJourney(rides, all, (one) => some.includes(one));
  expect(rest(tickets.slice(0, 1))).toEqual([second]);
  expect(rest(tickets)).toEqual([]);
  const onlyFirst = tickets.map((one) => ({ ...one, state: one.rideNo ? ('refunded' as const) : one.state }));
  expect(rest(onlyFirst.slice(0, 2), onlyFirst)).toEqual([]);
  const off = [first, { ...second, schedule: { kind: 'cancelled' as const } }];
  expect(restOfJourney(off, tickets, (one) => one === tickets[0])).toEqual([]);
});

it.each([
  ['earlier', first, ride(9, 'G5', '06:00', '08:00'), [second], true],
  ['just in time', first, ride(9, 'G5', '08:20', '10:20'), [second], true],
  ['too late for the next', first, ride(9, 'G5', '08:30', '10:21'), [second], false],
  ['of the same train, without a gap', first, ride(9, 'G3', '08:30', '10:30'), [second], true],
  ['before the one before has come', second, ride(9, 'G5', '10:05', '11:00'), [first], false],
  ['after it', second, ride(9, 'G5', '20:00', '21:00'), [first], true],
])('a new train %s fits or not', (_, old, fresh, rest, fits) => expect(fitsIn(old, fresh, rest)).toBe(fits));

it('a late train stays the first of its journey, and cuts the next one off', () => {
  const late = { ...ride(0, 'G1', '10:40', '12:40'), schedule: { kind: 'delayed' as const, depTime: first.from.at } };
  expect([isCutOff(first, second), isCutOff(late, second), isCutOff(second, late)]).toEqual([false, true, true]);
  // Its tickets are given back free of charge too.
  expect([freedBy([late, second], tickets, 1), freedBy([first, second], tickets, 1)]).toEqual(['moved', undefined]);
  const fits = (leaves: string, comes: string) => fitsIn(late, ride(9, 'G5', leaves, comes), [second]);
  expect([fits('08:00', '10:20'), fits('12:30', '14:00')]).toEqual([true, false]);
});
