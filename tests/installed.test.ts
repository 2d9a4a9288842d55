import fs from 'node:fs';
import { expect, it } from 'vitest';
import { isInstalled } from '../scripts/lib/installed.mjs';

const lock = fs.readFileSync('package-lock.json', 'utf8');

/** The list that `npm ci` writes on this machine, with one package changed. */
function listWith(change: (packages: Record<string, Record<string, unknown>>) => void = () => {}): string {
  const { packages, ...rest } = JSON.parse(lock) as { packages: Record<string, Record<string, unknown>> };
  const there = Object.fromEntries(Object.entries(packages).filter(([place, one]) => place && !one['optional']));
  change(there);
  return JSON.stringify({ ...rest, packages: there });
}

it('packages that `npm ci` has installed by hand are not installed again by `npm start`', () => {
  expect(isInstalled(lock, listWith())).toBe(true);
});

it.each<[string, string]>([
  [
    'of another version',
    listWith((packages) => Object.assign(packages['node_modules/zod'] ?? {}, { version: '0.0.1' })),
  ],
  ['without one of them', listWith((packages) => delete packages['node_modules/zod'])],
  ['cut off', listWith().slice(0, 400)],
  ['that is empty', ''],
])('a list %s means that they are installed', (_, list) => {
  expect(isInstalled(lock, list)).toBe(false);
});
