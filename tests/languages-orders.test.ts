import { expect, it } from 'vitest';
import { statusesOf } from '#domain/product/statuses.ts';
import { saleLook } from '#domain/order/after-sale/sale-states.ts';
import { dueChangeNote, listLook, listNote } from '#domain/order/list-note.ts';
import { noteWords } from '#domain/order/list-note.en.ts';
import { intlRowLook } from '#domain/intl/intl-lead.ts';
import { railRowLook } from '#domain/rail/order/rail-lead.ts';
import { railLead } from '#domain/rail/order/rail-lead.en.ts';
import { duration, tripWords } from '#domain/order/trips/trip-words.en.ts';
import { orderNames } from '#domain/sheet/order-names.en.ts';
import { countdownWords } from '#ui/display/countdown-words.en.ts';

const chinese = /[\u2e80-\u9fff\uf900-\ufaff\uff00-\uffef]/;
const names = new Map(orderNames);
/** Those that have no name. */
const unnamed = (texts: readonly string[]) =>
  [...new Set(texts)].filter((text) => chinese.test(names.get(text) ?? text));

const now = Date.parse('2026-09-16T12:00:00+08:00');
const leg = (ahead: boolean) => ({
  triptype: 1 as const,
  depTime: ahead ? '2026-09-20 10:00:00' : '2026-09-10 10:00:00',
  arrTime: ahead ? '2026-09-20 12:00:00' : '2026-09-10 12:00:00',
});
const kinds = ['delayed', 'moved', 'cancelled'] as const;
const flown = [
  [leg(true)],
  [leg(true), leg(true)],
  [leg(false)],
  ...kinds.map((schedule) => [{ ...leg(true), schedule }]),
];
const rides = flown.map((legs) =>
  legs.map(({ depTime, arrTime, ...more }) => ({ from: { at: depTime }, to: { at: arrTime }, ...more })),
);

it('name every state of an order of each product, and what a list says instead of it', () => {
  const { airTicket: air, train, intl, hotel } = statusesOf;
  const looks = [
    ...[air, train, intl, hotel].flatMap((table) => table.codes.map((code) => table.look(code))),
    ...air.codes.flatMap((status) =>
      flown.flatMap((flightList) => [
        listLook({ status, flightList }, now),
        listLook({ status, flightList, refundedNames: ['A'] }, now),
      ]),
    ),
    ...train.codes.flatMap((status) =>
      rides.flatMap((one) =>
        [true, false].map((isWait) => railRowLook({ status, train: { rides: one, isWait } }, now)),
      ),
    ),
    ...intl.codes.flatMap((status) => flown.map((flightList) => intlRowLook({ status, flightList }, now))),
    saleLook('unpaid'),
  ];
  expect(unnamed(looks.map(({ label }) => label))).toEqual([]);
});

it('say every line below a state', () => {
  const lines = [...statusesOf.airTicket.codes, 99].flatMap((status) =>
    flown.flatMap((flights) => [
      listNote(status, flights, now, '', noteWords),
      listNote(status, flights, now, 'Li', noteWords),
    ]),
  );
  expect(unnamed([...lines, dueChangeNote])).toEqual([]);
  expect([noteWords.leaves(25 * 60_000), noteWords.leaves(3 * 3_600_000), noteWords.leaves(26 * 3_600_000)]).toEqual([
    'Departs in 25 min',
    'Departs in 3 h',
    'Departs in 1 day 2 h',
  ]);
});

it('tell a traveller by train what is next', () => {
  const order = (status: number, at: string, more: object = {}) => ({
    status,
    createTime: '2026-09-16 11:00:00',
    payDeadline: '2026-09-16 11:10:00',
    payments: [],
    timeline: [],
    rides: [
      { rideNo: 0, trainNumber: 'G1', from: { station: 'A', at }, to: { station: 'B', at: `${at.slice(0, 11)}23:00` } },
    ],
    tickets: [{ rideNo: 0, state: 'open' as const }],
    ...more,
  });
  const ahead = '2026-09-20 10:00';
  const wait = { served: null, deadline: '2026-09-19 10:00:00' };
  const said = statusesOf.train.codes.flatMap((status) => [
    railLead(order(status, ahead), now),
    railLead(order(status, ahead, { wait }), now),
  ]);
  expect(said.filter((text) => !text || chinese.test(text) || text.includes('Unknown'))).toEqual([]);
  expect(railLead(order(2, ahead), now)).toBe(
    'The gate of G1 closes on Sun 20 Sep at 09:55; enter with the document that you booked with',
  );
  expect(railLead(order(2, '2026-09-16 11:30'), now)).toBe('G1 has left, have a good journey');
  expect(railLead(order(13, ahead, { wait }), now)).toContain('Without one until 19 Sep 10:00');
});

it('write notes of a trip with the English names of its cities', () => {
  const words = tripWords((name) => ({ 上海: 'Shanghai', 北京: 'Beijing' })[name] ?? name);
  expect([
    words.gap(['Li'], '上海', '北京'),
    words.tight('上海', 95),
    words.nights('北京', 1),
    words.elsewhere('上海', '2026-09-20 10:00:00', '北京', 'MU1'),
    words.twoHotels('2026-09-20', 2, 'Inn'),
    words.twoCities('2026-09-20', 1, '北京'),
    words.leftEarly('2026-09-20 10:00:00', '上海'),
    words.arrivesLate('2026-09-21 10:00:00', '上海', '2026-09-20'),
  ]).toEqual([
    'Li will be in Shanghai, but the next part begins in Beijing: Shanghai → Beijing is missing',
    'Only 1 h 35 min to change in Shanghai',
    '1 night in Beijing',
    'While in Shanghai, MU1 leaves Beijing on 20 Sep 10:00: one person in two cities',
    '2 nights from 20 Sep: Inn is booked too',
    'The night of 20 Sep: a hotel in Beijing is booked too',
    'Leaves Shanghai on 20 Sep 10:00: the nights after it stay empty',
    'Arrives in Shanghai on 21 Sep: the nights from 20 Sep stay empty',
  ]);
  expect([duration(10), duration(120)]).toEqual(['10 min', '2 h']);
});

it('count down as a clock does', () => {
  expect([0, 1296_000, 7_509_000].map(countdownWords.remaining)).toEqual(['0:00', '21:36', '2:05:09']);
});
