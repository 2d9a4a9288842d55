import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { families, productNames } from '#domain/product/names.ts';
import { products } from '#domain/product/products.ts';

/** Folders that a product owns, and the table itself: these may compare with its name. */
const areas = [...new Set(productNames.map((name) => products[name].area))].join('|');
const own = new RegExp(
  `^(src/domain/(product|${areas})|src/contract|(src/parts|widgets)/(${areas})|demo/sandbox/products)/`,
);

/** Comparisons that are left, by file. The list only shrinks. */
const left: Readonly<Record<string, number>> = {
  // Of a bill and of sales by subordinates, in SQL: until the server has a folder for each product.
  'demo/sandbox/money/bills/movements.ts': 1,
  'demo/sandbox/company/subordinates/figures.ts': 1,
  // A company without shared payments pays the whole stay: a part of the payment port, with the order core.
  'demo/sandbox/money/payments/pay-at-once.ts': 1,
};

const names = [
  ...new Set<string>([
    ...productNames,
    ...families,
    ...productNames.flatMap((name) => Object.keys(products[name].business)),
  ]),
].join('|');
/** In code, and in SQL. */
const comparison = new RegExp(
  `[!=]==\\s*'(${names})'|'(${names})'\\s*[!=]==|\\b(case|when)\\s+'(${names})'|kind\\s*=\\s*'(${names})'`,
  'g',
);

function* sources(folder: string): Generator<string> {
  for (const entry of fs.readdirSync(folder, { withFileTypes: true })) {
    const full = path.posix.join(folder, entry.name);
    if (entry.isDirectory()) yield* sources(full);
    else if (/\.tsx?$/.test(entry.name) && !/\.test\.tsx?$/.test(entry.name)) yield full;
  }
}

test('outside of the product table and of the folders of products, no code compares with the name of a product', () => {
  const found = ['src', 'widgets', 'demo/sandbox', 'demo/site', 'scripts']
    .flatMap((folder) => Array.from(sources(folder)))
    .filter((file) => !own.test(file) && !file.includes('/migrations/'))
    .map((file) => [file, fs.readFileSync(file, 'utf8').match(comparison)?.length ?? 0] as const)
    .filter(([, count]) => count > 0);
  expect(Object.fromEntries(found)).toEqual(left);
});
