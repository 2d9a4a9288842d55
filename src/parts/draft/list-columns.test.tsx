import { expect, test } from 'vitest';
import { isEnding, isNever } from './list-columns.tsx';

test('a version that ends before its first day was never in force, one of a single day was', () => {
  expect(isNever({ from: '2026-12-02', to: '2026-12-01' })).toBe(true);
  expect(isNever({ from: '2026-12-02', to: '2026-12-02' })).toBe(false);
  expect(isNever({ from: '2026-12-02', to: null })).toBe(false);
});

test('a version in force that no other one follows ends with its last day', () => {
  const next = { version: 2, from: '2026-12-03' };
  expect(isEnding({ state: 'active', to: '2026-12-02', next: null })).toBe(true);
  expect(isEnding({ state: 'active', to: '2026-12-02', next })).toBe(false);
  expect(isEnding({ state: 'active', to: null, next: null })).toBe(false);
  expect(isEnding({ state: 'retired', to: '2026-12-02', next: null })).toBe(false);
});
