import { describe, expect, it } from 'vitest';
import { byDeparture, noRideFilters } from './ride-choices.ts';
import {
  bestSeat,
  countRideFilters,
  filterRides,
  hasFreeSeat,
  kindOf,
  markOfSeat,
  nextRideSort,
  optionsOfRides,
  sortRides,
  toggleRideFilter,
} from './ride-filter.ts';
import type { ListRide, ListSeat } from './ride-filter.ts';

const seat = (seatClass: ListSeat['seatClass'], left: number, price: string, studentPrice = ''): ListSeat => ({
  seatClass,
  left,
  price,
  studentPrice,
});
const ride = (trainNumber: string, from: string, to: string, more: Partial<ListRide> = {}): ListRide => ({
  trainNumber,
  letter: /^\D?/.exec(trainNumber)?.[0] ?? '',
  tags: [],
  from: { station: '北京南', telecode: 'VNP', at: `2026-12-01 ${from}:00` },
  to: { station: '上海', telecode: 'SHH', at: `2026-12-01 ${to}:00` },
  minutes: 300,
  nights: 0,
  sale: { state: 'open' },
  seats: [seat('second', 5, '553', '414.5'), seat('standing', 9, '553')],
  ...more,
});
const rides = [
  ride('G1', '07:00', '11:29', { minutes: 269, tags: ['revival', 'idCard'] }),
  ride('D5', '05:50', '13:00', { seats: [seat('second', 0, '300'), seat('standing', 2, '300')], minutes: 430 }),
  ride('1461', '11:55', '20:00', {
    from: { station: '北京', telecode: 'BJP', at: '2026-12-01 11:55:00' },
    seats: [seat('hardSeat', 0, '156')],
    minutes: 485,
  }),
  ride('C9', '19:00', '23:00', { sale: { state: 'over' }, minutes: 240 }),
];
const numbers = (list: readonly ListRide[]) => list.map(({ trainNumber }) => trainNumber);

describe('a travel standard', () => {
  const judged = (seatClass: ListSeat['seatClass'], left: number, verdict: 'ok' | 'over' | 'forbidden'): ListSeat => ({
    ...seat(seatClass, left, '100'),
    standard: { verdict },
  });

  it('leaves the trains with a seat that complies, and what is forbidden is the last to be offered', () => {
    const trains = [
      ride('G3', '08:00', '12:00', { seats: [judged('second', 0, 'ok'), judged('first', 4, 'over')] }),
      ride('G5', '09:00', '13:00', { seats: [judged('second', 1, 'ok')] }),
    ];
    expect(numbers(filterRides(trains, { ...noRideFilters, compliant: true }))).toEqual(['G5']);
    expect(bestSeat([judged('first', 4, 'forbidden'), judged('standing', 2, 'ok')])?.seatClass).toBe('standing');
    const cheapOver = { ...judged('softSleeper', 4, 'over'), price: '90' };
    expect(bestSeat([cheapOver, judged('second', 4, 'ok')])?.seatClass).toBe('second');
    expect(bestSeat([cheapOver, judged('second', 0, 'ok')])?.seatClass).toBe('softSleeper');
    expect(bestSeat([judged('first', 4, 'forbidden'), judged('second', 0, 'ok')])?.seatClass).toBe('first');
  });
});

describe('filters of trains', () => {
  it.each([
    [{ kinds: ['GC'] }, ['G1', 'C9']],
    [{ tags: ['smart', 'revival'] }, ['G1']],
    [{ kinds: ['other', 'D'] }, ['D5', '1461']],
    [{ fromStations: ['BJP'] }, ['1461']],
    [{ seatClasses: ['hardSeat'] }, ['1461']],
    [{ times: ['00-06', '18-24'] }, ['D5', 'C9']],
    [{ onlyFree: true }, ['G1', 'D5']],
    [{ kinds: ['GC'], onlyFree: true }, ['G1']],
  ] as const)('%j', (filters, left) => {
    expect(numbers(filterRides(rides, { ...noRideFilters, ...filters }))).toEqual(left);
  });

  it('offer what some train has, stations of more trains first', () => {
    expect(optionsOfRides(rides)).toEqual({
      kinds: ['GC', 'D', 'other'],
      tags: ['revival'],
      fromStations: [
        { value: 'VNP', label: '北京南' },
        { value: 'BJP', label: '北京' },
      ],
      toStations: [{ value: 'SHH', label: '上海' }],
      seatClasses: ['second', 'hardSeat', 'standing'],
    });
  });

  it('are added, taken away and counted', () => {
    const one = toggleRideFilter(noRideFilters, 'kinds', 'D');
    expect([countRideFilters(one), toggleRideFilter(one, 'kinds', 'D')]).toEqual([1, noRideFilters]);
  });
});

describe('orders of trains', () => {
  it.each([
    [byDeparture, ['D5', 'G1', '1461', 'C9']],
    [{ by: 'arrival', down: true }, ['C9', '1461', 'D5', 'G1']],
    [{ by: 'minutes', down: false }, ['C9', 'G1', 'D5', '1461']],
    [{ by: 'price', down: false }, ['D5', 'G1', 'C9', '1461']],
    // Without a seat there is no price: last both ways.
    [{ by: 'price', down: true }, ['G1', 'C9', 'D5', '1461']],
  ] as const)('%j', (sort, order) => {
    expect(numbers(sortRides(rides, sort))).toEqual(order);
  });

  it('of a student compare what a student pays', () => {
    const dear = ride('G3', '08:00', '12:00', { seats: [seat('second', 1, '500', '450')] });
    expect(numbers(sortRides([dear, rides[0]!], { by: 'price', down: false }, true))).toEqual(['G1', 'G3']);
  });

  it('turn round at a second press', () => {
    expect(nextRideSort(byDeparture, 'departure')).toEqual({ by: 'departure', down: true });
    expect(nextRideSort({ by: 'departure', down: true }, 'price')).toEqual({ by: 'price', down: false });
  });
});

describe('seats of a train', () => {
  it('the cheapest that is free is the first choice, and a ticket without a seat the last', () => {
    expect(bestSeat(rides[0]!.seats)?.seatClass).toBe('second');
    expect(bestSeat(rides[1]!.seats)?.seatClass).toBe('standing');
    expect(bestSeat([])).toBeUndefined();
  });

  it('twenty are plenty', () => {
    const marks = [seat('first', 20, '1'), seat('first', 19, '1'), seat('first', 0, '1'), undefined].map(markOfSeat);
    expect(marks).toEqual(['plenty', 'few', 'full', 'none']);
    expect([hasFreeSeat(rides[0]!), hasFreeSeat(rides[3]!), kindOf({ letter: '' })]).toEqual([true, false, 'other']);
    const states = ['closed', 'notYet', 'over', 'off'] as const;
    expect(states.map((state) => hasFreeSeat({ ...rides[0]!, sale: { state } }))).toEqual([true, false, false, false]);
  });
});
