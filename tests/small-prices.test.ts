import fs from 'node:fs';
import { expect, test } from 'vitest';

const sheets = ['src', 'widgets'].flatMap((folder) =>
  fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css'))
    .map((file) => [`${folder}/${file}`, fs.readFileSync(`${folder}/${file}`, 'utf8')] as const),
);

/** Rules of a sheet without those around them: selectors and declarations. */
const rulesOf = (css: string): [selectors: string, declarations: string][] =>
  css.split('}').flatMap((block) => {
    const [declarations = '', selectors = ''] = block.split('{').reverse();
    return selectors ? [[selectors.trim(), declarations]] : [];
  });

/** In px, of `font-size` or `font`. */
const sizeIn = (declarations: string): number => {
  const font = declarations.split(';').find((one) => /^font(-size)?:/.test(one.trim())) ?? '';
  return Number.parseFloat(font.match(/\d+(?=px)/)?.[0] ?? 'NaN');
};

/** The colour of large prices has 3 : 1, which is enough from 24 px up alone (WCAG 1.4.3). */
test('a rule that makes a price smaller than large text gives it the colour of text', () => {
  const small = sheets.flatMap(([file, css]) =>
    rulesOf(css)
      .filter(([selectors, text]) => selectors.endsWith('.t-price') && sizeIn(text) < 24)
      .map(([selectors, text]) => ({ at: `${file} ${selectors}`, text })),
  );
  expect(small.length).toBeGreaterThan(2);
  expect(small.filter(({ text }) => !text.includes('color: var(--travel-color-price)')).map(({ at }) => at)).toEqual([
    // Of a price that is not a large one.
    'widgets/home/home/styles.css .hm-lo-c .t-price',
  ]);
});
