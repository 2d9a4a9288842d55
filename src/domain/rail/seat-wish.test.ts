import { expect, it } from 'vitest';
import { berthsOf, seatRowsOf, wishFor, wishProblem } from './seat-wish.ts';

it('a class has letters on both sides of the aisle, or berths, or neither', () => {
  expect(seatRowsOf('second')).toEqual([
    ['A', 'B', 'C'],
    ['D', 'F'],
  ]);
  expect([seatRowsOf('hardSleeper'), berthsOf('hardSleeper')]).toEqual([[], ['lower', 'middle', 'upper']]);
  expect(berthsOf('softSleeper')).toEqual(['lower', 'upper']);
  expect([seatRowsOf('hardSeat'), berthsOf('hardSeat')]).toEqual([[], []]);
});

const none = { lower: 0, middle: 0, upper: 0 };
it.each([
  ['letters of the class', { letters: ['1A', '2F'] }, 'second', undefined],
  ['a letter that the class does not have', { letters: ['1B'] }, 'first', 'seats.letters'],
  ['one seat twice', { letters: ['1A', '1A'] }, 'second', 'seats.letters'],
  ['more seats than passengers', { letters: ['1A', '1B', '1C'] }, 'second', 'seats.letters'],
  ['berths of the class', { berths: { ...none, lower: 2 } }, 'softSleeper', undefined],
  ['a berth that the class does not have', { berths: { ...none, middle: 1 } }, 'softSleeper', 'seats.berths'],
  ['more berths than passengers', { berths: { ...none, lower: 2, upper: 1 } }, 'softSleeper', 'seats.berths'],
  ['nothing', {}, 'hardSeat', undefined],
] as const)('a wish for %s', (_, wish, seatClass, field) => {
  expect(wishProblem(wish, seatClass, 2)?.field).toBe(field);
});

it('a wish is for the trains whose class can meet it', () => {
  const wish = { letters: ['1A'] };
  expect(wishFor(wish, 'second')).toBe(wish);
  expect([wishFor(wish, 'hardSleeper'), wishFor(wish, 'hardSeat'), wishFor({ letters: ['1B'] }, 'first')]).toEqual([
    {},
    {},
    {},
  ]);
  expect(wishFor({ berths: { ...none, middle: 1 } }, 'softSleeper')).toEqual({});
});
