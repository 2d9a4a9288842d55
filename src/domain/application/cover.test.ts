import { describe, expect, it } from 'vitest';
import { coverOf, partsOf } from './cover.ts';
import type { TripWish } from './cover.ts';
import { emptyContent } from './schema.ts';
import type { TripContent, TripLeg, TripUse } from './schema.ts';
import { budgetStanding, isUsedUp, legStanding, totalStanding } from './standing.ts';

const leg = (
  legId: string,
  product: TripLeg['product'],
  from: string,
  to: string,
  day: string,
  more = {},
): TripLeg => ({
  legId,
  product,
  from,
  to,
  day,
  toDay: '',
  travellers: 2,
  units: 0,
  ...more,
});
/** 北京 → 上海 and back with two nights, for two employees. */
const trip: TripContent = {
  ...emptyContent,
  from: '2026-10-12',
  to: '2026-10-14',
  legs: [
    leg('a', 'flight', 'BJS', 'SHA', '2026-10-12'),
    leg('b', 'hotel', '', 'SHA', '2026-10-12', { toDay: '2026-10-14', units: 2 }),
    leg('c', 'flight', 'SHA', 'BJS', '2026-10-14'),
    leg('d', 'train', 'SHA', 'BJS', '2026-10-14'),
  ],
  travellers: [
    { kind: 'employee', employeeId: 71 },
    { kind: 'employee', employeeId: 72 },
    { kind: 'external', name: '方启明', mobilePhone: '' },
  ],
  budgets: { flight: 400_000, hotel: 200_000, train: 120_000 },
};
const way = (from: string, to: string, day: string) => ({ from, to, day, toDay: '' });
const wish = (more: Partial<TripWish> = {}): TripWish => ({
  product: 'flight',
  segments: [way('BJS', 'SHA', '2026-10-12')],
  employeeIds: [71],
  people: 1,
  rooms: 0,
  amount: 100_000,
  ...more,
});
const use = (more: Partial<TripUse> = {}): TripUse => ({
  legId: 'a',
  product: 'flight',
  amount: 100_000,
  employeeIds: [71],
  people: 1,
  roomNights: 0,
  ...more,
});
const stay = (day: string, toDay: string, rooms = 1) =>
  wish({ product: 'hotel', segments: [{ from: '', to: 'SHA', day, toDay }], rooms });
const whyNot = (asked: TripWish, uses: TripUse[] = [], content = trip, around?: number) => {
  const cover = coverOf(content, uses, asked, around);
  return cover.covers ? cover.legIds.join(' ') : cover.why;
};

describe('an application covers a journey', () => {
  it.each([
    ['two days before its leg', '2026-10-10', 'days'],
    ['a day before', '2026-10-11', 'a'],
    ['on its day', '2026-10-12', 'a'],
    ['a day after', '2026-10-13', 'a'],
    ['two days after', '2026-10-14', 'days'],
  ])('%s: %s is %s', (_name, day, expected) => {
    expect(whyNot(wish({ segments: [way('BJS', 'SHA', day)] }))).toBe(expected);
  });

  it('on its own day alone where the company allows no other', () => {
    expect(whyNot(wish(), [], trip, 0)).toBe('a');
    expect(whyNot(wish({ segments: [way('BJS', 'SHA', '2026-10-13')] }), [], trip, 0)).toBe('days');
  });

  it('of both ways with a leg for each, in any order of the legs', () => {
    const both = wish({ segments: [way('BJS', 'SHA', '2026-10-12'), way('SHA', 'BJS', '2026-10-14')] });
    expect(whyNot(both)).toBe('a c');
    expect(whyNot(both, [], { ...trip, legs: trip.legs.toReversed() })).toBe('a c');
    const oneWay = { ...trip, legs: trip.legs.filter(({ legId }) => legId !== 'c') };
    expect(whyNot(both, [], oneWay)).toBe('cities');
  });

  it('twice on the same way, each with a leg that it fits', () => {
    const twice = {
      ...trip,
      legs: [leg('x', 'flight', 'BJS', 'SHA', '2026-10-12'), leg('y', 'flight', 'BJS', 'SHA', '2026-10-13')],
    };
    // The first journey fits both legs, the second one of them alone.
    const segments = [way('BJS', 'SHA', '2026-10-12'), way('BJS', 'SHA', '2026-10-11')];
    expect(whyNot(wish({ segments }), [], twice)).toBe('y x');
  });

  it('with all trains that an order waits for', () => {
    const waiting = (...days: string[]) => {
      const [first, ...others] = days.map((day) => way('SHA', 'BJS', day));
      return whyNot(wish({ product: 'train', segments: [{ ...first!, others }] }));
    };
    expect(waiting('2026-10-14', '2026-10-15')).toBe('d');
    expect(waiting('2026-10-14', '2026-10-16')).toBe('days');
  });

  it('of its product, cities and employees alone', () => {
    expect(whyNot(wish({ product: 'intl' }))).toBe('product');
    expect(whyNot(wish({ segments: [way('BJS', 'CAN', '2026-10-12')] }))).toBe('cities');
    expect(whyNot(wish({ segments: [way('SHA', 'BJS', '2026-10-12')] }))).toBe('days');
    expect(whyNot(wish({ employeeIds: [71, 73], people: 2 }))).toBe('travellers');
    expect(whyNot(wish({ employeeIds: [], people: 1 }))).toBe('a');
  });

  it('for as many people as the leg has places left', () => {
    expect(whyNot(wish({ people: 2 }))).toBe('a');
    expect(whyNot(wish({ people: 3 }))).toBe('booked');
    expect(whyNot(wish({ people: 2 }), [use()])).toBe('booked');
    expect(whyNot(wish({ employeeIds: [72] }), [use()])).toBe('a');
  });

  it('with budget left, to the last fen', () => {
    const uses = [use({ legId: 'c', amount: 300_000 })];
    expect(whyNot(wish({ amount: 100_000 }), uses)).toBe('a');
    expect(whyNot(wish({ amount: 100_001 }), uses)).toBe('budget');
    expect(whyNot(wish({ amount: 100_001 }), [use({ legId: 'd', product: 'train', amount: 300_000 })])).toBe('a');
  });
});

