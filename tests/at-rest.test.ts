import { expect, it } from 'vitest';
import { remaining } from './e2e/support/at-rest.ts';

it('what a page shows only while it moves is no finding; what stays is one, and is told as it is at rest', async () => {
  let looks = 0;
  expect(await remaining(async () => ((looks += 1) < 4 ? ['moves'] : []), 5)).toEqual([]);
  looks = 0;
  expect(await remaining(async () => [(looks += 1) < 3 ? 'moves' : 'stays'], 5)).toEqual(['stays']);
  expect(looks).toBe(7);
});
