import { msOf } from '../china-time.ts';
import { airStatus, isTicketed } from '../product/air-status.ts';
import type { ScheduleKind } from './schedule.ts';
import { keyOf, sameSegment } from '../trip/legs.ts';
import type { OnLeg } from '../trip/legs.ts';

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
}

export interface CalendarTrip {
  orderNo: string;
  status: number;
  flightList: readonly Leg[];
  psgList: readonly { name: string }[];
  /** Grows with each change of the order: a later file replaces the events of an earlier one. */
  timeline: readonly unknown[];
}

/** iCalendar, RFC 5545: text is escaped, times are UTC, lines end with CRLF and have at most 75 octets. */
const escaped = (text: string): string => text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n');
const utc = (ms: number): string => new Date(ms).toISOString().replace(/[-:]|\.\d+/g, '');

const octetsOf = (character: string): number => {
  const code = character.codePointAt(0) ?? 0;
  return code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
};

function folded(line: string): string {
  let text = '';
  let octets = 0;
  for (const character of line) {
    const size = octetsOf(character);
    if (octets + size > 75) {
      text += '\r\n ';
      octets = 1;
    }
    text += character;
    octets += size;
  }
  return text;
}

/** A first segment has the number of its leg alone, as in files of members from before there were others. */
const idOf = (leg: Leg): string => keyOf(leg).replace(/\.1$/, '');

function eventOf(leg: Leg, trip: CalendarTrip, writtenMs: number, url: string): string[] {
  const { orderNo, status, psgList, flightList, timeline } = trip;
  const place = (city: string, airport: string, term: string) => `${city}${airport}机场 ${term}`.trim();
  const names = psgList.map(({ name }) => name).join('、');
  // After a change of some passengers the order has two flights of one segment.
  const isSecond = flightList.find((one) => sameSegment(one, leg)) !== leg;
  return [
    'BEGIN:VEVENT',
    // The same flight of the same order replaces the event that an earlier file has made.
    `UID:${orderNo}-${idOf(leg)}${isSecond ? `-${leg.flightNo}` : ''}@travel-embed`,
    `DTSTAMP:${utc(writtenMs)}`,
    `SEQUENCE:${timeline.length}`,
    ...(url ? [`URL:${url}`] : []),
    `DTSTART:${utc(msOf(leg.depTime))}`,
    `DTEND:${utc(msOf(leg.arrTime))}`,
    `SUMMARY:${escaped(`${leg.flightNo} ${leg.orgcityname} → ${leg.dstcityname}`)}`,
    `LOCATION:${escaped(place(leg.orgcityname, leg.orgAirportName, leg.orgTerm))}`,
    `STATUS:${leg.schedule?.kind === 'cancelled' ? 'CANCELLED' : isTicketed(status) ? 'CONFIRMED' : 'TENTATIVE'}`,
    `DESCRIPTION:${escaped([`${leg.airlineName} ${leg.flightNo}`, `状态：${airStatus.look(status).label}${isTicketed(status) ? '' : '，以出票短信为准'}`, `到达：${place(leg.dstcityname, leg.dstAirportName, leg.dstTerm)}`, `乘机人：${names}`, `订单号：${orderNo}`].join('\n'))}`,
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    'TRIGGER:-PT3H',
    `DESCRIPTION:${escaped(`${leg.flightNo} 3 小时后起飞`)}`,
    'END:VALARM',
    'END:VEVENT',
  ];
}

/** One event per flight of an order, with a reminder three hours ahead. `writtenMs`: now; `url`: the page of the order. */
export function calendarFile(trip: CalendarTrip, writtenMs: number, url = ''): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//travel-embed//CN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...trip.flightList.flatMap((leg) => eventOf(leg, trip, writtenMs, url)),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}
