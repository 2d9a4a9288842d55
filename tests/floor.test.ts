import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { newerThanTheFloor } from './e2e/support/floor.ts';

/** Code for partner pages has to run in Chromium 105, Firefox 110 and Safari 16.4. */
const root = 'dist/cdn/assets';
const { files: listed } = JSON.parse(fs.readFileSync('dist/cdn/manifest.json', 'utf8')) as {
  files: Record<string, unknown>;
};
const files = Object.keys(listed)
  .filter((name) => /^assets\/.*\.js$/.test(name))
  .map((name) => path.basename(name));
const texts = new Map(files.map((name) => [name, fs.readFileSync(path.join(root, name), 'utf8')]));
const text = (name: string): string => texts.get(name) ?? '';

/** Also names of our own or of older objects: the browser round without them (every-form.test.ts) holds these. */
const common = new Set([
  'with',
  'union',
  'difference',
  'intersection',
  'transfer',
  'resize',
  'parse',
  'any',
  'try',
  'escape',
  'map',
  'filter',
  'take',
  'drop',
  'flatMap',
  'reduce',
  'toArray',
  'forEach',
  'some',
  'every',
  'find',
  'from',
  'concat',
  'scheduler',
  'navigation',
  'closedBy',
]);
/** Asked for before it is used. */
const asked = new Set(['moveBefore', 'toHex', 'fromHex']);

const owned = [
  'URL.parse',
  'AbortSignal.any',
  'Promise.try',
  'RegExp.escape',
  'Iterator.from',
  'Iterator.concat',
  'Math.sumPrecise',
];
const names = new Set(
  Object.values(newerThanTheFloor)
    .flat()
    .filter((name) => !common.has(name) && !asked.has(name)),
);
const others = new RegExp(
  String.raw`(?<![\w.])(?:${owned.map((name) => name.replace('.', String.raw`\.`)).join('|')})\b|new (?:${newerThanTheFloor['globalThis']?.join('|')})\(`,
  'g',
);
/** Each name after a dot is looked up: a pattern of all names would be tried at every sign. */
const newerIn = (code: string): string[] => [
  ...Array.from(code.matchAll(/\.(\w+)/g)).flatMap(([found, name = '']) => (names.has(name) ? [found] : [])),
  ...(code.match(others) ?? []),
];

test('the built script-tag files use no built-in that is newer than the floor', () => {
  expect(files.length).toBeGreaterThan(30);
  expect(files.flatMap((name) => newerIn(text(name)).map((found) => `${name}: ${found}`))).toEqual([]);
});

/** A rule with such a selector is dropped whole; such a value is no value. */
const newerCss: [what: string, pattern: RegExp][] = [
  [':has(), Firefox 121, but for the ground of a page', /(?<!\}\.root):has\(|:has\((?!\.t-page\)\{)/],
  ['nesting, Chromium 112', /[{;]\s*&/],
  ['color-mix(), Chromium 111', /color-mix\(/],
  ['light-dark(), Chromium 123', /light-dark\(/],
  ['subgrid, Chromium 117', /subgrid/],
  [
    '@scope, @starting-style, @property, @view-transition',
    /@(?:scope|starting-style|property|view-transition|position-try)\b/,
  ],
  ['relative colours, Chromium 119', /\b(?:rgb|hsl|oklch)a?\(from /],
  ['lab and oklch, Chromium 111', /\b(?:lab|lch|oklab|oklch)\(/],
  ['dynamic window units, Chromium 108', /(?<![\w-])\d+[dsl]v[hw]\b/],
  [':user-valid, Chromium 119', /:user-(?:in)?valid/],
  ['anchors, Chromium 125', /anchor\(|anchor-name|position-anchor/],
  ['style queries, Chromium 111', /@container[^{]*style\(/],
  ['linear() easing, Chromium 113', /:\s*linear\(/],
];

const sheets = files.filter((name) => text(name).includes('var(--_'));

test.each(newerCss)('the built style sheets use no %s', (_, pattern) => {
  expect(sheets.length).toBeGreaterThan(5);
  expect(
    sheets.flatMap((name) =>
      pattern.exec(text(name))
        ? [
            `${name}: ${text(name)
              .slice(pattern.exec(text(name))!.index - 40)
              .slice(0, 90)}`,
          ]
        : [],
    ),
  ).toEqual([]);
});

test(':popover-open, which older browsers do not know, is in no list with another selector', () => {
  // From one brace or quote to the next: each sign is read once.
  for (const name of files.filter((one) => text(one).includes(':popover-open')))
    for (const [, rule, end] of text(name).matchAll(/([^{}`"']*)([{}`"'])/g))
      if (end === '{' && rule?.includes(':popover-open')) expect(rule, name).not.toContain(',');
});

test('no loop over names is left that sees what a page has added to Object.prototype', () => {
  expect(
    files.flatMap((name) =>
      (text(name).match(/\bfor ?\((?:(?:var|let|const) )?[\w$.]+ in [^)]+\)/g) ?? []).map(
        (found) => `${name}: ${found}`,
      ),
    ),
  ).toEqual([]);
});
