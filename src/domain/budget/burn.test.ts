import { expect, it } from 'vitest';
import { burnOf, checkWarnings, usualWarnings } from './burn.ts';

const quarter = { from: '2026-10-01', to: '2026-12-31', today: '2026-11-15' };
const burn = (used: string, reserved = '0', amount = '1000', at = quarter, warnings = usualWarnings) =>
  burnOf({ amount, used, reserved }, at, warnings);

it('stands against the time of its quarter, with what is promised apart', () => {
  expect(burn('500', '200')).toMatchObject({ paid: 300_00, reserved: 200_00, used: 50, paidPart: 30, elapsed: 50 });
  expect(burn('0', '0', '1000', { ...quarter, today: '2026-12-31' }).elapsed).toBe(100);
  expect(burn('0', '0', '0')).toMatchObject({ used: 0, state: 'ok' });
  expect(burn('1', '0', '0')).toMatchObject({ used: 100, state: 'over' });
});

it('reaches the first level and then the second, as the company has set them', () => {
  const atEnd = { ...quarter, today: '2026-12-31' };
  const stateOf = (used: string, warnings = usualWarnings) => burn(used, '0', '1000', atEnd, warnings).state;
  expect(['799.99', '800', '999.99', '1000'].map((used) => stateOf(used))).toEqual(['ok', 'first', 'first', 'second']);
  const own = { first: 50, second: 60 };
  expect(['499', '500', '600'].map((used) => stateOf(used, own))).toEqual(['ok', 'first', 'second']);
});

it('has one state: what is reached comes before the pace, and above the budget nothing else is said', () => {
  const stateOf = (used: string, warnings = usualWarnings, at = quarter) => burn(used, '0', '1000', at, warnings).state;
  // Half of the quarter is over: so much is spent twice until its end.
  expect(['500', '500.01', '799.99', '800', '1000', '1000.01'].map((used) => stateOf(used))).toEqual([
    'ok',
    'fast',
    'fast',
    'first',
    'second',
    'over',
  ]);
  // Levels above the budget do not hide that it is gone; too early no pace is judged.
  expect(stateOf('1000.01', { first: 150, second: 200 })).toBe('over');
  expect(stateOf('600', usualWarnings, { ...quarter, today: '2026-10-05' })).toBe('ok');
});

it('says where the pace of what is paid leads, unless it is too early', () => {
  expect(burn('600').expected).toBe(1200_00);
  // Promised sums are spent once, however fast the rest is.
  expect(burn('700', '600').expected).toBe(700_00);
  expect(burn('600', '0', '1000', { ...quarter, today: '2026-10-05' }).expected).toBeNull();
});

it('levels are whole per cents, the second above the first', () => {
  expect(checkWarnings({ first: 80, second: 100 })).toBeUndefined();
  for (const [first, second] of [
    [80, 80],
    [0, 50],
    [50, 201],
    [50.5, 60],
    [Number.NaN, 60],
  ] as const)
    expect(checkWarnings({ first, second })).toBeTruthy();
});
