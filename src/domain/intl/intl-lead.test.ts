import { expect, it } from 'vitest';
import { msOf } from '../china-time.ts';
import { intlLead, intlLook, intlRowLook, intlTicketLook, isAhead, isFreed, mayChange } from './intl-lead.ts';

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
  timeline: [],
  slices: [{ sliceNo: 1, flights: [flight] }],
  tickets: [
    { sliceNo: 1, passengerNo: 1, state: 'open' as const },
    { sliceNo: 1, passengerNo: 2, state: 'refunding' as const },
  ],
  passengers: [
    { passengerNo: 1, name: 'ZHANG/WEI' },
    { passengerNo: 2, name: 'LI/NA' },
  ],
};

it.each([
  // 12:00 in Paris is 19:00 in China.
  ['2026-12-12 18:59:00', '1 张有效，1 张退款中。12-12 12:00（当地时间）戴高乐 T2 起飞 AF112，请提前 3 小时到机场'],
  ['2026-12-12 19:00:00', '1 张有效，1 张退款中。AF112 已起飞，祝您旅途愉快'],
  ['2026-12-13 07:00:00', '1 张有效，1 张退款中。感谢您的预订，期待再次出行'],
])('at %s of China the next step is %s', (now, said) => {
  expect(intlLead(order, msOf(now))).toBe(said);
});

it('names the next flight of anybody with a ticket, and who flies it where not all do', () => {
  const at = (flightNo: string, day: string) => ({
    ...flight,
    flightNo,
    depTime: `${day} 12:00`,
    arrTime: `${day} 20:00`,
  });
  // The changed slice stands last, as the provider adds it.
  const slices = [
    { sliceNo: 1, flights: [at('MU1', '2026-12-10')] },
    { sliceNo: 2, flights: [at('MU848', '2026-12-22')] },
    { sliceNo: 3, flights: [at('MU849', '2026-12-15')] },
  ];
  const ticket = (sliceNo: number, passengerNo: number, state: 'open' | 'changed' | 'refunding') => ({
    sliceNo,
    passengerNo,
    state,
  });
  const tickets = [
    ticket(1, 1, 'changed'),
    ticket(1, 2, 'refunding'),
    ticket(2, 1, 'open'),
    ticket(2, 2, 'open'),
    ticket(3, 1, 'open'),
  ];
  const of = { ...order, slices, tickets };
  const next = '3 张有效，1 张退款中。12-15 12:00（当地时间）戴高乐 T2 起飞 MU849（ZHANG/WEI），请提前 3 小时到机场';
  expect(intlLead(of, msOf('2026-12-01 09:00:00'))).toBe(next);
  expect(intlLead(of, msOf('2026-12-15 19:30:00'))).toContain('MU849（ZHANG/WEI） 已起飞');
  expect(intlLead(of, msOf('2026-12-17 09:00:00'))).toMatch(/起飞 MU848，请提前/);
});

it('an unpaid order that is over says that nothing was charged, and one with refunded tickets that it has some', () => {
  expect(intlLead({ ...order, status: 5 }, 0)).toMatch(/^未在 10:30 前支付.*没有被扣款/);
  expect(intlLook({ label: '已出票', dot: 'ok' }, order, 0).label).toBe('部分退票');
});

it('a cancelled order says who ended it, and that no money is lost', () => {
  const early = { ...order, status: 5, timeline: [{ time: '2026-11-26 10:10:00', title: '订单已取消', detail: '' }] };
  expect(intlLead(early, 0)).toBe('您已取消订单，座位已放回，您没有被扣款');
  const flights = [{ ...flight, schedule: { kind: 'cancelled' as const, depTime: flight.depTime } }];
  expect(intlLead({ ...early, slices: [{ sliceNo: 1, flights }] }, 0)).toBe(
    'AF112 航班已取消，订单已自动取消，座位已放回，您没有被扣款',
  );
});

it('an order whose flights have all landed is travelled, by the clock there, on its page and in the list', () => {
  const landed = msOf('2026-12-13 07:00:00');
  const ticketed = { label: '已出票', dot: 'ok' as const };
  const [row, home] = [
    { ...flight, depTime: '2026-12-12 12:00:00', arrTime: '2026-12-12 20:00:00', arrOffset: 60, triptype: 1 as const },
    { ...flight, triptype: 2 as const },
  ];
  expect(intlLook(ticketed, order, landed).label).toBe('已出行');
  expect(intlLook(ticketed, order, landed - 1).label).toBe('部分退票');
  // 20:00 in Paris is 03:00 in China.
  const there = msOf('2026-12-13 03:00:00');
  expect(intlRowLook({ status: 3, flightList: [row] }, there).label).toBe('已出行');
  expect(intlRowLook({ status: 3, flightList: [row] }, there - 1).label).toBe('已改签');
  expect(intlRowLook({ status: 3, flightList: [row, home] }, there).label).toBe('已改签');
  expect(intlRowLook({ status: 6, flightList: [row] }, there).label).toBe('已退款');
});

