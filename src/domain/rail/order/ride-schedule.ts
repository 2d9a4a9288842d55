import { msOf } from '../../china-time.ts';
import { isCutOff } from './joined.ts';
import type { JoinedTimes } from './joined.ts';
import { openChange, timesText } from '../../order/schedule.ts';
import type { ScheduleKind, Scheduled } from '../../order/schedule.ts';
import type { StatusLook } from '../../product/status-table.ts';
import type { TicketState } from '../../product/ticket-states.ts';

/** Short names, for tags; the long ones begin with 列车. */
export const trainChangeNames: Readonly<Record<ScheduleKind, string>> = {
  delayed: '晚点',
  moved: '时刻变更',
  cancelled: '停运',
};

interface ChangedRide {
  from: { at: string };
  schedule?: Scheduled['schedule'];
}

/** `原定 09-22 10:30 开车，现改为 12:30`; "" for a train as it was sold. */
export const rideChangeText = ({ from, schedule }: ChangedRide): string =>
  timesText({ depTime: from.at, ...(schedule && { schedule }) }, { leaves: '开车', cancelled: '列车已停运' });

interface RideTicket {
  rideNo: number;
  state: TicketState;
}

/**
 * The railway's change that makes refund and change of a ride free: of its own train, or of a train that it connects
 * with, where that one ends or the connection is missed. `rides` by their numbers; `tickets` of those who take it.
 */
export function freedBy(
  rides: readonly (JoinedTimes | undefined)[],
  tickets: readonly RideTicket[],
  rideNo: number,
): ScheduleKind | undefined {
  const own = rides[rideNo]?.schedule?.kind;
  if (own) return own;
  const ride = rides[rideNo];
  const isCut = tickets.some((one) => {
    const other = one.rideNo !== rideNo && one.state === 'open' ? rides[one.rideNo] : undefined;
    return other?.schedule?.kind === 'cancelled' || (ride && other && isCutOff(ride, other));
  });
  return isCut ? 'moved' : undefined;
}

const isOff = ({ schedule }: JoinedTimes): boolean => schedule?.kind === 'cancelled';

/** Two trains of a journey, both of which run, that do not connect any more since the railway changed one of them. */
export const isBroken = (one: JoinedTimes, other: JoinedTimes): boolean =>
  !isOff(one) && !isOff(other) && isCutOff(one, other);

/** `，与 G7 次衔接不上，两程都可免费退票或改签`, of a train that the railway has changed; `others`: the rides that are travelled beside it. */
export function freedText(changed: JoinedTimes, others: readonly JoinedTimes[]): string {
  const missed = others.find((one) => isBroken(changed, one));
  return `，${missed ? `与 ${missed.trainNumber} 次衔接不上，两程都` : ''}可免费退票或改签`;
}

/** A ride came of the one change that a ticket may have; one for which the railway is the cause does not count. */
export function isChangedOnce(
  rides: readonly { changedFrom: number | null; schedule?: Scheduled['schedule'] }[],
  rideNo: number,
): boolean {
  const from = rides[rideNo]?.changedFrom ?? null;
  return from !== null && !rides[from]?.schedule;
}

/** The railway's change of the next ride of a ticketed order, a cancelled one first; null where all run as sold, or as accepted. */
export function trainDisruption(
  status: number,
  rides: readonly (Parameters<typeof openChange>[0] & { from: { at: string } })[],
  nowMs: number,
): ScheduleKind | null {
  if (status !== 2 && status !== 3) return null;
  const kinds = rides.flatMap((ride) => {
    const kind = openChange(ride);
    return kind && (kind === 'cancelled' || msOf(ride.from.at) > nowMs) ? [kind] : [];
  });
  return kinds.includes('cancelled') ? 'cancelled' : (kinds[0] ?? null);
}

/** The look of an order; that the railway changed its train says more than 已出票. */
export function withTrainChange(look: StatusLook, kind: ScheduleKind | null): StatusLook {
  return kind ? { label: `列车${trainChangeNames[kind]}`, dot: kind === 'cancelled' ? 'bad' : 'warn' } : look;
}
