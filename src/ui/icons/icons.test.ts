import { expect, test } from 'vitest';
import * as icons from '#parts/product/icons.ts';

const all = Object.entries(icons);

test('every icon is drawn once', () => {
  expect(new Set(all.map(([, path]) => path)).size).toBe(all.length);
});

test.each(all)('%s is named as an icon and drawn as one path inside its grid of 20', (name, path) => {
  expect(name).toMatch(/^icon[A-Z][A-Za-z]*$/);
  expect(path).toMatch(/^M[\d.MmLlHhVvCcSsQqTtAaZz ,-]+$/);
  const starts = [...path.matchAll(/M(-?[\d.]+)[ ,](-?[\d.]+)/g)].flatMap((match) => [
    Number(match[1]),
    Number(match[2]),
  ]);
  expect(Math.min(...starts)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...starts)).toBeLessThanOrEqual(20);
});
