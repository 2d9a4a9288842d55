import fs from 'node:fs';
import zlib from 'node:zlib';
import { expect, test } from 'vitest';
import { switchOf, widgetAttributes } from '#doctor/attributes.ts';
import { distance, nearest } from '#doctor/nearest.ts';
import { productOf, products } from '#domain/product/products.ts';
import { heights } from '#loader/placeholder.ts';
import { propsOf, publicWidgets, widgetNames } from '#routes/public-widgets.ts';
import { kebab } from '../scripts/build/row-values.ts';

const text = (file: string) => fs.readFileSync(file, 'utf8');

test('the doctor knows the properties of every row, those of the runtime and of the login among them', () => {
  for (const name of widgetNames) expect(widgetAttributes[name]).toEqual(propsOf(name).map(kebab));
  // The runtime reads `account`, which every place of the widget shows, and `route`, the place that opens first.
  expect(propsOf('flight-search').slice(-2)).toEqual(['account', 'route']);
  expect(text('src/runtime/mount.tsx')).toContain("next['route'] !== before");
  expect(text('src/runtime/place/PlaceView.tsx')).toContain("props['account'] !== 'off'");
  const props = /interface LoginProps \{([\s\S]*?)\n\}/.exec(text('widgets/account/login/Login.tsx'))?.[1] ?? '';
  expect(propsOf('login')).toEqual(Array.from(props.matchAll(/^\s+(\w+)\?: (?!\()/gm), ([, name = '']) => name));
});

test('the doctor knows the switch of each widget that an application may do without', () => {
  // Domestic flights are searched in every application: `airTicket` takes them out of menus and home pages.
  const closed = Object.keys(products)
    .map(productOf)
    .flatMap((row) =>
      widgetNames
        .filter((name) => name !== 'flight-search' && publicWidgets[name].route === row?.search)
        .map((name) => [name, row?.switch]),
    );
  expect(switchOf).toEqual(Object.fromEntries(closed));
});

test('the doctor knows every public widget', () => {
  expect(Object.keys(widgetAttributes)).toEqual(Object.keys(heights));
});

test('the doctor speaks of the provider of the page, not of the port of a local sandbox', () => {
  for (const name of fs.readdirSync('src/doctor').filter((file) => file.endsWith('.ts')))
    expect(text(`src/doctor/${name}`), name).not.toMatch(/\b4600\b/);
});

test('the file of the doctor needs no other: it answers when the others are lost', () => {
  const built = JSON.parse(text('dist/cdn/.vite/manifest.json')) as Record<
    string,
    { file: string; imports?: string[]; dynamicImports?: string[] }
  >;
  const { file, imports = [], dynamicImports = [] } = built['src/doctor/examine.ts'] ?? { file: '' };
  expect([...imports, ...dynamicImports]).toEqual([]);
  // Loaded when a developer calls it; a raise is a decision (src/decisions/024).
  expect(zlib.gzipSync(fs.readFileSync(`dist/cdn/${file}`), { level: 9 }).length).toBeLessThanOrEqual(10_650);
});

test.each([
  ['flight-serach', 'flight-search'],
  ['fligth_search', 'flight-search'],
  ['Login', 'login'],
  ['acount-center', 'account-centre'],
  ['basket', undefined],
  ['', undefined],
])('"%s" is like %s', (typed, meant) => {
  expect(nearest(typed, ['flight-search', 'login', 'account-centre'])).toBe(meant);
});

test('a swap of two letters is one step, as is one letter more, less or other', () => {
  expect(['form', 'fro', 'fromm', 'frim', 'from'].map((word) => distance(word, 'from'))).toEqual([1, 1, 1, 1, 0]);
});
