import { describe, expect, it } from 'vitest';
import { msOf } from '../china-time.ts';
import { calendarFile } from './calendar/calendar-file.ts';
import { hasCalendar } from './calendar/calendar-time.ts';
import { checkInOpens } from './check-in.ts';
import { cancelledBecause } from './next-step.ts';
import { searchAgain } from './search-again.ts';

const leg = {
  triptype: 1 as const,
  airlineName: '中国国航',
  flightNo: 'CA1501',
  orgAirport: 'PEK',
  dstAirport: 'SHA',
  orgcityname: '北京',
  orgAirportName: '首都',
  orgTerm: 'T3',
  dstcityname: '上海',
  dstAirportName: '虹桥',
  dstTerm: 'T2',
  depTime: '2026-12-16 07:30:00',
  arrTime: '2026-12-16 09:50:00',
};
const back = {
  ...leg,
  triptype: 2 as const,
  flightNo: 'CA1502',
  orgAirport: 'SHA',
  dstAirport: 'PEK',
  depTime: '2026-12-18 23:30:00',
  arrTime: '2026-12-19 01:50:00',
};
const trip = {
  orderNo: '261122143207',
  status: 2,
  flightList: [leg, back],
  psgList: [{ name: '周砚清' }, { name: 'O’Neil; Ann, Jr' }],
  timeline: [{}, {}, {}],
};

describe('the calendar file of an order', () => {
  const text = calendarFile(trip, msOf('2026-11-22 12:00:00'));
  const lines = text.replaceAll('\r\n ', '').split('\r\n');

  it('has one event per flight, at its time in UTC, and an own id for each', () => {
    expect(lines.filter((line) => line.startsWith('DTSTART'))).toEqual([
      'DTSTART:20261215T233000Z',
      'DTSTART:20261218T153000Z',
    ]);
    expect(lines.filter((line) => line.startsWith('DTEND'))).toEqual([
      'DTEND:20261216T015000Z',
      'DTEND:20261218T175000Z',
    ]);
    expect(lines.filter((line) => line.startsWith('UID'))).toEqual([
      'UID:261122143207-1@travel-embed',
      'UID:261122143207-2@travel-embed',
    ]);
    const split = calendarFile(
      { ...trip, flightList: [leg, { ...leg, flightNo: 'CA1519' }] },
      msOf('2026-11-22 12:00:00'),
    );
    expect(split.match(/UID:.*/g)).toEqual([
      'UID:261122143207-1@travel-embed',
      'UID:261122143207-1-CA1519@travel-embed',
    ]);
    expect(lines).toContain('SUMMARY:CA1501 北京 → 上海');
    expect(lines).toContain('LOCATION:北京首都机场 T3');
    expect(lines).toContain('DTSTAMP:20261122T040000Z');
  });

  it.each([
    [2, 'STATUS:CONFIRMED', '状态：已出票\\n'],
    [7, 'STATUS:TENTATIVE', '状态：出票中，以出票短信为准\\n'],
  ])('names the state of the order: %s', (status, line, words) => {
    const written = calendarFile({ ...trip, status }, 0)
      .replaceAll('\r\n ', '')
      .split('\r\n');
    expect(written.filter((one) => one.startsWith('STATUS'))).toEqual([line, line]);
    expect(written.find((one) => one.startsWith('DESCRIPTION:中国'))).toContain(words);
  });

  it('has a higher revision after each change of the order, and the address of its page where there is one', () => {
    expect(lines.filter((line) => line.startsWith('SEQUENCE'))).toEqual(['SEQUENCE:3', 'SEQUENCE:3']);
    expect(text).not.toContain('URL:');
    const later = calendarFile({ ...trip, timeline: [{}, {}, {}, {}] }, 0, 'https://book.test/order/261122143207');
    expect(later.match(/SEQUENCE:4\r\nURL:https:\/\/book\.test\/order\/261122143207\r\n/g)).toHaveLength(2);
  });

  it('is there from the payment on, until the last flight has left', () => {
    const at = (status: number, moment: string) => hasCalendar({ ...trip, status }, msOf(moment));
    expect([0, 1, 7, 2, 3, 4, 5, 8].filter((status) => at(status, '2026-11-22 12:00:00'))).toEqual([1, 7, 2, 3]);
    expect([at(2, '2026-12-17 12:00:00'), at(2, '2026-12-18 23:30:00')]).toEqual([true, false]);
  });

  it('escapes what has a meaning there', () => {
    expect(lines.find((line) => line.startsWith('DESCRIPTION:中国'))).toContain(
      '乘机人：周砚清、O’Neil\\; Ann\\, Jr\\n订单号：261122143207',
    );
  });

  it('ends every line with CRLF and folds it at 75 octets', () => {
    expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true);
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    expect(text.split('\r\n').filter((line) => new TextEncoder().encode(line).length > 75)).toEqual([]);
  });
});

