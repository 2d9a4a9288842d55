import { describe, expect, it } from 'vitest';
import { executedFare, fareOf, publishedFare } from './fares.ts';
import { academicYear, studentJourneysLeft, ticketByAge, ticketPrice } from './ticket-types.ts';

const yuan = (amount: number): number => Math.round(amount * 100);

describe('published fares', () => {
  it.each([
    ['G', 'second', 1318, 606],
    ['G', 'first', 1318, 970],
    ['G', 'business', 1318, 1879],
    ['D', 'second', 300, 93],
    ['K', 'hardSeat', 100, 14.5],
    ['', 'hardSeat', 10, 1],
  ] as const)('%s, %s, %i km: %d yuan', (letter, seatClass, km, price) => {
    expect(publishedFare(letter, seatClass, km)).toBe(yuan(price));
  });

  it('of trains with locomotives rise more slowly with the distance', () => {
    const near = publishedFare('K', 'hardSeat', 200) ?? 0;
    const far = publishedFare('K', 'hardSeat', 2000) ?? 0;
    expect(far).toBeGreaterThan(near * 5);
    expect(far).toBeLessThan(near * 8);
  });

  it('of Beijing to Shanghai by an ordinary quick train are within 5 % of the known 177.50', () => {
    const price = publishedFare('T', 'hardSeat', 1463) ?? 0;
    expect(Math.abs(price - yuan(177.5))).toBeLessThan(yuan(9));
  });

  it('are missing where a train has no such class', () => {
    expect(publishedFare('G', 'hardSeat', 100)).toBeUndefined();
    expect(publishedFare('K', 'second', 100)).toBeUndefined();
  });
});

describe('executed fares', () => {
  it.each([
    [0, 0.6],
    [0.5, 0.9],
    [1, 1.2],
    [7, 1.2],
  ])('of a multiple unit wanted by %d are %d of the published one', (wanted, factor) => {
    expect(executedFare('G', 'second', 1000, wanted)).toBe(yuan(Math.round(460 * factor)));
  });
  it('of other trains are what is published', () => {
    expect(executedFare('Z', 'softSleeper', 1000, 1)).toBe(publishedFare('Z', 'softSleeper', 1000));
  });
});

it('premium first class costs more than first class and less than business class; berths of bullet trains have tiers', () => {
  const [business = 0, premium = 0, first = 0] = (['business', 'premium', 'first'] as const).map((seatClass) =>
    publishedFare('G', seatClass, 1000),
  );
  expect([business > premium, premium > first]).toEqual([true, true]);
  expect(publishedFare('D', 'bulletSleeper', 900, 'upper')).toBeLessThan(publishedFare('D', 'bulletSleeper', 900) ?? 0);
  // A train with a locomotive has neither.
  expect([publishedFare('K', 'premium', 1000), publishedFare('K', 'bulletSleeper', 1000)]).toEqual([
    undefined,
    undefined,
  ]);
});

describe('reduced tickets', () => {
  const unit = { published: yuan(500), executed: yuan(400) };
  const cheap = { published: yuan(500), executed: yuan(250) };
  const berth = { published: yuan(300), executed: yuan(300), seatPart: yuan(160) };
  it.each([
    ['adult', 'G', 'second', unit, 400],
    ['child', 'G', 'second', unit, 200],
    ['child', 'G', 'business', unit, 200],
    // Never below 40 % of the published price.
    ['child', 'G', 'second', cheap, 200],
    ['student', 'G', 'second', unit, 300],
    ['student', 'D', 'first', unit, 300],
    ['student', 'G', 'second', cheap, 200],
    ['student', 'D', 'bulletSleeper', unit, 300],
    ['child', 'G', 'premium', unit, 200],
    ['disabledSoldier', 'D', 'second', unit, 200],
    ['student', 'K', 'hardSeat', { published: yuan(101), executed: yuan(101) }, 50.5],
    ['child', 'K', 'hardSleeper', berth, 220],
    ['student', 'K', 'hardSleeper', berth, 220],
  ] as const)('%s on %s, %s', (type, letter, seatClass, fare, price) => {
    expect(ticketPrice(type, letter, seatClass, fare)).toBe(yuan(price));
  });

  it('students have none for business and premium first class, and for soft berths of trains with locomotives', () => {
    expect(ticketPrice('student', 'G', 'business', unit)).toBeUndefined();
    expect(ticketPrice('student', 'G', 'premium', unit)).toBeUndefined();
    expect(ticketPrice('student', 'K', 'softSleeper', berth)).toBeUndefined();
  });

  it('a berth knows the seat within it', () => {
    expect(fareOf('K', 'hardSleeper', 500, 0.5)).toMatchObject({ seatPart: publishedFare('K', 'hardSeat', 500) });
    expect(fareOf('G', 'second', 500, 0.5)?.seatPart).toBeUndefined();
  });
});

describe('the ticket of an age on the day of travel', () => {
  it.each([
    ['2012-11-28', 1, 0, 'adult'],
    ['2012-11-29', 1, 0, 'child'],
    ['2020-11-28', 1, 0, 'child'],
    ['2020-11-29', 1, 0, 'free'],
    ['2020-11-29', 1, 1, 'child'],
    ['2020-11-29', 2, 1, 'free'],
    ['2020-11-29', 0, 0, 'child'],
  ] as const)('born on %s, with %i adults and %i free children: %s', (birthday, adults, free, type) => {
    expect(ticketByAge(birthday, '2026-11-28', adults, free).type).toBe(type);
  });
});

describe('journeys of a student', () => {
  it('are four from October to September', () => {
    expect(academicYear('2026-09-30')).toBe('2025');
    expect(academicYear('2026-10-01')).toBe('2026');
    expect(studentJourneysLeft('2027-01-10', ['2026-10-01', '2026-09-30', '2027-02-01'])).toBe(2);
    expect(
      studentJourneysLeft(
        '2027-01-10',
        Array.from({ length: 5 }, () => '2026-12-01'),
      ),
    ).toBe(0);
  });
});
