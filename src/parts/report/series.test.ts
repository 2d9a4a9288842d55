import { expect, it } from 'vitest';
import { seriesOf } from './series.ts';

it('a series has the unit of its axis; shares and days have theirs beside the number', () => {
  const units = { yuan: '元', ticket: '张', night: '间夜', ride: '次' };
  const words = { t: { say: String, month: String, units }, unit: 'night' } as const;
  const of = (measure: Parameters<typeof seriesOf>[1]) => seriesOf(words, measure, [], { kind: 'bar', tone: 1 });
  expect([of('amount').unit, of('tickets').unit]).toEqual(['元', '间夜']);
  expect([of('compliance'), of('advance')].map(({ unit, short }) => [unit, short(2)])).toEqual([
    [undefined, '200%'],
    [undefined, '2 天'],
  ]);
});
