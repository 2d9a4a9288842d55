import { clockOf } from '../../china-time.ts';
import { calendarText } from '../../order/calendar/calendar-text.ts';
import type { CalendarEvent } from '../../order/calendar/calendar-text.ts';
import { isUsed } from '../../product/ticket-states.ts';
import { ridesToCome } from './rides-to-come.ts';
import type { CalendarRide, CalendarRides } from './rides-to-come.ts';

function eventOf({ rideNo, trainNumber, from, to }: CalendarRide, order: CalendarRides): CalendarEvent {
  const { orderNo, tickets, passengers } = order;
  const own = tickets.filter((ticket) => ticket.rideNo === rideNo && isUsed(ticket));
  const isTicketed = own.every(({ state }) => state === 'open');
  const nameOf = (at: number) => passengers.find(({ passengerNo }) => passengerNo === at)?.name ?? '';
  return {
    uid: `${orderNo}-${rideNo + 1}`,
    from: from.at,
    to: to.at,
    summary: `${trainNumber} ${from.station} → ${to.station}`,
    location: `${from.station}站`,
    status: isTicketed ? 'CONFIRMED' : 'TENTATIVE',
    lines: [
      `${trainNumber} 次，北京时间 ${clockOf(from.at)} ${from.station}站开，${clockOf(to.at)} 到${to.station}站`,
      ...(isTicketed ? [] : ['状态：出票中，以出票短信为准']),
      ...own.map(({ passengerNo, seatName }) => `${nameOf(passengerNo)} ${seatName}`),
      `订单号：${orderNo}`,
    ],
    reminds: { hours: 2, text: `${trainNumber} 次 2 小时后从${from.station}站开出` },
  };
}

/** One event per ride to come, with a reminder two hours ahead. */
export const rideCalendar = (order: CalendarRides, nowMs: number, url = ''): string =>
  calendarText(
    ridesToCome(order, nowMs).map((ride) => eventOf(ride, order)),
    { writtenMs: nowMs, url, sequence: order.timeline.length },
  );
