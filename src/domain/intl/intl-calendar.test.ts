import { expect, it } from 'vitest';
import { intlCalendar } from './intl-calendar.ts';
import { momentOfWall } from './zone-time.ts';

const end = { orgTerm: 'T1', dstTerm: '', airlineName: '东方航空', schedule: null };
const out = {
  ...end,
  flightNo: 'MU553',
  orgAirport: 'PVG',
  orgAirportName: '浦东',
  orgcityname: '上海',
  dstAirport: 'CDG',
  dstAirportName: '戴高乐',
  dstcityname: '巴黎',
  depTime: '2027-03-20 23:55',
  depOffset: 480,
  arrTime: '2027-03-21 05:45',
  arrOffset: 60,
};
const back = {
  ...out,
  flightNo: 'MU554',
  orgAirport: 'CDG',
  orgAirportName: '戴高乐',
  orgcityname: '巴黎',
  dstAirport: 'PVG',
  dstAirportName: '浦东',
  dstcityname: '上海',
  depTime: '2027-04-02 12:30',
  depOffset: 120,
  arrTime: '2027-04-03 06:00',
  arrOffset: 480,
};
const order = {
  orderNo: '261127553297',
  status: 2,
  slices: [
    { sliceNo: 0, changedFrom: null, flights: [out] },
    { sliceNo: 1, changedFrom: null, flights: [back] },
  ],
  tickets: [
    { sliceNo: 0, passengerNo: 0, state: 'open' as const },
    { sliceNo: 1, passengerNo: 0, state: 'open' as const },
  ],
  passengers: [{ passengerNo: 0, name: 'LIN/ZHIYUAN' }],
  airports: { PVG: { zone: 'Asia/Shanghai' }, CDG: { zone: 'Europe/Paris' } },
  timeline: [],
};

it('a calendar file has each end of a flight by the clocks there, with the offset of that day', () => {
  const text = intlCalendar(order, momentOfWall('2027-03-01 00:00', 480));
  expect(text).toContain('DTSTART;TZID=Asia/Shanghai:20270320T235500\r\nDTEND;TZID=Europe/Paris:20270321T054500');
  expect(text).toContain('DTSTART;TZID=Europe/Paris:20270402T123000\r\nDTEND;TZID=Asia/Shanghai:20270403T060000');
  const paris = text.split('TZID:Europe/Paris')[1]?.split('END:VTIMEZONE')[0];
  // The clocks of Paris are moved between the two flights.
  expect(paris).toMatch(/DTSTART:20270321T000000\s+TZOFFSETFROM:\+0100\s+TZOFFSETTO:\+0100/);
  expect(paris).toMatch(/DTSTART:20270402T000000\s+TZOFFSETFROM:\+0200\s+TZOFFSETTO:\+0200/);
});

it('flights that have left, are cancelled or given back are in no calendar file', () => {
  const events = (changed: object, nowMs = momentOfWall('2027-03-01 00:00', 480)) =>
    intlCalendar({ ...order, ...changed }, nowMs).match(/BEGIN:VEVENT/g)?.length ?? 0;
  expect(events({}, momentOfWall('2027-03-20 23:56', 480))).toBe(1);
  const cancelled = { ...out, schedule: { kind: 'cancelled' as const } };
  expect(events({ slices: [{ sliceNo: 0, changedFrom: null, flights: [cancelled] }] })).toBe(0);
  expect(events({ tickets: order.tickets.map((one) => ({ ...one, state: 'refunded' })) })).toBe(0);
  expect(events({ status: 0 })).toBe(0);
  // New flights of a change that waits for its payment are not there yet.
  const fresh = { sliceNo: 2, changedFrom: 0, flights: [out] };
  const held = { sliceNo: 2, passengerNo: 0, state: 'held' as const };
  expect(events({ slices: [...order.slices, fresh], tickets: [...order.tickets, held] })).toBe(2);
});
