import { expect, test } from 'vitest';
import { travellersOf } from './travellers.ts';

const psgNames = ['周砚清', '林知夏', '林知夏'];

test.each([
  ['nobody is refunded', 2, [], psgNames],
  ['one of two people with one name is refunded', 2, ['林知夏'], ['周砚清', '林知夏']],
  ['the order is over', 6, ['周砚清'], psgNames],
])('those who still fly, where %s', (_what, status, refundedNames, flying) => {
  expect(travellersOf({ status, psgNames, refundedNames })).toEqual(flying);
});
