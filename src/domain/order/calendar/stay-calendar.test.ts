import { expect, it } from 'vitest';
import { isStayAhead, stayCalendar, stayText } from './stay-calendar.ts';

const stay = {
  orderNo: '261130000001',
  status: 2,
  hotel: { name: '云起酒店', address: '延安路 1 号', phone: '021-1', checkInFrom: '14:00', checkOutUntil: '12:00' },
  room: { name: '大床房' },
  checkIn: '2026-12-05',
  checkOut: '2026-12-07',
  nights: 2,
  rooms: 1,
  guests: [[{ name: '林知夏' }], [{ name: '林知远' }]],
  confirmNo: 'H77',
  timeline: [1, 2],
};

it('a stay is one event in a calendar, by the hours of the hotel, until it is cancelled or has begun', () => {
  const text = stayCalendar(stay, Date.parse('2026-11-30T12:00:00Z'));
  expect(text).toContain('DTSTART:20261205T060000Z');
  expect(text).toContain('DTEND:20261207T040000Z');
  expect(text).toContain('SUMMARY:入住 云起酒店');
  expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(1);
  expect(stayCalendar({ ...stay, status: 1 }, 0)).toContain('STATUS:TENTATIVE');
  const ahead = (status: number, today = '2026-12-05') => isStayAhead({ ...stay, status }, today);
  expect([ahead(1), ahead(2), ahead(0), ahead(7), ahead(2, '2026-12-06')]).toEqual([true, true, false, false, false]);
});

it('a shared stay names hotel, days, guests and the hotel’s number, and no price', () => {
  expect(stayText(stay, '2026-11-30').split('\n')).toEqual([
    '云起酒店',
    '12-05 周六 14:00 后入住，12-07 周一 12:00 前离店，共 2 晚',
    '大床房 1 间，入住人：林知夏、林知远',
    '延安路 1 号 电话 021-1',
    '订单号：2611 3000 0001，酒店确认号：H77',
  ]);
});
