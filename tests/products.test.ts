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
  'demo/sandbox/company/subordinates/figures.ts': 1,
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

/** Rooms below the products: what they show of a product comes from its row, or from its part. */
const plainRooms = ['src/kit', 'src/ui', 'src/screens', 'src/runtime'];
/** Parts of names and of route names, and words that people read. */
const productWords = new Set([
  ...[...productNames, ...families, ...productNames.flatMap((name) => Object.keys(products[name].business))].map(
    (name) => name.toLowerCase(),
  ),
  ...productNames.map((name) => products[name].area),
  ...'airline airport aircraft plane cabin passenger psg traveller guest luggage baggage fare fin bed rail room night'.split(
    ' ',
  ),
]);
const productText = /航班|航空|航司|机场|飞机|机票|公务票|酒店|火车|高铁|车次|用车|乘机|入住|旅客/;

const wordsOf = (code: string): string[] =>
  (code.match(/[A-Za-z]+/g) ?? []).flatMap((name) => [
    name.toLowerCase(),
    ...(name.match(/[A-Z]?[a-z]+|[A-Z]+(?![a-z])/g) ?? []).map((part) => part.toLowerCase()),
  ]);
/** Without comments, which may name a product as an example. */
const saysProduct = (text: string): string[] => {
  const code = text.replace(/\/\*[\s\S]*?\*\/|(?<!:)\/\/.*$/gm, '');
  return [...new Set(wordsOf(code).filter((word) => productWords.has(word))), ...(productText.exec(code) ?? [])];
};

test('kit, ui, screens and runtime have no word of a product, in code, text or style', () => {
  const found = plainRooms
    .flatMap((room) =>
      fs.readdirSync(room, { recursive: true, encoding: 'utf8' }).map((name) => path.posix.join(room, name)),
    )
    .filter((file) => /\.(tsx?|css)$/.test(file) && !/\.test\.tsx?$/.test(file))
    .map(
      (file) => [file, [...saysProduct(fs.readFileSync(file, 'utf8')), ...saysProduct(path.basename(file))]] as const,
    )
    .filter(([, words]) => words.length > 0);
  expect(Object.fromEntries(found)).toEqual({});
  expect(saysProduct("const a = iconBed; go('DomesticAirTicketQuery'); // a flight")).toEqual(['bed', 'air']);
  expect(saysProduct('<b>搜索酒店</b>')).toEqual(['酒店']);
});
