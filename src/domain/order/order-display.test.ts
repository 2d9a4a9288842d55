import { listLook } from './list-note.ts';
import { describe, expect, it } from 'vitest';
import { msOf } from '../china-time.ts';
import { checksIn, nextFeeRise, nextStep } from './next-step.ts';
import { asFlown, flownFlights } from './after-sale/flown-flights.ts';
import { pageLook } from './schedule.ts';
import { orderPriceLines } from './price-lines.ts';
import { couponStateAt, showTicketNo, ticketLook } from './ticket-status.ts';
import { voucherTime } from './voucher-time.ts';

const refund = [
  { fromHours: null, toHours: 168, feePercent: 20 },
  { fromHours: 168, toHours: 4, feePercent: 30 },
  { fromHours: 4, toHours: null, feePercent: null },
];
const out = {
  triptype: 1 as const,
  flightNo: 'CA1501',
  depTime: '2026-09-24 07:30:00',
  arrTime: '2026-09-24 10:20:00',
  rule: { refund },
};
const back = {
  triptype: 2 as const,
  flightNo: 'CA1502',
  depTime: '2026-09-26 18:00:00',
  arrTime: '2026-09-26 20:50:00',
  rule: { refund },
};

describe('the next step of an order', () => {
  it('says of several changed flights how many there are, the gravest first', () => {
    const late = { ...out, schedule: 'delayed' as const };
    const lookOf = (...flightList: Parameters<typeof listLook>[0]['flightList']) =>
      listLook({ status: 2, flightList }, msOf('2026-09-20 08:00'));
    expect(lookOf(late, { ...back, schedule: 'cancelled' })).toEqual({ label: '航班取消等 2 处变更', dot: 'bad' });
    expect(lookOf(late, { ...back, schedule: 'moved', isAccepted: true })).toEqual({ label: '航班延误', dot: 'warn' });
  });

  it('names the flight whose check-in is open, from a day before until it closes', () => {
    const at = (now: string, status = 2) => checksIn(status, [out, back], msOf(now));
    expect([at('2026-09-23 07:29'), at('2026-09-23 07:30'), at('2026-09-24 06:44')]).toEqual([undefined, out, out]);
    expect([at('2026-09-24 06:45'), at('2026-09-26 01:00'), at('2026-09-26 01:00', 9)]).toEqual([
      undefined,
      back,
      undefined,
    ]);
    const late = { kind: 'delayed' as const, depTime: out.depTime, arrTime: out.arrTime, at: '' };
    expect(checksIn(2, [{ ...out, schedule: late }], msOf('2026-09-24 01:00'))).toBeUndefined();
    const accepted = { ...out, schedule: { ...late, acceptedAt: '2026-09-20 10:00:00' } };
    expect(checksIn(2, [accepted], msOf('2026-09-24 01:00'))).toBe(accepted);
    expect(nextStep(2, [accepted], msOf('2026-09-24 01:00'))).toMatch(/值机已开放/);
  });

  it.each([
    ['before check-in it says when that opens', [out], '2026-09-16 14:30', '下一步：09-23 07:30 起可在线值机'],
    [
      'the day before it says until when to check in',
      [out],
      '2026-09-23 07:30',
      '值机已开放，请于 09-24 06:45 前办理值机',
    ],
    ['after check-in has closed', [out], '2026-09-24 06:45', '值机已截止，请尽快前往登机口'],
    ['in the air', [out], '2026-09-24 08:00', '航班已起飞，祝您旅途愉快'],
    ['after the last arrival', [out], '2026-09-24 10:20', '感谢您的预订，期待再次出行'],
    ['a return trip names the flight', [out, back], '2026-09-24 01:00', '去程值机已开放，请于 09-24 06:45 前办理值机'],
    [
      'after the outbound flight it is about the way back',
      [out, back],
      '2026-09-26 01:00',
      '返程值机已开放，请于 09-26 17:15 前办理值机',
    ],
  ])('%s', (_sentence, flights, now, expected) => {
    expect(nextStep(2, flights, msOf(now))).toBe(expected);
  });

  it('of a changed order is that of its flights, too', () => {
    const at = (now: string) => nextStep(3, [out, back], msOf(now));
    expect(at('2026-09-16 14:30')).toBe('下一步：09-23 07:30 起可在线值机');
    expect(at('2026-09-24 01:00')).toBe('去程值机已开放，请于 09-24 06:45 前办理值机');
    expect(checksIn(3, [out, back], msOf('2026-09-24 01:00'))).toBe(out);
  });

  it.each([0, 1, 3, 4, 5, 6, 7, 8, 9, 10, 11])('of status %i is said', (status) => {
    expect(nextStep(status, [out], 0).length).toBeGreaterThan(6);
    expect(nextStep(status, [out], 0)).not.toContain('未识别');
  });

  it.each([
    ['delayed', '2026-09-24 09:30:00', '原定 09-24 07:30 起飞，现改为 09:30，可免费退票或改签'],
    ['moved', '2026-09-25 06:00:00', '原定 09-24 07:30 起飞，现改为 09-25 06:00，可免费退票或改签'],
    ['cancelled', out.depTime, '原定 09-24 07:30 起飞的航班已取消，可免费退票或改签'],
  ] as const)(
    'of a flight that the airline has %s is a free refund or change, until it departs',
    (kind, depTime, expected) => {
      const changed = { ...out, depTime, schedule: { kind, depTime: out.depTime } };
      expect(nextStep(2, [changed, back], msOf('2026-09-20 08:00'))).toBe(expected);
      expect(nextStep(3, [changed], msOf('2026-09-20 08:00'))).toBe(expected);
      expect(nextStep(2, [changed, back], msOf('2026-09-25 19:00'))).not.toContain('免费');
      expect(nextFeeRise(2, [changed, back], msOf('2026-09-20 08:00'))).toBeNull();
    },
  );

  it.each([13, 14, 99, -1])('of the unknown status %i is the airline', (status) => {
    expect(nextStep(status, [out], 0)).toBe('未识别的状态，以航司为准');
  });
});

