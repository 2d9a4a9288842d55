import { clockOf, dayOf, msOf } from '../china-time.ts';
import { airStatus, isTicketed } from '../product/air-status.ts';
import { isParted } from '../trip/legs.ts';
import type { OnLeg } from '../trip/legs.ts';
import type { StatusLook } from '../product/status-table.ts';

/** A flight with the airline's change of it; the flight's own times are the ones that count now. */
export interface Scheduled {
  depTime: string;
  schedule?: { kind: ScheduleKind; depTime: string } | null;
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

interface Leg {
  depTime: string;
  schedule?: ScheduleKind | { kind: ScheduleKind } | null;
}

/** The airline's change of the next flight of a ticketed order, the cancelled one first; null where all fly as sold. */
export function disruptionOf(status: number, flights: readonly Leg[], nowMs: number): ScheduleKind | null {
  if (!isTicketed(status)) return null;
  const kinds = flights.flatMap(({ depTime, schedule }) =>
    schedule && msOf(depTime) > nowMs ? [typeof schedule === 'string' ? schedule : schedule.kind] : [],
  );
  return kinds.includes('cancelled') ? 'cancelled' : (kinds[0] ?? null);
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
  if (kind) return { label: announced(kind), dot: kind === 'cancelled' ? 'bad' : 'warn' };
  const look = airStatus.look(status);
  return status === 3 && isParted(flights) ? { ...look, label: '部分改签' } : look;
}

/** Some tickets of an order in a list are given back; rows of before know those of whole passengers alone. */
export const isPartRefunded = (row: { isPartRefunded?: true; refundedNames?: readonly string[] }): boolean =>
  row.isPartRefunded === true || (row.refundedNames ?? []).length > 0;

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

const announced = (kind: ScheduleKind): string => `航班${scheduleNames[kind]}`;
const announcements: ReadonlySet<string> = new Set((['delayed', 'moved', 'cancelled'] as const).map(announced));

const refusals: ReadonlySet<string> = new Set(['出票失败', '退票未通过', '改签未通过', '酒店无法接待']);

/** A step of an order that went against the traveller: the airline's change of a flight, or a refusal. */
export const isSetback = (title: string): boolean => announcements.has(title) || refusals.has(title);
