import { msOf } from '#domain/china-time.ts';
import { hasNewTime } from '#domain/order/times/new-time.ts';
import type { SoldRide } from '../../../ground/database/tables/tables-rail.ts';
import type { RailOrderState, RailTicket } from './rail-orders.ts';

/** Rides to come with a new time that is not accepted, which somebody has a ticket for. */
export const newTimesOf = (
  { content }: RailOrderState,
  tickets: readonly Pick<RailTicket, 'ride_no' | 'state'>[],
  now: number,
): SoldRide[] =>
  content.rides.filter(
    (ride, rideNo) =>
      hasNewTime(ride) &&
      msOf(ride.from.at) > now &&
      tickets.some(({ ride_no, state }) => ride_no === rideNo && state === 'open'),
  );