describe('the next rise of the refund fee', () => {
  it.each([
    [
      'is told with moment and both percentages',
      '2026-09-16 14:30',
      { at: '09-17 07:30', fromPercent: 20, toPercent: 30 },
    ],
    [
      'from its moment on the following one counts',
      '2026-09-17 07:30',
      { at: '09-24 03:30', fromPercent: 30, toPercent: null },
    ],
    ['nothing more to come in the last step', '2026-09-24 05:00', null],
    ['nothing after departure', '2026-09-24 08:00', null],
  ])('%s', (_sentence, now, expected) => {
    expect(nextFeeRise(2, [out], msOf(now))).toEqual(expected);
  });
});

const ticket = (
  psgId: string,
  psgType: string,
  triptype: 1 | 2,
  tktPrice: string,
  consTax = '50',
  fuelTax = '20',
  servFee = '0',
) => ({ psgId, psgType, triptype, tktPrice, consTax, fuelTax, servFee });
const shown = (lines: ReturnType<typeof orderPriceLines>) =>
  lines.map((line) => `${line.label} ${line.unitFen / 100} × ${line.count} = ${line.sumFen / 100}`);

describe('the price panel', () => {
  it('groups equal amounts by passenger type', () => {
    const tickets = [
      ticket('a', 'ADT', 1, '1120', '50', '20'),
      ticket('b', 'ADT', 1, '1120', '50', '20'),
      ticket('c', 'CHD', 1, '560', '0', '10'),
    ];
    const accident = { name: '航空意外险', price: '30' };
    const insurances = [accident, { name: '航班延误险', price: '20' }, accident, accident];
    expect(shown(orderPriceLines(tickets, '3060', { insurances, showServiceFee: true }))).toEqual([
      '成人票 1120 × 2 = 2240',
      '成人机建 50 × 2 = 100',
      '成人燃油 20 × 2 = 40',
      '儿童票 560 × 1 = 560',
      '儿童燃油 10 × 1 = 10',
      '航空意外险 30 × 3 = 90',
      '航班延误险 20 × 1 = 20',
    ]);
  });

  it('shows the fares of a return trip apart', () => {
    const tickets = [ticket('a', 'ADT', 1, '930'), ticket('a', 'ADT', 2, '870.50')];
    expect(shown(orderPriceLines(tickets, '1940.50', { insurances: [], showServiceFee: true }))).toEqual([
      '去程成人票 930 × 1 = 930',
      '返程成人票 870.5 × 1 = 870.5',
      '机建 50 × 2 = 100',
      '燃油 20 × 2 = 40',
    ]);
  });

  it('adds up also where service fees are hidden', () => {
    const tickets = [ticket('a', 'ADT', 1, '930', '50', '20', '15')];
    expect(shown(orderPriceLines(tickets, '1015', { insurances: [], showServiceFee: true })).at(-1)).toBe(
      '服务费 15 × 1 = 15',
    );
    expect(shown(orderPriceLines(tickets, '1015', { insurances: [], showServiceFee: false })).at(-1)).toBe(
      '其他费用 15 × 1 = 15',
    );
  });
});

describe('a ticket', () => {
  it.each([
    ['', '未出票'],
    ['OPEN FOR USE', '未使用'],
    ['REFUNDED', '已退票'],
    ['EXCHANGED', '已换开'],
    ['VOID', '已作废'],
    ['CPN NOTE', 'CPN NOTE'],
  ])('in state %j is %s', (state, label) => {
    expect(ticketLook(state).label).toBe(label);
  });

  it('is used once its flight has left, unless it was given back or never issued', () => {
    const [before, after] = [msOf(out.depTime) - 1, msOf(out.depTime)];
    expect(['OPEN FOR USE', 'CHECKED IN'].map((state) => couponStateAt(state, out.depTime, before))).toEqual([
      'OPEN FOR USE',
      'CHECKED IN',
    ]);
    expect(
      ['OPEN FOR USE', 'CHECKED IN', 'REFUNDED', 'VOID', ''].map((state) => couponStateAt(state, out.depTime, after)),
    ).toEqual(['USED/FLOWN', 'USED/FLOWN', 'REFUNDED', 'VOID', '']);
  });

  it('number is read with the airline apart', () => {
    expect(showTicketNo('9992417385021')).toBe('999-2417385021');
    expect(showTicketNo('X1')).toBe('X1');
  });
});

