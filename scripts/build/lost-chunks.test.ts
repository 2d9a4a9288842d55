import { expect, test } from 'vitest';
import { asPart } from './lost-chunks.ts';

type Part = [make: (...parts: unknown[]) => Record<string, unknown>, ...needs: string[]];
const read = (code: string) => new Function(code.replace('export default', 'return'))() as Part;

test('a chunk names what it needs, takes it in that order with the way to later ones, and answers what it exports', async () => {
  const [make, ...needs] = read(
    asPart(
      'import{a as e,b}from"./core-AB_1.js";import"./more-x-y.js";let t=e+b,n=()=>import(`./late-Q.js`).then(e=>e.word);export{t as sum,n as late,b};\n',
    ),
  );
  expect(needs).toEqual(['core-AB_1', 'more-x-y']);
  const { sum, late, b } = make((name: string) => Promise.resolve({ word: name }), { a: 1, b: 2 }, {});
  expect([sum, b, await (late as () => Promise<unknown>)()]).toEqual([3, 2, 'late-Q']);
});

test.each([
  ['import * as all from "./core-a.js";export{all as x};', 'as a whole'],
  ['export { a } from "./core-a.js";', 'one list of names'],
  ['export default 1;', 'one list of names'],
  ['import {a} from "react";export{a};', 'no file of the release'],
  ['let $part=1;export{$part as x};', 'the name of something else'],
])('a chunk that the loader cannot put together ends the build: %s', (code, says) => {
  expect(() => asPart(code)).toThrow(says);
});
