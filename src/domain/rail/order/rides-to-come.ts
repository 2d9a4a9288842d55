import { msOf } from '../../china-time.ts';
import type { ScheduleKind } from '../../order/schedule.ts';
import { railStatus } from '../../product/rail-status.ts';
import { isUnpaid } from '../../product/status-table.ts';
import { isUsed } from '../../product/ticket-states.ts';
import type { TicketState } from '../../product/ticket-states.ts';

export interface CalendarRide {
  rideNo: number;
  trainNumber: string;
  from: { station: string; at: string };
  to: { station: string; at: string };
  schedule?: { kind: ScheduleKind };
}

export interface CalendarRides {
  orderNo: string;
  status: number;
  rides: readonly CalendarRide[];
  tickets: readonly { rideNo: number; passengerNo: number; seatName: string; state: TicketState }[];
  passengers: readonly { passengerNo: number; name: string }[];
  timeline: readonly unknown[];
}

const isPaid = (status: number): boolean =>
  status === 2 || status === 3 || status === 9 || (railStatus.isMoving(status) && !isUnpaid(status));

/** Rides to come of a paid order, that run. */
export const ridesToCome = ({ status, rides, tickets }: CalendarRides, nowMs: number): CalendarRide[] =>
  isPaid(status)
    ? rides.filter(
        ({ rideNo, from, schedule }) =>
          schedule?.kind !== 'cancelled' &&
          msOf(from.at) > nowMs &&
          tickets.some((ticket) => ticket.rideNo === rideNo && isUsed(ticket)),
      )
    : [];
