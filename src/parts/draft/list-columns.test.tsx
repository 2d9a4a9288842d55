import { expect, test } from 'vitest';
import { isNever } from './list-columns.tsx';

test('a version that ends before its first day was never in force, one of a single day was', () => {
  expect(isNever({ from: '2026-12-02', to: '2026-12-01' })).toBe(true);
  expect(isNever({ from: '2026-12-02', to: '2026-12-02' })).toBe(false);
  expect(isNever({ from: '2026-12-02', to: null })).toBe(false);
});
