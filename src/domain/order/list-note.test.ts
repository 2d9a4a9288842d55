import { expect, test } from 'vitest';
import { msOf } from '../china-time.ts';
import { airStatus } from '../product/air-status.ts';
import { listActions, listNote } from './list-note.ts';
import { changedAhead } from './schedule.ts';
import { orderLook } from './schedule.ts';

const outbound = { triptype: 1 as const, depTime: '2026-09-24 07:30:00', arrTime: '2026-09-24 10:20:00' };
const inbound = { triptype: 2 as const, depTime: '2026-09-28 19:00:00', arrTime: '2026-09-28 21:40:00' };
const at = (moment: string) => msOf(moment);

test.each([
  ['2026-09-16 15:00:00', '距起飞 7 天 16 小时'],
  ['2026-09-23 07:30:00', '距起飞 1 天'],
  ['2026-09-24 02:00:00', '距起飞 5 小时'],
  ['2026-09-24 07:29:30', '距起飞 1 分钟'],
  ['2026-09-24 08:00:00', '航班已起飞'],
  ['2026-09-24 12:00:00', '距起飞 4 天 7 小时'],
  ['2026-09-29 00:00:00', '感谢您的预订'],
])('a ticket of a return trip at %s: %s', (now, note) => {
  expect(listNote(2, [outbound, inbound], at(now))).toBe(note);
});

test('after a change of some passengers the flight that leaves first counts, wherever it stands', () => {
  const changed = { ...outbound, depTime: '2026-09-26 07:30:00', arrTime: '2026-09-26 10:20:00' };
  expect(listNote(3, [inbound, changed], at('2026-09-25 07:30:00'))).toBe('距起飞 1 天');
});

test('every known status has a line of its own kind, an unknown one refers to the airline', () => {
  for (const status of airStatus.codes)
    expect(listNote(status, [outbound], at('2026-09-16 00:00:00'))).not.toContain('未识别');
  expect(listNote(14, [outbound], at('2026-09-16 00:00:00'))).toBe('未识别的状态，以航司为准');
});

test('an unpaid order names the member who pays it where the reader cannot', () => {
  expect(listNote(0, [outbound], at('2026-09-16 15:00:00'), '陈佳宁')).toBe('由陈佳宁支付，超时将自动取消');
  expect(listNote(0, [outbound], at('2026-09-16 15:00:00'))).toBe('超时未支付将自动取消');
  expect(listNote(2, [outbound], at('2026-09-24 02:00:00'), '陈佳宁')).toBe('距起飞 5 小时');
});

test('a flight that the airline has changed is free to refund and change, until it departs', () => {
  const note = (schedule: 'delayed' | 'cancelled', now: string) => listNote(2, [{ ...outbound, schedule }], at(now));
  expect(note('delayed', '2026-09-24 02:00:00')).toBe('航班延误，可免费退改');
  expect(note('cancelled', '2026-09-24 02:00:00')).toBe('航班取消，可免费退改');
  expect(note('delayed', '2026-09-24 23:00:00')).not.toContain('免费');
  const back = { ...inbound, schedule: 'cancelled' as const };
  for (const now of ['2026-09-24 02:00:00', '2026-09-24 08:00:00'])
    expect(listNote(2, [outbound, back], at(now))).toBe('航班取消，可免费退改');
});

test('a flight whose new time is accepted leaves in so long as any other, and is still free', () => {
  const now = at('2026-09-24 02:00:00');
  const accepted = { ...outbound, schedule: 'delayed' as const, isAccepted: true as const };
  expect(listNote(2, [accepted], now)).toBe('距起飞 5 小时');
  expect(changedAhead(2, [outbound, accepted], now)).toEqual([accepted]);
  expect(changedAhead(5, [accepted], now)).toEqual([]);
});

test('an order on its way to a ticket promises no time of its own: the page of the order does', () => {
  expect(listNote(7, [outbound], at('2026-09-16 15:00:00'))).toBe('正在出票，完成后短信通知');
});

test('a cancelled order says that it was not paid', () => {
  expect(listNote(5, [outbound], at('2026-09-16 15:00:00'))).toBe('未付款，座位已释放');
});

test.each([
  [0, '2026-09-16 15:00:00', ['pay', 'cancel']],
  [0, '2026-09-16 14:00:00', []],
  [0, null, []],
  [7, null, ['voucher', 'share']],
  [2, null, ['change', 'refund', 'again', 'voucher', 'print', 'share']],
  [5, null, ['again']],
  [10, null, []],
  [14, null, []],
])('status %s with the deadline %s offers %j', (status, deadline, actions) => {
  expect(listActions(status, deadline, [outbound], at('2026-09-16 14:30:00'))).toEqual(actions);
});

test.each([2, 3])('tickets in state %s are changed and refunded until the last flight has landed', (status) => {
  const offered = (now: string) => listActions(status, null, [outbound, inbound], at(now));
  expect(offered('2026-09-24 12:00:00')).toEqual(['change', 'refund', 'again', 'voucher', 'print', 'share']);
  expect(offered('2026-09-28 21:40:00')).toEqual(['again', 'voucher', 'print']);
});

test.each([
  [2, undefined, '已出票'],
  [2, 'delayed', '航班延误'],
  [3, 'cancelled', '航班取消'],
  [10, 'cancelled', '退票处理中'],
] as const)('an order in state %s whose next flight is %s is called %s', (status, schedule, label) => {
  const flights = [{ ...outbound, ...(schedule && { schedule }) }, inbound];
  expect(orderLook(status, flights, at('2026-09-23 00:00:00')).label).toBe(label);
  expect(orderLook(2, flights, at('2026-09-24 08:00:00')).label).toBe('已出票');
  const isTicket = status === 2 || status === 3;
  expect(orderLook(status, flights, at('2026-09-29 08:00:00')).label).toBe(isTicket ? '行程已结束' : label);
});
