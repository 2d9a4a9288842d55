import fs from 'node:fs';
import path from 'node:path';
import { parseAst, parseSync } from 'vite';
import { expect, test } from 'vitest';
import {
  classFolders,
  classesOfSheets,
  readShortClasses,
  shortClassNames,
  shortenClasses,
  shortenSelectors,
  splitModifier,
} from './class-names.mjs';
import { nodesOf } from './edits.ts';
import type { Node } from './edits.ts';
import { withShortClasses } from './short-classes.ts';

const sheets = classesOfSheets();
const short = readShortClasses();

const sources = ['src', 'widgets'].flatMap((folder) =>
  fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /(?<!\.test|\.d|\.en)\.tsx?$/.test(name))
    .map((name) => path.join(folder, name)),
);
/** Texts of literals that name a class, and the ends of those that code puts one together with. */
const { named, begun, ended, inCode } = readSources();

function readSources() {
  const found = {
    named: new Set<string>(),
    begun: new Set<string>(),
    ended: new Set<string>(),
    inCode: new Set<string>(),
  };
  for (const file of sources)
    for (const node of nodesOf(parseSync(file, fs.readFileSync(file, 'utf8')).program)) {
      const texts =
        node.type === 'TemplateLiteral'
          ? (node['quasis'] as Node[]).map(({ value }) => String((value as { cooked: string }).cooked))
          : node.type === 'Literal' && typeof node['value'] === 'string'
            ? [node['value']]
            : [];
      for (const [at, text] of texts.entries()) {
        for (const [name] of text.matchAll(/(?<![\w-])[a-z][\w-]*/g)) {
          found.named.add(name);
          if (classFolders.some((folder) => file.startsWith(`${folder}/`))) found.inCode.add(name);
        }
        const [begin] = (at < texts.length - 1 && /[a-z][\w-]*[-_]$/.exec(text)) || [];
        // The forms of searches put the prefix of their product in front.
        const [end] = (at > 0 && file.startsWith('src/parts/search/') && /^[-_][\w-]+/.exec(text)) || [];
        if (begin) found.begun.add(begin);
        if (end) found.ended.add(end);
      }
    }
  return found;
}

test('a style sheet has a rule for a class that no source names: the rule is named', () => {
  const isNamed = (name: string) =>
    named.has(name) ||
    [...begun].some((begin) => name.startsWith(begin)) ||
    [...ended].some((end) => ['fs', 'sf'].some((prefix) => name === `${prefix}${end}`)) ||
    // uPlot's own elements.
    name.startsWith('u-');
  expect([...sheets].filter(([name]) => !isNamed(name)).map(([name, [file]]) => `${file}: .${name}`)).toEqual([]);
});

test('code puts a class together out of two texts: the second one is a modifier, or the class keeps its name', () => {
  const isCut = (name: string) => {
    const [base, modifier] = splitModifier(name);
    return (
      short.has(base) &&
      ([...begun].some((begin) => name.startsWith(begin) && begin !== `${base}--`) ||
        (!modifier && [...ended].some((end) => ['fs', 'sf'].some((prefix) => name === `${prefix}${end}`))))
    );
  };
  expect([...sheets.keys()].filter(isCut)).toEqual([]);
});

test('no two classes have the same short name, and none that another class keeps', () => {
  const names = [...sheets.keys()].map((name) => shortenClasses(name, short));
  expect(new Set(names).size).toBe(sheets.size);
  expect(short.size).toBeGreaterThan(800);
});

test('the same sources give the same names', () => {
  expect([...readShortClasses()]).toEqual([...short]);
});

test('a class without a rule, or a part of an advertisement, is no short name', () => {
  const names = Array.from({ length: 900 }, (_, n) => `x-${n}`);
  const given = [...shortClassNames(names, new Set(['b', 'wb'])).values()];
  expect(given.slice(0, 2)).toEqual(['a', 'c']);
  expect(given).toContain('wa');
  expect(given.filter((name) => name === 'wb' || name.includes('ad'))).toEqual([]);
  expect([...short.values()].filter((name) => inCode.has(name))).toEqual([]);
});

test('names in selectors, in values of class and in front of a modifier become the same', () => {
  const names = new Map([['t-btn', 'q']]);
  expect(shortenSelectors('.t-btn--sm.is-on,.t-btn:not(.t-page){margin:.5px}', names)).toBe(
    '.q--sm.is-on,.q:not(.t-page){margin:.5px}',
  );
  expect(shortenClasses('t-btn t-btn--sm t-btn-x x-t-btn is-on', names)).toBe('q q--sm t-btn-x x-t-btn is-on');
});

test('literals of a module are shortened, its other words and the addresses that it imports are not', () => {
  const code = "import a from './t-btn.ts'; const t_btn = `t-btn--${a} t-btn`; f(t_btn, 't-btn', /t-btn/);";
  expect(withShortClasses(code, parseAst(code), (text) => shortenClasses(text, new Map([['t-btn', 'q']])))).toBe(
    "import a from './t-btn.ts'; const t_btn = `q--${a} q`; f(t_btn, 'q', /t-btn/);",
  );
});
