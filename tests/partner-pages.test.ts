import fs from 'node:fs';
import { expect, test } from 'vitest';

const folder = 'demo/partner';
const pages = fs.readdirSync(folder).filter((name) => name.endsWith('.html'));
const read = (name: string): string => fs.readFileSync(`${folder}/${name}`, 'utf8');

/** A page with the style sheets that it links. */
const withSheets = (name: string): string =>
  [
    read(name),
    ...Array.from(read(name).matchAll(/<link rel="stylesheet" href="([^"]+)"/g), ([, href = '']) => read(href)),
  ].join('\n');

test('a page that draws its widget over a picture gives the pages of a booking a ground', () => {
  const over = pages.filter((name) => /margin(-top)?: -\d/.test(withSheets(name)));
  expect(over).toEqual(['blog.html', 'strict-hosts.html', 'strict.html']);
  expect(over.filter((name) => !withSheets(name).includes('--travel-color-page:'))).toEqual([]);
});

test.each([
  ['山海手记', ['hotels.html', 'trains.html', 'abroad.html', 'account.html']],
  ['云港集团', ['portal.html', 'orders.html']],
])('the pages of %s have one menu', (brand, names) => {
  const menus = names.map((name) => {
    const menu = new RegExp(`<b>${brand}</b>(.*?)</(?:header|aside)>`, 's').exec(read(name))?.[1] ?? '';
    return Array.from(menu.matchAll(/<a [^>]*>([^<]+)<\/a>/g), ([, word]) => word);
  });
  expect(menus[0]?.length).toBeGreaterThan(3);
  expect(new Set(menus.map(String)).size).toBe(1);
});

test('the pages of an application that sign a visitor in sign the same one', () => {
  const signed = pages.flatMap((name) =>
    Array.from(read(name).matchAll(/\{\{sign ([\w-]+) ([^}]+)\}\}/g), ([, app = '', user = '']) => ({ app, user })),
  );
  expect(signed.length).toBeGreaterThan(1);
  for (const { app } of signed)
    expect(new Set(signed.filter((one) => one.app === app).map(({ user }) => user)).size, app).toBe(1);
});
