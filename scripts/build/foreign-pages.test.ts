import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { repaired, standIns } from './foreign-pages.ts';

/** A function of this body, once as it is written and once repaired. */
const made = (body: string, names: string, change: (code: string) => string = (code) => code) =>
  new Function(`return ${change(`(function(${names}){${body}})`)}`)() as (...given: unknown[]) => unknown;

test('a loop over names sees own ones alone, and nothing at all where there is no object', () => {
  const run = made('const seen=[];for(let name in given)seen.push(name);return seen', 'given', repaired);
  expect(run(Object.create({ inherited: 1 }, { own: { value: 1, enumerable: true } }))).toEqual(['own']);
  expect(run(undefined)).toEqual([]);
});

test('a method of the name of a frozen one can be given to a prototype', () => {
  const text = '"use strict";Made.prototype.valueOf=function(){return 7};return Number(new Made())';
  const inherited = () => {
    const Made = function made() {};
    Made.prototype = Object.create(Object.freeze({ valueOf: () => 1 }));
    return Made;
  };
  expect(() => made(text, 'Made')(inherited())).toThrow(/read only/);
  expect(made(text, 'Made', repaired)(inherited())).toBe(7);
});

test('comparisons and other text stay as they are', () => {
  const text = 'if(a.prototype.valueOf==b)c="for (x in y)"; // for (x in y) Array.from';
  expect(repaired(text)).toBe(text);
});

test('a loop in any form is put right: with a list of expressions, a member, brackets, a loop inside', () => {
  const text = 'var seen=[];for(s in c={},(given))for(let t in given.a)seen.push(s+t);return seen';
  const run = made(text, 'given, s, c', repaired);
  const inherited = { inherited: 1 };
  expect(
    run(
      Object.assign(Object.create(inherited) as object, {
        a: Object.assign(Object.create(inherited) as object, { x: 1 }),
        b: 2,
      }),
    ),
  ).toEqual(['ax', 'bx']);
});

test('a replaced built-in is imported, wherever it is named', () => {
  expect(repaired('const a = Array.from(b); const { from } = Array;')).toBe(
    "import { arrayFrom as __arrayFrom } from 'stand-in:Array.from';const a = __arrayFrom(b); const { from } = Array;",
  );
});

function* counted() {
  yield 1;
  yield 2;
}

/** Arguments of a built-in that the build replaces, made again for each call. */
const given: Record<string, [what: string, make: () => unknown][]> = {
  'Array.from': [
    ['an empty string', () => ''],
    ['a string', () => 'travel123'],
    ['a string with characters beyond 16 bits', () => 'a𠮷😀é'],
    ['half a character', () => '\ud842x'],
    ['a String object', () => Object('ab')],
    ['an array', () => [3, undefined, null]],
    ['an array with a hole', () => Array(2)],
    ['a typed array', () => new Uint8Array([1, 2])],
    ['a Map', () => new Map([['a', 1]])],
    ['the keys of a Map', () => new Map([['a', 1]]).keys()],
    ['a Set', () => new Set(['a', 'b'])],
    ['a length alone', () => ({ length: 3 })],
    ['an array-like', () => ({ 0: 'a', 1: 'b', length: 2 })],
    ['an object without length', () => ({ a: 1 })],
    ['a number', () => 5],
    ['false', () => false],
    ['a generator', () => counted()],
    ['URL parameters', () => new URLSearchParams('a=1&b=2')],
    ['an iterable that has a length too', () => ({ [Symbol.iterator]: counted, length: 7 })],
  ],
};
const mapped = (value: unknown, at: number) => [value, at];

describe.each(Object.entries(standIns))('the stand-in for %s answers as the original', (builtIn, { file, name }) => {
  const original = builtIn
    .split('.')
    .reduce<unknown>((owner, part) => (owner as Record<string, unknown>)[part], globalThis) as (
    ...values: unknown[]
  ) => unknown;
  const standIn = async () =>
    ((await import(/* @vite-ignore */ path.resolve(file))) as Record<string, (...values: unknown[]) => unknown>)[name]!;

  test.each(given[builtIn] ?? [['nothing: it has no table here', () => expect.unreachable()]])(
    'for %s',
    async (_, make) => {
      const own = await standIn();
      expect(own(make())).toEqual(original.call(Array, make()));
      expect(own(make(), undefined)).toEqual(original.call(Array, make()));
      expect(own(make(), mapped)).toEqual(original.call(Array, make(), mapped));
    },
  );

  test.each([null, undefined])('for %s, by a throw', async (nothing) => {
    const own = await standIn();
    expect(() => original.call(Array, nothing)).toThrow(TypeError);
    expect(() => own(nothing)).toThrow(TypeError);
  });
});
