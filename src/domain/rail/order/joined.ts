import { msOf } from '../../china-time.ts';
import type { ScheduleKind } from '../../order/schedule.ts';
import type { TicketState } from '../../product/ticket-states.ts';

interface JoinedRide {
  rideNo: number;
  trainNumber: string;
  from: { at: string };
  to: { at: string };
  /** The railway's change; `depTime` is the departure as sold. */
  schedule?: { kind: ScheduleKind; depTime?: string } | null | undefined;
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

export type JoinedTimes = Pick<JoinedRide, 'trainNumber' | 'from' | 'to' | 'schedule'>;

/** Rides of a journey follow each other as they were sold, also while the railway lets one leave after the next. */
export const isBefore = (one: JoinedTimes, other: JoinedTimes): boolean =>
  msOf(one.schedule?.depTime ?? one.from.at) < msOf(other.schedule?.depTime ?? other.from.at);

/** The next train is reached. */
const follows = (first: JoinedTimes, next: JoinedTimes): boolean =>
  msOf(next.from.at) - msOf(first.to.at) >=
  // The parts of one train follow each other without a gap.
  (first.trainNumber === next.trainNumber ? 0 : leastGap * 60_000);

/** Two rides of a journey of which the second is not reached since the railway has changed one of them. */
export const isCutOff = (one: JoinedTimes, other: JoinedTimes): boolean =>
  Boolean(one.schedule ?? other.schedule) && !(isBefore(one, other) ? follows(one, other) : follows(other, one));

/** The new train leaves after the ride before it has come, and comes before the next one leaves. */
export const fitsIn = (old: JoinedTimes, fresh: JoinedTimes, rest: readonly JoinedTimes[]): boolean =>
  rest.every((ride) => (isBefore(ride, old) ? follows(ride, fresh) : follows(fresh, ride)));
