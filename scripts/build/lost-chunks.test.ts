import { expect, test } from 'vitest';
import { asFile, asPart, carriedOf, carriersOf, filesOf } from './lost-chunks.ts';

type Part = [make: (...parts: unknown[]) => Record<string, unknown>, ...needs: [name: string, recipe?: Part][]];
const read = (code: string) => new Function(`return [${code}]`)() as Part;

test('a chunk names what it needs, takes it in that order with the way to later ones, and answers what it exports', async () => {
  const [make, ...needs] = read(
    asPart(
      'import{a as e,b}from"./core-AB_1.js";import"./more-x-y.js";let t=e+b,n=()=>import(`./late-Q.js`).then(e=>e.word);export{t as sum,n as late,b};\n',
    ),
  );
  expect(needs).toEqual([['core-AB_1'], ['more-x-y']]);
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

test('a file carries a small part where it needs it first, and names it everywhere else', () => {
  const codes = new Map([
    ['screen-a', 'import{x}from"./small-b.js";import{y}from"./small-c.js";import{z}from"./large-d.js";export{x,y,z};'],
    ['small-b', 'import{y}from"./small-c.js";let x=y;export{x};'],
    ['small-c', 'let y=1;export{y};'],
  ]);
  const text = asFile('screen-a', codes, new Set(['small-b', 'small-c']));
  const [, b, c, d] = new Function(text.replace('export default', 'return'))() as Part;
  expect([b?.[0], c, d]).toEqual(['small-b', ['small-c'], ['large-d']]);
  expect(b?.[1]?.slice(1)).toEqual([['small-c', [expect.any(Function)]]]);
});

test('a small chunk that is requested by itself is a file, and stands in the files that need it', () => {
  const chunk = (fileName: string, dynamicImports: string[] = []) => ({
    fileName,
    name: fileName.replace('.js', ''),
    dynamicImports,
    isEntry: fileName === 'entry.js',
    code: 'x',
  });
  const chunks = [chunk('entry.js', ['late.js']), chunk('late.js'), chunk('small.js'), chunk('frame.js')];
  const carried = carriedOf(chunks);
  expect(carried).toEqual(['late.js', 'small.js']);
  expect(filesOf(chunks, new Set(carried))).toEqual(['entry.js', 'late.js', 'frame.js']);
});

test('a small part that a needed file carries is carried once, and made once whichever file comes first', async () => {
  const codes = new Map([
    ['screen', 'import{x}from"./list.js";import{y}from"./small.js";import{z}from"./other.js";export{x,y,z};'],
    ['list', 'import{y}from"./small.js";let x=y;export{x};'],
    ['other', 'import{y}from"./small.js";let z=y;export{z};'],
    ['small', 'let y={};export{y};'],
  ]);
  const needsOf: Record<string, string[]> = {
    screen: ['list', 'small', 'other'],
    list: ['small'],
    other: ['small'],
    small: [],
  };
  const carried = new Set(['small', 'other']);
  const from = carriersOf(['screen', 'list'], (name) => needsOf[name] ?? [], carried);
  const files = ['screen', 'list'].map((name) => [name, asFile(name, codes, carried, from.get(name))] as const);
  expect(files.map(([, text]) => text.split('let y={}').length - 1)).toEqual([0, 1]);

  // The loader's own way (src/loader/load.ts).
  const parts = new Map<string, Promise<Record<string, unknown>>>();
  const asked: string[] = [];
  const put = async ([make, ...needs]: Part): Promise<Record<string, unknown>> =>
    make(part, ...(await Promise.all(needs.map((need) => part(...need)))));
  const part = (name: string, recipe?: Part): Promise<Record<string, unknown>> => {
    const made =
      parts.get(name) ??
      (recipe
        ? put(recipe)
        : Promise.resolve(asked.push(name)).then(() =>
            put(new Function(new Map(files).get(name)?.replace('export default', 'return') ?? '')() as Part),
          ));
    parts.set(name, made);
    return made;
  };
  const { x, y, z } = await part('screen');
  expect([x === y, y === z, asked]).toEqual([true, true, ['screen', 'list']]);
});
