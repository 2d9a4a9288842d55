import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { defaultConfig } from '#theme/default-config.ts';

/** Every switch of an application is in the guide's table, with a reader in the sources or the area that will read it. */
const { pay, ...others } = defaultConfig.switches;
const switches: [name: string, isOn: boolean][] = [
  ...Object.entries(others),
  ...Object.entries(pay).map(([name, isOn]): [string, boolean] => [`pay.${name}`, isOn]),
];

const rows = fs
  .readFileSync('docs/switches.md', 'utf8')
  .split('## Switches')[1]
  ?.split('\n')
  .filter((line) => line.startsWith('| `'))
  .map((line) => line.split('|').map((cell) => cell.trim()));
const rowOf = (name: string) => rows?.find(([, names = '']) => names.includes(`\`${name}\``));

function sourcesBelow(folder: string): string[] {
  return fs.readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) return sourcesBelow(file);
    return /\.tsx?$/.test(entry.name) && !entry.name.includes('.test.') && !file.startsWith('src/theme')
      ? [fs.readFileSync(file, 'utf8')]
      : [];
  });
}
const sources = ['src', 'widgets'].flatMap(sourcesBelow).join('\n');

test.each(switches)('switch %s is in the table with its default', (name, isOn) => {
  expect(rowOf(name)?.[2]).toBe(isOn ? 'on' : 'off');
});

test.each(switches)('switch %s has a reader', (name) => {
  const isRead = new RegExp(`switches\\??\\.${name.split('.')[0]}|product: '${name}'|on: switches|'${name}'`).test(
    sources,
  );
  expect(isRead).toBe(true);
});

test('the table names no switch that does not exist', () => {
  const named = rows?.flatMap(([, names = '']) => [...names.matchAll(/`([\w.]+)`/g)].map(([, name]) => name));
  expect(named?.toSorted()).toEqual(switches.map(([name]) => name).toSorted());
});