it.each([
  ['2026-09-24 10:19:59', 'later'],
  ['2026-09-24 10:20:00', 'open'],
  ['2027-03-23 10:19:59', 'open'],
  ['2027-03-23 10:20:00', 'over'],
])('a voucher is asked for from the end of the journey, for 180 days: at %s %s', (at, state) => {
  expect(voucherTime(out.arrTime, msOf(at))).toEqual({ state, from: '2026-09-24', until: '2027-03-23' });
});

it('an order with some tickets refunded says so while it is ticketed', () => {
  const row = { flightList: [], refundedNames: ['林知夏'] };
  expect([2, 3, 4].map((status) => listLook({ ...row, status }, 0).label)).toEqual(['部分退票', '已改签', '已退票']);
});

describe('an order of two after a change of one', () => {
  const day = (triptype: 1 | 2, changeNo: number, date: string) => ({
    triptype,
    changeNo,
    flightNo: changeNo ? 'MU5102' : 'CA1501',
    depTime: `${date} 07:30:00`,
    arrTime: `${date} 10:20:00`,
    rule: { refund },
  });
  const order = (status: number, states: readonly string[]) => ({
    status,
    flightList: [day(1, 0, '2026-09-24'), day(1, 1, '2026-09-25')],
    psgList: ['沈知行', '顾晚晴'].map((name) => ({ id: name, name })),
    psgFlightList: states.map((ticketStatus, at) => ({
      psgId: ['沈知行', '顾晚晴'][at] ?? '',
      triptype: 1 as const,
      changeNo: at ? 0 : 1,
      ticketStatus,
    })),
  });
  const now = msOf('2026-09-16 14:30');

  it('names who flies each of both flights, and says that some have changed', () => {
    const both = order(3, ['OPEN FOR USE', 'OPEN FOR USE']);
    expect(flownFlights(both).open.map(({ people }) => people)).toEqual([['顾晚晴'], ['沈知行']]);
    expect(pageLook(asFlown(both), now).label).toBe('部分改签');
    expect(nextStep(3, asFlown(both).flightList, now)).toBe(
      '部分旅客已改签：顾晚晴乘 CA1501，09-24 07:30 起飞 · 沈知行乘 MU5102，09-25 07:30 起飞',
    );
    expect(pageLook({ ...both, flightList: both.flightList.slice(1) }, now).label).toBe('已改签');
  });

  it('names those whom an announcement of the airline, or a check-in, is for', () => {
    const { flightList } = asFlown(order(3, ['OPEN FOR USE', 'OPEN FOR USE']));
    const schedule = { kind: 'delayed' as const, depTime: '2026-09-24 06:00:00' };
    const late = flightList.map((flight) => (flight.changeNo ? flight : { ...flight, schedule }));
    expect(nextStep(3, late, now)).toBe('原定 09-24 06:00 起飞，现改为 07:30，可免费退票或改签（顾晚晴）');
    expect(nextStep(2, flightList, msOf('2026-09-23 08:00'))).toBe('值机已开放，请于 09-24 06:45 前办理值机（顾晚晴）');
  });

  it('has the dates and fees of the ticket that is left once the other one is refunded', () => {
    const left = asFlown(order(2, ['OPEN FOR USE', 'REFUNDED']));
    expect(left.psgNames).toEqual(['沈知行']);
    expect(nextStep(2, left.flightList, now)).toBe('下一步：09-24 07:30 起可在线值机');
    expect(nextFeeRise(2, left.flightList, now)?.at).toBe('09-18 07:30');
    const { open, over } = flownFlights(order(2, ['OPEN FOR USE', 'REFUNDED']));
    expect([open, over].map((some) => some.map(({ flight, people }) => [flight.changeNo, ...people]))).toEqual([
      [[1, '沈知行']],
      [[0, '顾晚晴']],
    ]);
  });

  it('without a valid ticket keeps all that it had', () => {
    const { open, over } = flownFlights(order(4, ['REFUNDED', 'REFUNDED']));
    expect([open.length, over.length]).toEqual([2, 0]);
  });

  it('waits for the flight that leaves first, also where that is the new one', () => {
    const flights = [day(1, 0, '2026-09-24'), day(1, 1, '2026-09-20')];
    expect(nextStep(2, flights, now)).toBe('下一步：09-19 07:30 起可在线值机');
  });
});
