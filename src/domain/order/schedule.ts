import { clockOf, dayOf, msOf } from '../china-time.ts';
import { airStatus, isTicketed } from '../product/air-status.ts';
import { isParted } from '../trip/legs.ts';
import type { OnLeg } from '../trip/legs.ts';
import type { StatusLook } from '../product/status-table.ts';

/** A flight with the airline's change of it; the flight's own times are the ones that count now. */
export interface Scheduled {
  depTime: string;
  schedule?: { kind: ScheduleKind; depTime: string; acceptedAt?: string } | null;
}

export type ScheduleKind = 'delayed' | 'moved' | 'cancelled';

/** Short names, for tags; the long ones begin with 航班. */
export const scheduleNames: Readonly<Record<ScheduleKind, string>> = {
  delayed: '延误',
  moved: '时刻变更',
  cancelled: '取消',
};

const moment = (text: string): string => text.slice(5, 16);

/** The times of now against those as sold; "" for what goes as it was sold. */
export function timesText({ depTime, schedule }: Scheduled, words: { leaves: string; cancelled: string }): string {
  if (!schedule) return '';
  const sold = `原定 ${moment(schedule.depTime)} ${words.leaves}`;
  if (schedule.kind === 'cancelled') return `${sold}的${words.cancelled}`;
  const isSameDay = dayOf(depTime) === dayOf(schedule.depTime);
  return `${sold}，现改为 ${isSameDay ? clockOf(depTime) : moment(depTime)}`;
}

/** `原定 09-22 10:30 起飞，现改为 12:30`; "" for a flight as it was sold. */
export const scheduleText = (flight: Scheduled): string =>
  timesText(flight, { leaves: '起飞', cancelled: '航班已取消' });

interface Kept {
  kind: ScheduleKind;
  acceptedAt?: string;
}

/** A change as orders keep it, or as a row of a list has it. */
export interface Changed {
  schedule?: ScheduleKind | Kept | null;
  /** Of a row: the traveller has accepted the new time. */
  isAccepted?: true;
}

/** The change that waits for the traveller: one whose new time is accepted does not. */
export function openChange({ schedule, isAccepted }: Changed): ScheduleKind | null | undefined {
  const kept = schedule as Partial<Kept> | null | undefined;
  return isAccepted || kept?.acceptedAt ? null : (kept?.kind ?? (schedule as ScheduleKind | null | undefined));
}

interface Leg extends Changed {
  depTime: string;
}

/** Flights to come of a ticketed order that the airline has changed: refund and change cost nothing, also after a new time is accepted. */
export const changedAhead = <F extends Leg>(status: number, flights: readonly F[], nowMs: number): F[] =>
  isTicketed(status) ? flights.filter(({ depTime, schedule }) => schedule && msOf(depTime) > nowMs) : [];

/** The airline's change of the next flight of a ticketed order, the cancelled one first; null where all fly as sold, or as accepted. */
export function disruptionOf(status: number, flights: readonly Leg[], nowMs: number): ScheduleKind | null {
  const kinds = changedAhead(status, flights, nowMs).map(openChange);
  return kinds.includes('cancelled') ? 'cancelled' : (kinds.find(Boolean) ?? null);
}

/** The tickets have been flown, or the time for it is over. */
export const isFlown = (status: number, flights: readonly { arrTime: string }[], nowMs: number): boolean =>
  isTicketed(status) && flights.length > 0 && flights.every(({ arrTime }) => msOf(arrTime) <= nowMs);

/** Label and dot of an order by the flights that are still flown: that the trip is over, or the airline changed a flight, says more than 已出票. */
export function orderLook(
  status: number,
  flights: readonly (Leg & OnLeg & { arrTime: string })[],
  nowMs: number,
): StatusLook {
  if (isFlown(status, flights, nowMs)) return airStatus.over;
  const kind = disruptionOf(status, flights, nowMs);
  if (kind) return { label: `航班${scheduleNames[kind]}`, dot: kind === 'cancelled' ? 'bad' : 'warn' };
  const look = airStatus.look(status);
  return status === 3 && isParted(flights) ? { ...look, label: '部分改签' } : look;
}

/** Some tickets of an order in a list are given back; rows of before know those of whole passengers alone. */
export const isPartRefunded = (row: { isPartRefunded?: true; refundedNames?: readonly string[] }): boolean =>
  !!(row.isPartRefunded || row.refundedNames?.length);

/** The look of an order some of whose tickets are refunded; a flight that the airline changed, the end of the trip or a change of the order say more. */
export const withRefunded = (look: StatusLook, status: number, isPartly: boolean): StatusLook =>
  isPartly && status === 2 && look.label === airStatus.look(status).label ? { label: '部分退票', dot: look.dot } : look;

/** The look of an order on its own page. */
export const pageLook = (
  order: {
    status: number;
    flightList: Parameters<typeof orderLook>[1];
    psgFlightList: readonly { ticketStatus: string }[];
  },
  nowMs: number,
): StatusLook =>
  withRefunded(
    orderLook(order.status, order.flightList, nowMs),
    order.status,
    order.psgFlightList.some(({ ticketStatus }) => ticketStatus === 'REFUNDED'),
  );
