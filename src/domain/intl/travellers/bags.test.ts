import { expect, it } from 'vitest';
import { bagOfType } from './bags.ts';

it.each([
  ['ADT', 2, 23, 2, 23],
  ['CHD', 1, 23, 1, 23],
  ['SD', 2, 23, 3, 23],
  ['SC', 1, 32, 2, 32],
  ['DL', 1, 23, 2, 23],
  ['SD', 0, 0, 0, 0],
  ['INF', 2, 23, 1, 10],
  ['INF', 0, 0, 0, 0],
] as const)('%s has of %i bags of %i kg: %i of %i kg', (type, pieces, kg, has, each) => {
  expect(bagOfType(type, { pieces, kg })).toEqual({ pieces: has, kg: each });
});
