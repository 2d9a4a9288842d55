import { clockOf } from '../china-time.ts';
import { calendarText } from '../order/calendar/calendar-text.ts';
import type { CalendarEvent } from '../order/calendar/calendar-text.ts';
import { flightsToCome } from './flights-to-come.ts';
import type { ComingOrder } from './flights-to-come.ts';

type Coming = ReturnType<typeof flightsToCome>[number];

function eventOf({ sliceNo, at, flight, tickets }: Coming, order: ComingOrder): CalendarEvent {
  const { orderNo, passengers, airports } = order;
  const { flightNo, airlineName, depTime, depOffset, arrTime, arrOffset } = flight;
  const zoneOf = (code: string): string => airports[code]?.zone ?? 'Asia/Shanghai';
  const isTicketed = tickets.every(({ state }) => state === 'open');
  const from = `${flight.orgAirportName}机场 ${flight.orgTerm}`.trim();
  const to = `${flight.dstAirportName}机场 ${flight.dstTerm}`.trim();
  return {
    uid: `${orderNo}-${sliceNo + 1}.${at + 1}`,
    from: { local: depTime, zone: zoneOf(flight.orgAirport), offset: depOffset },
    to: { local: arrTime, zone: zoneOf(flight.dstAirport), offset: arrOffset },
    summary: `${flightNo} ${flight.orgcityname} → ${flight.dstcityname}`,
    location: `${flight.orgcityname}${from}`,
    status: isTicketed ? 'CONFIRMED' : 'TENTATIVE',
    lines: [
      `${airlineName} ${flightNo}，当地时间 ${depTime.slice(5, 10)} ${clockOf(depTime)} 起飞，${arrTime.slice(5, 10)} ${clockOf(arrTime)} 到达`,
      ...(isTicketed ? [] : ['状态：出票中，以出票短信为准']),
      `到达：${flight.dstcityname}${to}`,
      `乘机人：${tickets.map((one) => passengers.find((two) => two.passengerNo === one.passengerNo)?.name ?? '').join('、')}`,
      `订单号：${orderNo}`,
    ],
    reminds: { hours: 4, text: `${flightNo} 4 小时后起飞，国际航班请提前 3 小时到机场` },
  };
}

/** One event per flight to come, each by the clocks of both its ends, with a reminder four hours ahead. */
export const intlCalendar = (order: ComingOrder, nowMs: number, url = ''): string =>
  calendarText(
    flightsToCome(order, nowMs).map((coming) => eventOf(coming, order)),
    { writtenMs: nowMs, url, sequence: order.timeline.length },
  );