describe('an application covers a stay', () => {
  it.each([
    ['2026-10-12', '2026-10-14', 'b'],
    ['2026-10-11', '2026-10-13', 'b'],
    ['2026-10-13', '2026-10-15', 'b'],
    ['2026-10-10', '2026-10-12', 'days'],
    ['2026-10-14', '2026-10-16', 'days'],
  ])('from %s to %s: %s', (day, toDay, expected) => {
    expect(whyNot(stay(day, toDay))).toBe(expected);
  });

  it('for its rooms and nights: moved, not longer for more rooms than it has', () => {
    expect(whyNot(stay('2026-10-12', '2026-10-14', 2))).toBe('b');
    expect(whyNot(stay('2026-10-12', '2026-10-13', 3))).toBe('booked');
    expect(whyNot(stay('2026-10-11', '2026-10-14', 2))).toBe('booked');
    const one = use({ legId: 'b', product: 'hotel', roomNights: 2 });
    expect(whyNot(stay('2026-10-12', '2026-10-14'), [one])).toBe('b');
    expect(whyNot(stay('2026-10-12', '2026-10-14', 2), [one])).toBe('booked');
  });
});

describe('an application over cities', () => {
  const cities: TripContent = {
    ...trip,
    mode: 'cities',
    legs: [],
    cities: ['BJS', 'SHA', '苏州'],
    products: ['flight', 'train', 'hotel'],
  };

  it('covers journeys between its cities and stays in them, on its days and one around them', () => {
    const train = (from: string, to: string, day: string) =>
      whyNot(wish({ product: 'train', segments: [way(from, to, day)] }), [], cities);
    expect(train('SHA', '苏州', '2026-10-13')).toBe('');
    expect(train('苏州', 'SHA', '2026-10-11')).toBe('');
    expect(train('苏州', 'BJS', '2026-10-15')).toBe('');
    expect(train('SHA', '苏州', '2026-10-10')).toBe('days');
    expect(train('SHA', '苏州', '2026-10-16')).toBe('days');
    expect(train('SHA', 'NKG', '2026-10-13')).toBe('cities');
    expect(whyNot(stay('2026-10-12', '2026-10-15'), [], cities)).toBe('');
    expect(whyNot(stay('2026-10-12', '2026-10-16'), [], cities)).toBe('days');
    expect(whyNot(wish({ product: 'intl' }), [], cities)).toBe('product');
  });

  it('is used up with its budgets', () => {
    const uses = [
      use({ legId: '', amount: 400_000 }),
      use({ legId: '', product: 'train', amount: 120_000 }),
      use({ legId: '', product: 'hotel', amount: 199_999 }),
    ];
    expect(isUsedUp(cities, uses)).toBe(false);
    expect(isUsedUp(cities, [...uses, use({ legId: '', product: 'hotel', amount: 1 })])).toBe(true);
  });
});

describe('what is left', () => {
  it('of a leg are people or room-nights, of a product its budget', () => {
    const uses = [
      use(),
      use({ legId: 'b', product: 'hotel', amount: 50_000, roomNights: 1 }),
      // The way back, and a train in place of a flight.
      use({ legId: 'c', amount: 20_000, employeeIds: [72] }),
      use({ product: 'train', amount: 10_000, employeeIds: [73] }),
    ];
    expect(legStanding(trip.legs[0]!, uses)).toMatchObject({
      booked: 1,
      used: 100_000,
      all: 2,
      remaining: 1,
      employeeIds: [71],
    });
    expect(legStanding(trip.legs[1]!, uses)).toMatchObject({ booked: 1, all: 4, remaining: 3, used: 50_000 });
    expect(budgetStanding(trip, uses, 'flight')).toEqual({ budget: 400_000, used: 120_000, remaining: 280_000 });
    expect(totalStanding(trip, uses)).toEqual({ budget: 720_000, used: 180_000, remaining: 540_000 });
  });

  it('is nothing once every leg is booked by all; cars stay open', () => {
    const two = { ...trip, legs: trip.legs.slice(0, 2) };
    const uses = [use({ people: 2 }), use({ legId: 'b', product: 'hotel', roomNights: 4 })];
    expect(isUsedUp(two, uses)).toBe(true);
    expect(isUsedUp(two, uses.slice(1))).toBe(false);
    const car = leg('e', 'car', '', 'SHA', '2026-10-12', { toDay: '2026-10-14', units: 4 });
    expect(isUsedUp({ ...two, legs: [...two.legs, car] }, uses)).toBe(false);
  });

  it('parts of an amount add up to it', () => {
    expect(partsOf(100, 3)).toEqual([33, 33, 34]);
    expect(partsOf(7, 1)).toEqual([7]);
  });
});
