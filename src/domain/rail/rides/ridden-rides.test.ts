import { expect, it } from 'vitest';
import type { TicketState } from '../../product/ticket-states.ts';
import { changedRide, riddenRides, shownTickets } from './ridden-rides.ts';

const names = ['周砚清', '林知远', '陆文博'];
const order = (...tickets: (readonly [number, number, TicketState])[]) => ({
  // The second one leaves first.
  rides: [0, 1].map((rideNo) => ({ rideNo, from: { at: `2026-12-0${2 - rideNo} 07:00:00` } })),
  passengers: names.map((name, passengerNo) => ({ passengerNo, name })),
  tickets: tickets.map(([rideNo, passengerNo, state]) => ({ rideNo, passengerNo, state })),
});

it('names the people of each train after one of them was moved', () => {
  const moved = order([0, 0, 'open'], [0, 1, 'open'], [0, 2, 'changed'], [1, 2, 'open']);
  const { open, over } = riddenRides(moved);
  expect(open.map(({ ride, people }) => [ride.rideNo, people])).toEqual([
    [1, ['陆文博']],
    [0, ['周砚清', '林知远']],
  ]);
  expect(open[1]?.tickets).toHaveLength(2);
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

it('tickets that can be used stand first, by their departures, those that are over behind them', () => {
  const { live, over } = shownTickets(
    order([0, 0, 'changed'], [0, 1, 'refunding'], [0, 2, 'open'], [1, 0, 'open'], [1, 1, 'refunded']),
  );
  const ids = (some: typeof live) => some.map(({ rideNo, passengerNo }) => `${rideNo}-${passengerNo}`);
  expect([ids(live), ids(over)]).toEqual([
    ['1-0', '0-2'],
    ['1-1', '0-0', '0-1'],
  ]);
});

it('a ticket that was given up and the one that stands for it belong to the same changed ride', () => {
  const rides = [
    { rideNo: 0, changedFrom: null },
    { rideNo: 1, changedFrom: 0 },
    { rideNo: 2, changedFrom: 0 },
  ];
  const { tickets } = order([0, 0, 'changed'], [0, 1, 'changed'], [1, 0, 'open'], [2, 1, 'open']);
  expect(tickets.map((ticket) => changedRide({ rides, tickets }, ticket)?.rideNo)).toEqual([1, 2, 1, 2]);
});
