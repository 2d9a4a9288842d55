import { expect, test } from 'vitest';
import type { Counts } from './party-counts.ts';
import { chooseThese, fewerText, missingOf, openPlace } from './searched-party.ts';

const counts = (ADT: number, CHD = 0, INF = 0): Counts => ({ ADT, CHD, INF });

test.each([
  ['a child', counts(1), counts(1, 1), '1 位儿童'],
  ['everybody', counts(0), counts(1, 1), '1 位成人、1 位儿童'],
  ['nobody', counts(1, 1), counts(1, 1), ''],
  ['nobody: an infant takes a seat', counts(1, 1), counts(1, 0, 1), ''],
  ['nobody: more than were searched', counts(3), counts(2), ''],
  ['somebody of either kind', counts(2), counts(1, 1, 1), '1 人'],
])('%s is missing', (_who, chosen, searched, text) => {
  expect(missingOf(chosen, searched)).toBe(text);
});

test.each([
  [counts(0), counts(1, 1, 1), 'ADT'],
  [counts(1), counts(1, 1, 1), 'CHD'],
  [counts(1, 1), counts(1, 1, 1), 'INF'],
  [counts(2, 1), counts(1, 1, 1), 'INF'],
  [counts(1, 1, 1), counts(1, 1, 1), 'ADT'],
])('beside %o of %o the next one is %s', (taken, searched, type) => {
  expect(openPlace(taken, searched)).toBe(type);
});

test('the words name who was searched and who is chosen', () => {
  expect(chooseThese(counts(1, 1))).toBe('请选择 1 位成人和 1 位儿童');
  expect(chooseThese(counts(2, 1, 1))).toBe('请选择 2 位成人、1 位儿童和 1 位婴儿');
  expect(fewerText(counts(1), counts(1, 1))).toBe('本次查询为 1 成人 1 儿童，目前只选了 1 位成人。');
});
