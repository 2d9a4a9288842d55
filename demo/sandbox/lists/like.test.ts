import { expect, it } from 'vitest';
import { containing } from './like.ts';

it('a searched text is found as it is typed, its signs of a pattern included', () => {
  expect(containing('林知远')).toBe('%林知远%');
  expect(containing(String.raw`50%_\x`)).toBe(String.raw`%50\%\_\\x%`);
});
