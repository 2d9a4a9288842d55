import { expect, test } from 'vitest';
import { moveByKey } from '#ui/select/list-keys.ts';
import { typeAhead } from '#ui/select/type-ahead.ts';

const items = ['身份证', '护照', '港澳居民来往内地通行证', '台胞证', '海员证'].map((text, at) => ({
  text,
  disabled: at === 2 || at === 4,
}));
const long = Array.from({ length: 25 }, (_, at) => ({ text: `第${at}项` }));

test.each<[key: string, at: number, to: number | undefined, why: string]>([
  ['ArrowDown', -1, 0, 'from nowhere to the first'],
  ['ArrowDown', 0, 1, 'to the next'],
  ['ArrowDown', 1, 3, 'over a disabled one'],
  ['ArrowDown', 3, 3, 'stays when only disabled ones follow'],
  ['ArrowUp', -1, 3, 'from nowhere to the last enabled'],
  ['ArrowUp', 3, 1, 'over a disabled one'],
  ['ArrowUp', 0, 0, 'stays at the first'],
  ['Home', 3, 0, 'to the first'],
  ['End', 0, 3, 'to the last enabled'],
  ['PageDown', 0, 3, 'not past the end'],
  ['PageUp', 3, 0, 'not before the start'],
  ['a', 0, undefined, 'a letter does not move'],
])('%s at %i leads to %s: %s', (key, at, to) => {
  expect(moveByKey(key, items, at)).toBe(to);
});

test.each([
  ['PageDown', 3, 13],
  ['PageDown', 20, 24],
  ['PageUp', 13, 3],
  ['PageUp', 4, 0],
] as const)('%s in a long list moves ten at a time: %i to %i', (key, at, to) => {
  expect(moveByKey(key, long, at)).toBe(to);
});

test('an empty list has no place to go', () => {
  expect(moveByKey('ArrowDown', [], -1)).toBe(-1);
});

const names = ['Alipay', 'Apple', 'Bank', 'Balance'].map((text) => ({ text }));
test.each<[typed: string, at: number, to: number, why: string]>([
  ['a', -1, 0, 'the first that begins so'],
  ['a', 0, 1, 'the same letter goes on'],
  ['aa', 1, 0, 'and round'],
  ['ba', 0, 2, 'more letters search more exactly'],
  ['bal', 2, 3, 'from where one is'],
  ['x', 0, -1, 'nothing'],
])('typing %s at %i leads to %i: %s', (typed, at, to) => {
  expect(typeAhead(names, at, typed)).toBe(to);
});
