import { describe, expect, it, test } from 'vitest';
import { labelSpace, pointAfterKey, spokenPoint, unitsOf } from './chart-data.ts';

describe('arrow keys', () => {
  it.each([
    ['ArrowRight', null, 0],
    ['ArrowRight', 1, 2],
    ['ArrowRight', 2, 2],
    ['ArrowLeft', null, 2],
    ['ArrowLeft', 0, 0],
    ['Home', 2, 0],
    ['End', 0, 2],
    ['Tab', 1, undefined],
  ])('%s at point %s of three leads to %s', (key, at, next) => {
    expect(pointAfterKey(key, at, 3)).toBe(next);
  });
});

test('a point is spoken with the values that it has', () => {
  const show = (value: number) => `¥${value}`;
  const series = { kind: 'bar', tone: 1, show, short: show } as const;
  const data = {
    points: ['7月', '8月'],
    series: [
      { ...series, name: '净消费额', values: [3, 5] },
      { ...series, name: '上期', values: [2, null] },
    ],
  };
  expect(spokenPoint(data, 0)).toBe('7月：净消费额 ¥3，上期 ¥2');
  expect(spokenPoint(data, 1)).toBe('8月：净消费额 ¥5');
});

test('an axis has the unit of its first series', () => {
  const show = String;
  const series = { name: '', kind: 'bar', tone: 1, values: [], show, short: show } as const;
  expect(
    unitsOf({
      series: [
        { ...series, unit: '张' },
        { ...series, unit: '元', isRight: true },
      ],
    }),
  ).toEqual(['张', '元']);
  expect(
    unitsOf({
      series: [
        { ...series, unit: '元' },
        { ...series, unit: '张' },
      ],
    }),
  ).toEqual(['元', undefined]);
});

it('labels of an axis stand apart by their own widths', () => {
  expect(labelSpace(['6月', '7月', '8月'])).toBe(27);
  expect(labelSpace(['当天', '1–2 天', '3–6 天', '7–13 天', '14 天及以上'])).toBeLessThan(63);
  // The first month has its year, and does not touch the second.
  expect(labelSpace(['2026-06', '7 月'])).toBe(43);
  expect(labelSpace(['2026-11-01', '2026-11-02'])).toBe(74);
});
