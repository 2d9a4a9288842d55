import { expect, it } from 'vitest';
import { hotelMayBecome, hotelStatuses, hotelStatusLook, isCancellable } from './hotel-status.ts';

it('a hotel order moves along the pairs of the table alone', () => {
  const pairs = hotelStatuses.flatMap((from) =>
    hotelStatuses.filter((to) => hotelMayBecome(from, to)).map((to) => `${from}${to}`),
  );
  expect(pairs.join(' ')).toBe('01 05 12 15 16 17 23 25 27 34 67 78');
  expect(hotelMayBecome(99, 0)).toBe(false);
});

it('every state has a name, and an unknown code stays visible', () => {
  expect(hotelStatuses.map((code) => hotelStatusLook(code).label)).toEqual([
    '待支付',
    '待确认',
    '已确认',
    '已入住',
    '已完成',
    '已取消',
    '已拒单',
    '退款中',
    '已退款',
  ]);
  expect(hotelStatusLook(21)).toEqual({ label: '状态 21', dot: '' });
  expect(hotelStatuses.filter(isCancellable)).toEqual([0, 1, 2]);
});
