import { expect, it } from 'vitest';
import type { TicketState } from '../product/ticket-states.ts';
import { leavesLater } from './use-order.ts';

// Slice 2 takes the place of slice 0, the way out.
const slices = [
  { sliceNo: 0, triptype: 1 as const },
  { sliceNo: 1, triptype: 2 as const },
  { sliceNo: 2, triptype: 1 as const },
];
const ticket = (ticketId: string, state: TicketState = 'open') => ({
  ticketId,
  sliceNo: Number(ticketId[0]),
  passengerNo: Number(ticketId[2]),
  state,
});
const tickets = [ticket('0-0', 'changed'), ticket('2-0'), ticket('1-0'), ticket('0-1'), ticket('1-1', 'refunded')];

it.each([
  [['2-0'], true],
  [['1-0'], false],
  [['2-0', '1-0'], false],
  // The way home of the second passenger is given back before, that of the first stays.
  [['0-1'], false],
  [['0-1', '1-0'], false],
  [['0-1', '2-0'], true],
])('of those who give back %j somebody keeps a later flight: %s', (ids, isKept) => {
  expect(leavesLater({ slices, tickets }, ids)).toBe(isKept);
});
