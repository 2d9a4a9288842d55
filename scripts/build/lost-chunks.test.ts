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

test('a file carries a small part once, one that another part needs at its head', () => {
  const codes = new Map([
    ['screen-a', 'import{x}from"./small-b.js";import{y}from"./small-c.js";import{z}from"./large-d.js";export{x,y,z};'],
    ['small-b', 'import{y}from"./small-c.js";let x=y;export{x};'],
    ['small-c', 'let y=1;export{y};'],
  ]);
  const needsOf: Record<string, string[]> = { 'screen-a': ['small-b', 'small-c', 'large-d'], 'small-b': ['small-c'] };
  const text = asFile('screen-a', codes, (name) => needsOf[name] ?? [], new Set(['small-b', 'small-c']));
  const [make, first, b, c, d] = new Function(text.replace('export default', 'return'))() as Part;
  // At the head, where it is known whoever has brought `small-b`.
  expect(first).toEqual(['small-c', [expect.any(Function)]]);
  expect([b?.[0], c, d]).toEqual(['small-b', ['small-c'], ['large-d']]);
  expect(b?.[1]?.slice(1)).toEqual([['small-c']]);
  expect(make(null, {}, { x: 1 }, { y: 2 }, { z: 3 })).toEqual({ x: 1, y: 2, z: 3 });
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
  const importsOf = (name: string) => needsOf[name] ?? [];
  const carried = new Set(['small', 'other']);
  const from = carriersOf(['screen', 'list'], importsOf, carried);
  const files = ['screen', 'list'].map(
    (name) => [name, asFile(name, codes, importsOf, carried, from.get(name))] as const,
  );
  expect(files.map(([, text]) => text.split('let y={}').length - 1)).toEqual([0, 1]);

  const { part, asked } = loaderOf(new Map(files));
  const { x, y, z } = await part('screen');
  expect([x === y, y === z, asked]).toEqual([true, true, ['screen', 'list']]);
});

test('a small part is known to a file whose other parts a file on its way has brought without it', async () => {
  const codes = new Map([
    ['calendar', 'import{x}from"./list.js";import{z}from"./other.js";export{x,z};'],
    ['results', 'import{z}from"./other.js";import{y}from"./small.js";export{y,z};'],
    ['list', 'import{y}from"./small.js";let x=y;export{x};'],
    ['other', 'import{y}from"./small.js";let z=y;export{z};'],
    ['small', 'let y={};export{y};'],
  ]);
  const needsOf: Record<string, string[]> = {
    calendar: ['list', 'other'],
    results: ['other', 'small'],
    list: ['small'],
    other: ['small'],
  };
  const importsOf = (name: string) => needsOf[name] ?? [];
  const carried = new Set(['small', 'other']);
  const names = ['calendar', 'results', 'list'];
  const from = carriersOf(names, importsOf, carried);
  const { part, asked } = loaderOf(
    new Map(names.map((name) => [name, asFile(name, codes, importsOf, carried, from.get(name))])),
  );
  const [{ x }, { y, z }] = await Promise.all([part('calendar'), part('results')]);
  expect([x === y, y === z, asked]).toEqual([true, true, ['calendar', 'results', 'list']]);
});

/** The loader's own way (src/loader/load.ts); `asked` are the files that it has requested. */
function loaderOf(files: ReadonlyMap<string, string>) {
  type Made = Record<string, unknown>;
  const parts = new Map<string, Promise<Made>>();
  const asked: string[] = [];
  const put = async ([make, ...needs]: Part): Promise<Made> =>
    make(part, ...(await Promise.all(needs.map((need) => part(...need)))));
  const part = (name: string, recipe?: Part): Promise<Made> => {
    const made =
      parts.get(name) ??
      (recipe
        ? put(recipe)
        : Promise.resolve(asked.push(name)).then(() => {
            const text = files.get(name);
            if (text === undefined) throw new Error(`no file ${name}`);
            return put(new Function(text.replace('export default', 'return'))() as Part);
          }));
    parts.set(name, made);
    return made;
  };
  return { part, asked };
}
