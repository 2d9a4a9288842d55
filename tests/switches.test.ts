import fs from 'node:fs';
import { expect, test } from 'vitest';
import { menuTable } from '#domain/menu/menu-table.ts';
import { offeredMethods } from '#domain/payment/pay-methods.ts';
import type { PayMethod } from '#domain/payment/pay-methods.ts';
import { products } from '#domain/product/products.ts';
import { defaultConfig } from '#theme/default-config.ts';
import { sourcesIn } from './support/shape/sources.ts';

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

const sources = ['src', 'widgets']
  .flatMap(sourcesIn)
  .filter((file) => !file.startsWith('src/theme'))
  .map((file) => fs.readFileSync(file, 'utf8'))
  .join('\n');

/** Switches that the sources name where they read a configuration: `switches.name`, `{ name } = ….switches`, a row of a table that is asked for its switch. */
const namesIn = (code: string): string[] => [
  ...Array.from(code.matchAll(/\bswitches\??\.(\w+)/g), ([, name = '']) => name),
  ...Array.from(code.matchAll(/\{([^{}]*)\} = (?:[^;=]*\.)?switches;/g), ([, names = '']) =>
    names.split(',').map((name) => name.trim().split(':')[0] ?? ''),
  ).flat(),
];
/** Menu items and products name the switch that they stand behind; visible-menus.ts and the readers of products ask for it. */
const tables = [
  ...menuTable.map(({ product }) => product),
  ...Object.values(products).map((row) => ('switch' in row ? row.switch : undefined)),
];
const readers = new Set<string | undefined>([...namesIn(sources), ...tables]);

test.each(switches)('switch %s is in the table with its default', (name, isOn) => {
  expect(rowOf(name)?.[2]).toBe(isOn ? 'on' : 'off');
});

test.each(switches)('switch %s has a reader', (name) => {
  const [group = '', method] = name.split('.');
  expect(readers.has(group)).toBe(true);
  if (!method) return;
  // Of the methods of payment, by what it does.
  const known = { method: method as PayMethod, enabled: true, reason: '', balance: '' };
  const shown = (isOn: boolean) => offeredMethods([known], { ...pay, [method]: isOn }).length;
  expect([shown(true), shown(false)]).toEqual([1, 0]);
});

test('a switch is read where its own name stands, not where another one does', () => {
  const named = (code: string) => namesIn(code).toSorted();
  expect(named('const { a, b } = config.switches; c(config.switches.d); const { e } = useValue(x).switches;')).toEqual([
    'a',
    'b',
    'd',
    'e',
  ]);
  expect(named("const { switches } = useValue(config); { on: switches[one] }; f('a'); const { b } = config;")).toEqual(
    [],
  );
});

test('the table names no switch that does not exist', () => {
  const named = rows?.flatMap(([, names = '']) => [...names.matchAll(/`([\w.]+)`/g)].map(([, name]) => name));
  expect(named?.toSorted()).toEqual(switches.map(([name]) => name).toSorted());
});
