import { expect, it } from 'vitest';
import { msOf } from '../china-time.ts';
import { intlLead, intlLook } from './intl-lead.ts';

const flight = {
  flightNo: 'AF112',
  orgAirportName: '戴高乐',
  orgTerm: 'T2',
  depTime: '2026-12-12 12:00',
  depOffset: 60,
  arrTime: '2026-12-13 07:00',
  arrOffset: 480,
};
const order = {
  status: 2,
  createTime: '2026-11-26 10:00:00',
  payDeadline: '2026-11-26 10:30:00',
  payments: [],
  slices: [{ sliceNo: 1, flights: [flight] }],
  tickets: [
    { sliceNo: 1, state: 'open' as const },
    { sliceNo: 1, state: 'refunding' as const },
  ],
};

it.each([
  // 12:00 in Paris is 19:00 in China.
  ['2026-12-12 18:59:00', '1 张退款中。12-12 12:00（当地时间）戴高乐 T2 起飞 AF112，请提前 3 小时到机场'],
  ['2026-12-12 19:00:00', '1 张退款中。AF112 已起飞，祝您旅途愉快'],
  ['2026-12-13 07:00:00', '1 张退款中。感谢您的预订，期待再次出行'],
])('at %s of China the next step is %s', (now, said) => {
  expect(intlLead(order, msOf(now))).toBe(said);
});

it('an unpaid order that is over says that nothing was charged, and a part of the tickets is counted', () => {
  expect(intlLead({ ...order, status: 5 }, 0)).toMatch(/10:30 前支付.*没有被扣款/);
  expect(intlLook({ label: '已出票', dot: 'ok' }, order).label).toBe('已出票 1 张');
});
