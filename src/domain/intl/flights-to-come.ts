import { intlStatus } from '../product/intl-status.ts';
import { isUsed } from '../product/ticket-states.ts';
import type { TicketState } from '../product/ticket-states.ts';
import { momentOfWall } from './zone-time.ts';

/** A flight of an order, by the clocks of its ends. */
interface ComingFlight {
  flightNo: string;
  airlineName: string;
  orgAirport: string;
  orgAirportName: string;
  orgTerm: string;
  orgcityname: string;
  dstAirport: string;
  dstAirportName: string;
  dstTerm: string;
  dstcityname: string;
  depTime: string;
  depOffset: number;
  arrTime: string;
  arrOffset: number;
  schedule?: { kind: 'moved' | 'cancelled' } | null;
}

export interface ComingOrder {
  orderNo: string;
  status: number;
  slices: readonly { sliceNo: number; changedFrom: number | null; flights: readonly ComingFlight[] }[];
  tickets: readonly { sliceNo: number; passengerNo: number; state: TicketState }[];
  passengers: readonly { passengerNo: number; name: string }[];
  airports: Readonly<Record<string, { zone: string }>>;
  timeline: readonly unknown[];
}

/** A change that is not paid, or was given up: its new flights are nobody's. */
export const isUnborn = (
  { sliceNo, changedFrom }: { sliceNo: number; changedFrom: number | null },
  tickets: readonly { sliceNo: number; state: TicketState }[],
): boolean =>
  changedFrom !== null &&
  tickets.every((one) => one.sliceNo !== sliceNo || one.state === 'held' || one.state === 'void');

/** Flights to come of a paid order, with their slice, and the tickets that somebody has for it. */
export function flightsToCome({ status, slices, tickets }: ComingOrder, nowMs: number) {
  const isPaid = status === 2 || status === 3 || status === 9 || intlStatus.isMoving(status);
  return slices.flatMap((slice) => {
    const { sliceNo, flights } = slice;
    const own = tickets.filter((one) => one.sliceNo === sliceNo && isUsed(one));
    if (!isPaid || !own.length || isUnborn(slice, tickets)) return [];
    return flights.flatMap((flight, at) =>
      flight.schedule?.kind !== 'cancelled' && momentOfWall(flight.depTime, flight.depOffset) > nowMs
        ? [{ sliceNo, at, flight, tickets: own }]
        : [],
    );
  });
}
