import { expect, it } from 'vitest';
import { givenUpOf } from './cancel-rail.ts';

it('an order that waits has no seats to give back, and before its payment no place in the line', () => {
  expect(givenUpOf({ status: 0, isWait: false })).toBe('seats');
  expect(givenUpOf({ status: 0, isWait: true })).toBe('wait');
  expect(givenUpOf({ status: 13, isWait: true })).toBe('place');
});
