import { showDay } from '../../china-time.ts';
import { calendarText } from './calendar-text.ts';
import { showOrderNo } from '../order-number.ts';

/** A stay as those who come along, and a calendar, are told of it: no document and no price. */
interface SharedStay {
  orderNo: string;
  status: number;
  hotel: { name: string; address: string; phone: string; checkInFrom: string; checkOutUntil: string };
  room: { name: string };
  checkIn: string;
  checkOut: string;
  nights: number;
  rooms: number;
  guests: readonly (readonly { name: string }[])[];
  confirmNo: string;
  timeline: readonly unknown[];
}

const namesOf = ({ guests }: SharedStay): string =>
  guests
    .flat()
    .map(({ name }) => name)
    .join('、');

const roomsOf = ({ room, rooms }: SharedStay): string => `${room.name} ${rooms} 间`;

/** Paid or confirmed, and not begun: it may be put in a calendar. */
export const isStayAhead = ({ status, checkIn }: SharedStay, today: string): boolean =>
  (status === 1 || status === 2) && checkIn >= today;

export function stayText(stay: SharedStay, today: string): string {
  const { hotel, checkIn, checkOut, nights, orderNo, confirmNo } = stay;
  return [
    hotel.name,
    `${showDay(checkIn, today)} ${hotel.checkInFrom} 后入住，${showDay(checkOut, today)} ${hotel.checkOutUntil} 前离店，共 ${nights} 晚`,
    `${roomsOf(stay)}，入住人：${namesOf(stay)}`,
    `${hotel.address} 电话 ${hotel.phone}`,
    `订单号：${showOrderNo(orderNo)}${confirmNo && `，酒店确认号：${confirmNo}`}`,
  ].join('\n');
}

/** One event from the first hour of the check-in to the last one of the check-out, with a reminder in the morning. */
export function stayCalendar(stay: SharedStay, nowMs: number, url = ''): string {
  const { hotel, checkIn, checkOut, status, orderNo, confirmNo } = stay;
  const isConfirmed = status === 2;
  return calendarText(
    [
      {
        uid: `${orderNo}-1`,
        from: `${checkIn} ${hotel.checkInFrom}:00`,
        to: `${checkOut} ${hotel.checkOutUntil}:00`,
        summary: `入住 ${hotel.name}`,
        location: `${hotel.name} ${hotel.address}`,
        status: isConfirmed ? 'CONFIRMED' : 'TENTATIVE',
        lines: [
          roomsOf(stay),
          `入住人：${namesOf(stay)}`,
          ...(isConfirmed ? [] : ['状态：待酒店确认，以确认短信为准']),
          ...(confirmNo ? [`酒店确认号：${confirmNo}`] : []),
          `酒店电话：${hotel.phone}`,
          `订单号：${orderNo}`,
        ],
        reminds: { hours: 4, text: `今天 ${hotel.checkInFrom} 后入住 ${hotel.name}` },
      },
    ],
    { writtenMs: nowMs, url, sequence: stay.timeline.length },
  );
}
