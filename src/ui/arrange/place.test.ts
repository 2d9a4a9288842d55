import { expect, it } from 'vitest';
import { moved } from '#base/moved.ts';
import { placeAfterKey, placeAt } from './place.ts';

it('an item is at its new place, and the others keep their order', () => {
  expect([moved(['a', 'b', 'c'], 0, 2), moved(['a', 'b', 'c'], 2, 0), moved(['a', 'b', 'c'], 1, 1)]).toEqual([
    ['b', 'c', 'a'],
    ['c', 'a', 'b'],
    ['a', 'b', 'c'],
  ]);
});

it.each([
  ['ArrowUp', 1, 0],
  ['ArrowUp', 0, 0],
  ['ArrowDown', 2, 2],
  ['Home', 2, 0],
  ['End', 0, 2],
  ['Enter', 1, undefined],
] as const)('the key %s moves an item at %i of three to %s', (key, at, to) => {
  expect(placeAfterKey(key, at, 3)).toBe(to);
});

it('an item is dropped where as many rows are above it', () => {
  const middles = [10, 30, 50];
  expect([placeAt(middles, 5, 2), placeAt(middles, 35, 0), placeAt(middles, 99, 0), placeAt(middles, 12, 0)]).toEqual([
    0, 1, 2, 0,
  ]);
});
