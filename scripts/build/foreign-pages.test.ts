import { expect, test } from 'vitest';
import { repaired } from './foreign-pages.ts';

test('a loop over names sees own ones alone, and nothing at all where there is no object', () => {
  const run = new Function('given', repaired('const seen=[];for(let name in given)seen.push(name);return seen')) as (given: unknown) => string[];
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
  expect(() => new Function('Made', text)(inherited())).toThrow(/read only/);
  expect(new Function('Made', repaired(text))(inherited())).toBe(7);
});

test('comparisons and other text stay as they are', () => {
  const text = 'if(a.prototype.valueOf==b)c="for in"';
  expect(repaired(text)).toBe(text);
});
