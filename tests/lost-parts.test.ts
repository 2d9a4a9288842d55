import fs from 'node:fs';
import { expect, test } from 'vitest';
import { sourcesIn } from './support/shape/sources.ts';

/** Three tries and then a button: by `useLater` and `createPart` (kit/part), `laterControls` (ui/base/Later), or a caller of its own. */
const loaders = /\b(?:useLater|createPart|importAgain|styledPart|laterControls)\((?:(?!\n\n)[\s\S])*$/;
/** A row, prop or function that one of those loads. */
const rows = /(?:\bload\w*\s*[:=]\s*\{?|^\s*['\w-]+:\s*)\(\) =>\s*$/m;

/** Chunks that a page does without: pictures, a better position, reports, figures of our cost, checks of the menu, and the entries of the builds. */
const without = [
  'report-fault.ts',
  'floating-position.ts',
  'empty-art.ts',
  'art.ts',
  // Asked for ahead of the panel, which asks for it itself.
  'range-days.ts',
  'menu-problems.ts',
  'refused-origin.ts',
  'extras.ts',
  'script.ts',
];

test('every part of a screen is loaded in three tries and then by a button', () => {
  const alone = [...sourcesIn('src'), ...sourcesIn('widgets')].flatMap((file) => {
    const text = fs.readFileSync(file, 'utf8');
    return [...text.matchAll(/(?<!typeof )\bimport\('([^']+)'\)/g)].flatMap(({ 1: module = '', index }) => {
      const before = text.slice(Math.max(0, index - 200), index);
      const isHeld = loaders.test(before) || rows.test(before) || without.some((name) => module.endsWith(`/${name}`));
      return isHeld ? [] : [`${file}: ${module}`];
    });
  });
  expect(alone).toEqual([]);
});