describe('the search that books an order again', () => {
  const party = [{ psgType: 'ADT' }, { psgType: 'ADT' }, { psgType: 'CHD' }];
  const order = { flightList: [leg], travelType: 'private', psgList: party };
  it.each([
    [
      'has its cities, day and party',
      order,
      '2026-12-16',
      { from: 'BJS', to: 'SHA', date: '2026-12-16', adults: 2, children: 1, travelType: 'private', step: 'outbound' },
    ],
    [
      'has both days of a return trip',
      { ...order, flightList: [leg, back] },
      '2026-12-01',
      {
        from: 'BJS',
        to: 'SHA',
        date: '2026-12-16',
        returnDate: '2026-12-18',
        adults: 2,
        children: 1,
        travelType: 'private',
        step: 'outbound',
      },
    ],
    [
      'is paid by the company again',
      { ...order, travelType: 'business' },
      '2026-12-01',
      { from: 'BJS', to: 'SHA', date: '2026-12-16', adults: 2, children: 1, travelType: 'business', step: 'outbound' },
    ],
    [
      'asks for another day when that one has passed',
      order,
      '2026-12-17',
      { from: 'BJS', to: 'SHA', adults: 2, children: 1, travelType: 'private' },
    ],
  ])('%s', (_sentence, given, today, expected) => {
    expect(searchAgain(given, today)).toEqual(expected);
  });
});

describe('why a cancelled order is over', () => {
  const order = {
    createTime: '2026-11-22 11:28:00',
    payDeadline: '2026-11-22 11:58:00',
    flightList: [leg],
    timeline: [{ time: '2026-11-22 11:58:00' }],
    payments: [],
  };
  it.each([
    ['its time has passed', order, '未在 11:58 前支付，订单已自动取消，座位已释放，您没有被扣款'],
    [
      'its time has passed after midnight',
      { ...order, createTime: '2026-11-21 23:50:00', payDeadline: '2026-11-22 00:20:00' },
      '未在 11-22 00:20 前支付，订单已自动取消，座位已释放，您没有被扣款',
    ],
    [
      'the member has cancelled it',
      { ...order, timeline: [{ time: '2026-11-22 11:40:00' }] },
      '您已取消订单，座位已释放，您没有被扣款',
    ],
    [
      'the airline has cancelled the flight',
      { ...order, flightList: [{ ...leg, schedule: { kind: 'cancelled' as const, depTime: leg.depTime } }] },
      '航班已被航司取消，订单已自动取消，您没有被扣款',
    ],
    [
      'the company’s share goes back',
      { ...order, payments: [{ payer: 'company' as const, amount: '930', status: 'refunded' as const }] },
      '未在 11:58 前支付，订单已自动取消，座位已释放，公司已付的 ¥930.00 已退回公司，您没有被扣款',
    ],
  ])('%s', (_sentence, given, expected) => {
    expect(cancelledBecause(given)).toBe(expected);
  });
});

it('check-in opens a day before departure', () => {
  expect(checkInOpens(leg)).toBe('12-15 07:30');
});
