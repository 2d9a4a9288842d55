import { msOf } from '../../china-time.ts';
import type { ScheduleKind } from '../../order/schedule.ts';
import type { TicketState } from '../../product/ticket-states.ts';

interface JoinedRide {
  rideNo: number;
  trainNumber: string;
  from: { at: string };
  to: { at: string };
  schedule?: { kind: ScheduleKind };
}

interface Ticket {
  rideNo: number;
  passengerNo: number;
  state: TicketState;
}

/** Shortest time between two trains of one order, minutes. */
export const leastGap = 10;

/** Rides on which the holders of these tickets still travel without them: parts of the same journey, by their times. */
export function restOfJourney<Ride extends JoinedRide, T extends Ticket>(
  rides: readonly Ride[],
  tickets: readonly T[],
  isChosen: (ticket: T) => boolean,
): Ride[] {
  const gone = tickets.filter(isChosen);
  return rides
    .filter(
      ({ rideNo, schedule }) =>
        schedule?.kind !== 'cancelled' &&
        tickets.some(
          (one) =>
            one.rideNo === rideNo &&
            one.state === 'open' &&
            !gone.includes(one) &&
            gone.some(({ passengerNo }) => passengerNo === one.passengerNo),
        ),
    )
    .sort((a, b) => msOf(a.from.at) - msOf(b.from.at));
}

type Times = Pick<JoinedRide, 'trainNumber' | 'from' | 'to'>;

/** The new train leaves after the ride before it has come, and comes before the next one leaves. */
export function fitsIn<Ride extends JoinedRide>(old: Times, fresh: Times, rest: readonly Ride[]): boolean {
  const follows = (first: Times, next: Times) =>
    msOf(next.from.at) - msOf(first.to.at) >=
    // The parts of one train follow each other without a gap.
    (first.trainNumber === next.trainNumber ? 0 : leastGap * 60_000);
  return rest.every((ride) => (msOf(ride.from.at) < msOf(old.from.at) ? follows(ride, fresh) : follows(fresh, ride)));
}
