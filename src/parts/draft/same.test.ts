import { expect, it } from 'vitest';
import { same } from './same.ts';

it.each([
  [{ a: 1, b: { c: [1, { d: 2 }] } }, { b: { c: [1, { d: 2 }] }, a: 1 }, true],
  [{ a: 1, b: undefined }, { a: 1 }, true],
  [{ a: 1 }, { a: 1, b: undefined }, true],
  [{ a: 1 }, { a: 1, b: null }, false],
  [[1, 2], [2, 1], false],
  [[1], [1, 2], false],
  [[], {}, false],
  [{ a: [] }, { a: '' }, false],
  ['1', 1, false],
])('%j and %j are the same: %s', (a, b, is) => {
  expect([same(a, b), same(b, a)]).toEqual([is, is]);
});
