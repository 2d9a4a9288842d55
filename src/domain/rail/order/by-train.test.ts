import { expect, it } from 'vitest';
import type { TicketState } from '../../product/ticket-states.ts';
import { byTrain, changeBetween, riddenRides, wholeWay } from './by-train.ts';

const ride = (trainNumber: string, from: string, leaves: string, to: string, arrives: string) => ({
  trainNumber,
  from: { telecode: from, at: `2026-12-01 ${leaves}:00` },
  to: { telecode: to, at: `2026-12-01 ${arrives}:00` },
});

it('parts of one train are one way, two trains are two', () => {
  const parts = [ride('G1', 'AAA', '08:00', 'BBB', '10:00'), ride('G1', 'BBB', '10:02', 'CCC', '12:30')];
  const next = ride('G3', 'CCC', '13:00', 'DDD', '14:00');
  expect(byTrain([...parts, next]).map(({ length }) => length)).toEqual([2, 1]);
  expect(wholeWay(parts)).toMatchObject({ from: parts[0]!.from, to: parts[1]!.to, minutes: 270, nights: 0 });
  expect(changeBetween(parts[1]!, next)).toEqual({ kind: 'same', waits: 30 });
});

it('the same train elsewhere, or later, is another way', () => {
  const first = ride('G1', 'AAA', '08:00', 'BBB', '10:00');
  expect(byTrain([first, ride('G1', 'CCC', '10:02', 'DDD', '12:30')])).toHaveLength(2);
  expect(byTrain([first, ride('G1', 'BBB', '19:02', 'DDD', '22:30')])).toHaveLength(2);
  expect(changeBetween(first, ride('G3', 'CCC', '12:00', 'DDD', '14:00'))).toEqual({ kind: 'other', waits: 120 });
});

const names = ['周砚清', '林知远', '陆文博'];
const order = (...tickets: (readonly [number, number, TicketState])[]) => ({
  rides: [0, 1].map((rideNo) => ({ rideNo })),
  passengers: names.map((name, passengerNo) => ({ passengerNo, name })),
  tickets: tickets.map(([rideNo, passengerNo, state]) => ({ rideNo, passengerNo, state })),
});

it('names the people of each train after one of them was moved', () => {
  const moved = order([0, 0, 'open'], [0, 1, 'open'], [0, 2, 'changed'], [1, 2, 'open']);
  const { open, over } = riddenRides(moved);
  expect(open.map(({ ride, people }) => [ride.rideNo, people])).toEqual([
    [0, ['周砚清', '林知远']],
    [1, ['陆文博']],
  ]);
  expect(open[0]?.tickets).toHaveLength(2);
  expect(over).toEqual([]);
});

it('puts a train apart that nobody rides any more', () => {
  const { open, over } = riddenRides(order([0, 0, 'refunded'], [0, 1, 'refunding'], [0, 2, 'changed'], [1, 2, 'open']));
  expect([open, over].map((some) => some.map(({ ride }) => ride.rideNo))).toEqual([[1], [0]]);
});

it('of an order without a valid ticket shows what it had, but the changed ones', () => {
  const { open, over } = riddenRides(order([0, 0, 'changed'], [1, 0, 'refunded']));
  expect([open.map(({ ride }) => ride.rideNo), over]).toEqual([[1], []]);
});
