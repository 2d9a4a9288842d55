import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { circles } from './support/shape/circles.ts';

/** The shape of the server: floors, circles, size of folders (src/README.md, The sandbox). Types count as imports do. */
const root = 'demo/sandbox';

/** From the lowest to the highest; a folder below none of them is a door that the outside knows. */
const floors = ['ground', 'money', 'orders', 'products', 'company', 'app'];

/** Tables of equal rows: their length says nothing about the folder. */
const tables = new Set(['ground/database/migrations', 'ground/database/tables', 'app/handlers']);
const mostSources = 15;

const files = fs
  .readdirSync(root, { recursive: true, encoding: 'utf8' })
  .map((name) => name.split(path.sep).join('/'))
  .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'));

const codeOf = (file: string): string =>
  fs.readFileSync(path.join(root, file), 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');

/** Files of the server that a file of it names: imports, types, and imports by demand. */
function importsOf(file: string, code = codeOf(file)): string[] {
  const named = [...code.matchAll(/\bfrom\s+'([^']+)'|^\s*import\s+'([^']+)'|\bimport\(\s*'([^']+)'\s*\)/gm)];
  return named.flatMap(([, ...froms]) => {
    const from = froms.find((one) => one !== undefined) ?? '';
    if (from.startsWith('.')) return path.posix.normalize(path.posix.join(path.posix.dirname(file), from));
    return from.startsWith(`#${root}/`) ? from.slice(root.length + 2) : [];
  });
}
const graph = new Map(files.map((file) => [file, importsOf(file)]));

const floorOf = (file: string): number => {
  const at = floors.indexOf(file.split('/')[0] ?? '');
  return at === -1 ? floors.length : at;
};
/** A door of the sandbox is a place of its own. */
const folderOf = (file: string): string => (file.includes('/') ? path.posix.dirname(file) : file);
const productOf = (file: string): string | undefined => /^products\/([^/]+)\//.exec(file)?.[1];

/** A table of rows that is read as text. */
const isTable = (to: string): boolean =>
  /\.(?:tsv|sql)\?raw$/.test(to) && fs.existsSync(path.join(root, to.replace('?raw', '')));

test('every import of the server names a file of it', () => {
  const wrong = files.flatMap((file) =>
    importsOf(file)
      .filter((to) => !graph.has(to) && !isTable(to))
      .map((to) => `${file}: ${to}`),
  );
  expect(files.length).toBeGreaterThan(100);
  expect(wrong).toEqual([]);
});

test('no floor of the server imports a higher one, no product another', () => {
  const wrong = files.flatMap((file) =>
    importsOf(file)
      .filter(
        (to) => floorOf(to) > floorOf(file) || (productOf(to) && productOf(file) && productOf(to) !== productOf(file)),
      )
      .map((to) => `${file} → ${to}`),
  );
  expect(wrong).toEqual([]);
});

test('no folders and no files of the server import each other in a circle', () => {
  const folders = new Map<string, string[]>();
  for (const [file, imports] of graph) {
    const from = folderOf(file);
    const others = imports.map(folderOf).filter((to) => to !== from);
    folders.set(from, [...(folders.get(from) ?? []), ...others]);
  }
  expect(circles(folders)).toEqual([]);
  expect(circles(graph)).toEqual([]);
});

test('a folder of the server has at most 15 sources, but for tables of equal rows', () => {
  const counts = new Map<string, number>();
  for (const file of files) counts.set(path.posix.dirname(file), (counts.get(path.posix.dirname(file)) ?? 0) + 1);
  const big = [...counts].filter(([folder, count]) => count > mostSources && !tables.has(folder));
  expect(big).toEqual([]);
});

test('no station or line of the railway is read at the start of a server', () => {
  const read = new Set(['server.ts']);
  for (const file of read) {
    const atOnce = codeOf(file).replace(/^import type [^;]*;|\bimport\([^)]*\)/gm, '');
    for (const to of importsOf(file, atOnce)) if (graph.has(to)) read.add(to);
  }
  expect(read.size).toBeGreaterThan(100);
  // Orders and seats of trains are there for their payments and for the clock.
  const lazy = /^products\/train\/(network|timetable|search|answers|waitlist)\//;
  expect([...read].filter((file) => lazy.test(file))).toEqual([]);
});

test('the figures of an operator are read by the server alone: no part of the npm package for tests has them', () => {
  const reached = (door: string): Set<string> => {
    const read = new Set([door]);
    for (const file of read)
      for (const to of importsOf(file, codeOf(file).replace(/^import type [^;]*;/gm, '')))
        if (graph.has(to)) read.add(to);
    return read;
  };
  expect(reached('server.ts').has('app/operator/metrics.ts')).toBe(true);
  expect([...reached('testing.ts')].filter((file) => file.startsWith('app/operator/'))).toEqual([]);
});
