import { expect, it } from 'vitest';
import { msOf } from '../../china-time.ts';
import { rideCalendar } from './ride-calendar.ts';
import { ridesToCome } from './rides-to-come.ts';

const order = {
  orderNo: '261120100000',
  status: 2,
  rides: [
    {
      rideNo: 0,
      trainNumber: 'G1',
      from: { station: '北京南', at: '2026-12-01 07:00:00' },
      to: { station: '南京南', at: '2026-12-01 11:29:00' },
    },
    {
      rideNo: 1,
      trainNumber: 'G7',
      from: { station: '南京南', at: '2026-12-01 12:00:00' },
      to: { station: '上海虹桥', at: '2026-12-01 13:29:00' },
    },
  ],
  tickets: [
    { rideNo: 0, passengerNo: 0, seatName: '06车 12F号', state: 'open' as const },
    { rideNo: 1, passengerNo: 0, seatName: '03车 01A号', state: 'open' as const },
  ],
  passengers: [{ passengerNo: 0, name: '周砚清' }],
  timeline: [{}, {}],
};
const linesAt = (moment: string, over: object = {}) =>
  rideCalendar({ ...order, ...over }, msOf(moment), 'https://book.test/o')
    .replaceAll('\r\n ', '')
    .split('\r\n');

it('the calendar file has an event for each ride, with its stations, its seat and the time of China', () => {
  const lines = linesAt('2026-11-20 10:00:00');
  expect(lines.filter((line) => /^(UID|DTSTART|DTEND|SUMMARY|LOCATION|STATUS)/.test(line)).slice(0, 6)).toEqual([
    'UID:261120100000-1@travel-embed',
    'DTSTART:20261130T230000Z',
    'DTEND:20261201T032900Z',
    'SUMMARY:G1 北京南 → 南京南',
    'LOCATION:北京南站',
    'STATUS:CONFIRMED',
  ]);
  expect(lines.find((line) => line.startsWith('DESCRIPTION:G7'))).toBe(
    'DESCRIPTION:G7 次，北京时间 12:00 南京南站开，13:29 到上海虹桥站\\n周砚清 03车 01A号\\n订单号：261120100000',
  );
});

it('it has no ride that has left, was given back, or does not run, and none before the payment', () => {
  const count = (moment: string, over: object = {}) => ridesToCome({ ...order, ...over }, msOf(moment)).length;
  expect([count('2026-12-01 06:00:00'), count('2026-12-01 08:00:00'), count('2026-12-01 12:00:00')]).toEqual([2, 1, 0]);
  expect(count('2026-11-20 10:00:00', { status: 0 })).toBe(0);
  // Its seats are still being taken.
  expect(count('2026-11-20 10:00:00', { status: 14 })).toBe(0);
  const [first, second] = order.tickets;
  expect(count('2026-11-20 10:00:00', { tickets: [{ ...first, state: 'refunded' }, second] })).toBe(1);
  const [ride, next] = order.rides;
  expect(count('2026-11-20 10:00:00', { rides: [{ ...ride, schedule: { kind: 'cancelled' } }, next] })).toBe(1);
});
