import { momentOfWall } from '#domain/intl/zone-time.ts';
import { hasNewTime } from '#domain/order/times/new-time.ts';
import type { SoldSlice } from '../../../ground/database/tables/tables-intl.ts';
import type { IntlOrderState, IntlTicket } from './intl-orders.ts';

type Tickets = readonly Pick<IntlTicket, 'slice_no' | 'state'>[];

/** The change of a flight to come, in a slice that somebody has a ticket for, whose new time is not accepted. */
export function newTimeAt(slice: SoldSlice, sliceNo: number, n: number, tickets: Tickets, now: number) {
  const [flight, schedule] = [slice.flights[n], slice.schedules?.[n]];
  const isHeld = tickets.some(({ slice_no, state }) => slice_no === sliceNo && state === 'open');
  const isOpen = flight && isHeld && momentOfWall(flight.depTime, flight.depOffset) > now;
  return isOpen && schedule && hasNewTime({ schedule }) ? { ...flight, schedule } : undefined;
}

/** Flights to come with a new time that is not accepted, by the clocks there. */
export const newTimesOf = ({ content }: IntlOrderState, tickets: Tickets, now: number) =>
  content.slices.flatMap((slice, sliceNo) =>
    slice.flights.flatMap((_, n) => newTimeAt(slice, sliceNo, n, tickets, now) ?? []),
  );
