import { expect, test } from 'vitest';
import { fits } from './fits.ts';

const like = { name: '', people: [{ key: '' }], notes: {}, agreed: false };

test.each([
  ['the example itself', like, true],
  ['an empty list and more keys', { ...like, people: [], more: 1 }, true],
  ['null', null, false],
  ['a number', 7, false],
  ['an array', [like], false],
  ['no keys', {}, false],
  ['a key of another type', { ...like, name: 1 }, false],
  ['null for an object', { ...like, notes: null }, false],
  ['an object for an array', { ...like, people: {} }, false],
  ['a later item of another shape', { ...like, people: [{ key: 'a' }, null] }, false],
] as const)('%s', (_, value, isRight) => {
  expect(fits(value, like)).toBe(isRight);
});