it('a ticket whose flights have landed is travelled, one of a slice that still leads on is issued', () => {
  const landed = msOf('2026-12-13 07:00:00');
  const labels = [landed - 1, landed].map((now) => intlTicketLook('open', [flight], now).label);
  expect(labels).toEqual(['已出票', '已出行']);
  expect(intlTicketLook('refunded', [flight], landed).label).toBe('已退票');
  expect(intlTicketLook('open', [flight, { ...flight, arrTime: '2026-12-14 07:00' }], landed).label).toBe('已出票');
});

it('a departure of another year has its year', () => {
  const said = (now: string) => intlLead(order, msOf(now));
  expect(said('2025-12-31 23:00:00')).toContain('2026-12-12 12:00（当地时间）');
  expect(said('2026-01-01 00:00:00')).toContain('。12-12 12:00（当地时间）');
});

it('a slice that has begun is not ahead, whatever of it still leaves', () => {
  const out = { ...flight, triptype: 1 as const };
  const on = { ...out, depTime: '2026-12-13 12:00' };
  const leaves = msOf('2026-12-12 19:00:00');
  expect(isAhead([out, on], leaves - 1)).toBe(true);
  expect(isAhead([out, on], leaves)).toBe(false);
  expect(isAhead([out, { ...on, triptype: 2 }], leaves)).toBe(true);
  const fixed = { ...out, changes: ['before' as const] };
  const home = { ...on, triptype: 2 as const };
  expect(mayChange([fixed, home], leaves - 1)).toBe(true);
  expect(mayChange([{ ...fixed, changes: [] }, home], leaves - 1)).toBe(false);
  // Once the trip has begun, the conditions of then decide about the rest of it.
  expect(mayChange([fixed, { ...home, changes: ['before'] }], leaves)).toBe(false);
  expect(mayChange([fixed, { ...home, changes: ['after'] }], leaves)).toBe(true);
});

it('an order that was paid and never ticketed says so once its money is back', () => {
  const back = { ...order, status: 6, tickets: [{ sliceNo: 1, passengerNo: 1, state: 'void' as const }] };
  expect(intlLead(back, 0)).toMatch(/^航司未能出票，款项已按原支付方式全额退回/);
  expect(intlLook({ label: '已退款', dot: '' }, back, 0).label).toBe('出票失败，已退款');
});

it('the airline changed a flight: the page and the list say so before anything else, until it has left', () => {
  const moved = { ...flight, schedule: { kind: 'moved' as const, depTime: '2026-12-12 09:00' } };
  const gone = { ...flight, flightNo: 'AF1', schedule: { kind: 'cancelled' as const, depTime: flight.depTime } };
  const of = (...flights: (typeof moved | typeof gone)[]) => ({ ...order, slices: [{ sliceNo: 1, flights }] });
  const before = msOf('2026-12-12 18:59:00');
  const look = { label: '已出票', dot: 'ok' as const };
  expect(intlLook(look, of(moved), before)).toEqual({ label: '航班时刻变更', dot: 'warn' });
  expect(intlLead(of(moved), before)).toBe(
    '1 张有效，1 张退款中。AF112 原定 12-12 09:00 起飞，现改为 12:00（当地时间），可免费退票或改签',
  );
  expect(intlLook(look, of(moved, gone), before)).toEqual({ label: '航班取消等 2 处变更', dot: 'bad' });
  expect(intlLead(of(moved, gone), before)).toBe(
    '1 张有效，1 张退款中。AF1 原定 12-12 12:00 起飞的航班已取消，可免费退票或改签',
  );
  expect(intlLook(look, of(moved), before + 60_000).label).toBe('部分退票');
  const row = { ...flight, triptype: 1 as const, changes: [], schedule: 'cancelled' as const };
  expect(intlRowLook({ status: 2, flightList: [row] }, before).label).toBe('航班取消');
  expect(intlRowLook({ status: 6, flightList: [row] }, before).label).toBe('已退款');
  expect(mayChange([row], before)).toBe(true);
});

it('a row of the list is free to refund and change until the slice of the changed flight begins', () => {
  const first = { ...flight, triptype: 1 as const };
  const next = { ...first, depTime: '2026-12-13 12:00', arrTime: '2026-12-13 14:00', schedule: 'moved' as const };
  const before = msOf('2026-12-12 18:59:00');
  expect(isFreed(2, [first, next], before)).toBe(true);
  expect(isFreed(2, [first, next], before + 60_000)).toBe(false);
  expect(isFreed(2, [first, { ...next, triptype: 2 as const }], before + 60_000)).toBe(true);
  expect([isFreed(2, [first], before), isFreed(6, [first, next], before)]).toEqual([false, false]);
});

it('an accepted new time waits for nothing, and refund and change stay free', () => {
  const row = { ...flight, triptype: 1 as const, schedule: 'moved' as const, isAccepted: true as const };
  const before = msOf('2026-12-12 18:59:00');
  expect(intlRowLook({ status: 2, flightList: [row] }, before).label).toBe('已出票');
  expect(isFreed(2, [row], before)).toBe(true);
  const schedule = { kind: 'moved' as const, depTime: '2026-12-12 09:00', acceptedAt: '2026-12-01 10:00:00' };
  expect(intlLead({ ...order, slices: [{ sliceNo: 1, flights: [{ ...flight, schedule }] }] }, before)).toBe(
    '1 张有效，1 张退款中。12-12 12:00（当地时间）戴高乐 T2 起飞 AF112，请提前 3 小时到机场',
  );
});
