import { describe, expect, it } from 'vitest';
import { fenOf, fixedYuan, roundToTenYuan, showFen, showYuan, yuanOf } from './money.ts';

describe('yuan on the wire', () => {
  it.each([
    ['930', 93_000],
    ['184.5', 18_450],
    ['184.50', 18_450],
    ['0.05', 5],
    ['-12.3', -1230],
    [' 7 ', 700],
  ])('"%s" are %i fen', (yuan, fen) => expect(fenOf(yuan)).toBe(fen));

  it.each(['', '1,930', '1.005', '.5', '1.', '¥1', '1e3', '--1'])('"%s" is no amount', (yuan) =>
    expect(() => fenOf(yuan)).toThrow(RangeError),
  );

  it.each([
    [93_000, '930'],
    [18_450, '184.50'],
    [5, '0.05'],
    [-1230, '-12.30'],
    [0, '0'],
  ])('%i fen are written "%s"', (fen, yuan) => expect(yuanOf(fen)).toBe(yuan));

  it.each([0.5, Number.NaN, 2 ** 53])('%d fen are none', (fen) => expect(() => yuanOf(fen)).toThrow(RangeError));
});

it.each([
  [193_000, false, '1,930'],
  [193_050, false, '1,930.50'],
  [193_000, true, '1,930.00'],
  [123_456_700, false, '1,234,567'],
  [-2000, false, '−20'],
  [-2005, true, '−20.05'],
])('%i fen are shown to a person, with decimals in any case: %s, as %s', (fen, fixed, shown) =>
  expect(showFen(fen, fixed)).toBe(shown),
);

it.each([
  [46_499, 46_000],
  [46_500, 47_000],
  [46_000, 46_000],
])('a fare of %i fen is published as %i', (fen, published) => expect(roundToTenYuan(fen)).toBe(published));

it.each([
  ['2620', '2620.00'],
  ['1280.5', '1280.50'],
  ['0.07', '0.07'],
])('an event of the page writes %s yuan as %s', (yuan, written) => {
  expect(fixedYuan(yuan)).toBe(written);
});

it('an amount of the wire is shown with its currency sign, a negative one with its minus before it', () => {
  expect([showYuan('1930'), showYuan('184', false), showYuan('-10')]).toEqual(['¥1,930.00', '¥184', '−¥10.00']);
});
