import { airStatus, isTicketed } from '../../product/air-status.ts';
import { calendarText } from './calendar-text.ts';
import type { CalendarEvent } from './calendar-text.ts';
import type { ScheduleKind } from '../schedule.ts';
import { keyOf, sameSegment } from '../../trip/legs.ts';
import type { OnLeg } from '../../trip/legs.ts';

interface Leg extends OnLeg {
  airlineName: string;
  flightNo: string;
  orgcityname: string;
  orgAirportName: string;
  orgTerm: string;
  dstcityname: string;
  dstAirportName: string;
  dstTerm: string;
  depTime: string;
  arrTime: string;
  schedule?: { kind: ScheduleKind } | null;
  /** Where not all fly it. */
  people?: readonly string[];
}

export interface CalendarTrip {
  orderNo: string;
  status: number;
  flightList: readonly Leg[];
  psgList: readonly { name: string }[];
  /** Grows with each change of the order: a later file replaces the events of an earlier one. */
  timeline: readonly unknown[];
}

/** A first segment has the number of its leg alone, as in files of members from before there were others. */
const idOf = (leg: Leg): string => keyOf(leg).replace(/\.1$/, '');

function eventOf(leg: Leg, { orderNo, status, psgList, flightList }: CalendarTrip): CalendarEvent {
  const place = (city: string, airport: string, term: string) => `${city}${airport}机场 ${term}`.trim();
  const names = (leg.people?.length ? leg.people : psgList.map(({ name }) => name)).join('、');
  // After a change of some passengers the order has two flights of one segment.
  const isSecond = flightList.find((one) => sameSegment(one, leg)) !== leg;
  return {
    uid: `${orderNo}-${idOf(leg)}${isSecond ? `-${leg.flightNo}` : ''}`,
    from: leg.depTime,
    to: leg.arrTime,
    summary: `${leg.flightNo} ${leg.orgcityname} → ${leg.dstcityname}`,
    location: place(leg.orgcityname, leg.orgAirportName, leg.orgTerm),
    status: leg.schedule?.kind === 'cancelled' ? 'CANCELLED' : isTicketed(status) ? 'CONFIRMED' : 'TENTATIVE',
    lines: [
      `${leg.airlineName} ${leg.flightNo}`,
      `状态：${airStatus.look(status).label}${isTicketed(status) ? '' : '，以出票短信为准'}`,
      `到达：${place(leg.dstcityname, leg.dstAirportName, leg.dstTerm)}`,
      `乘机人：${names}`,
      `订单号：${orderNo}`,
    ],
    reminds: { hours: 3, text: `${leg.flightNo} 3 小时后起飞` },
  };
}

/** One event per flight of an order, with a reminder three hours ahead. `writtenMs`: now; `url`: the page of the order. */
export const calendarFile = (trip: CalendarTrip, writtenMs: number, url = ''): string =>
  calendarText(
    trip.flightList.map((leg) => eventOf(leg, trip)),
    { writtenMs, url, sequence: trip.timeline.length },
  );
