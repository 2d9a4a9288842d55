import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

/**
 * Features of PostgreSQL that engines with its protocol have or lack, and where the server uses them: `docs/scaling.md`
 * has the same table for readers. A new use of one that an engine lacks fails here, and so does a feature that is gone.
 */
interface Feature {
  pattern: RegExp;
  /** YugabyteDB 2025.1, by its documentation. */
  yugabyte: boolean;
  /** Files that use it although an engine lacks it. They only become fewer. */
  files?: readonly string[];
}

const migrations = 'demo/sandbox/ground/database/migrations';
const features: Readonly<Record<string, Feature>> = {
  'advisory locks of a transaction': { pattern: /pg_(?:try_)?advisory_xact_lock/, yugabyte: true },
  'rows that are locked are skipped': { pattern: /skip locked|skipLocked\(/i, yugabyte: true },
  'indexes of a part of the rows': { pattern: /create (?:unique )?index[^`']* where /i, yugabyte: true },
  'GIN indexes of one column': { pattern: /using gin \((?:\w+|\w+\(\w+\))\)/i, yugabyte: true },
  'triggers in PL/pgSQL': { pattern: /returns trigger language plpgsql/i, yugabyte: true },
  sequences: { pattern: /nextval\(|generated (?:always|by default) as identity/i, yugabyte: true },
  'rows out of JSON': { pattern: /jsonb_(?:populate_record|to_recordset)/i, yugabyte: true },
  'rows by COPY': { pattern: /\bcopy \(.*\bto stdout\b/i, yugabyte: true },
  'constraint triggers': {
    pattern: /create constraint trigger/i,
    yugabyte: false,
    // Of the schema of new databases it is the part that an engine may refuse.
    files: [`${migrations}/004-payments.ts`, 'demo/sandbox/ground/database/schema.sql'],
  },
  'triggers switched off for a step': {
    pattern: /disable trigger/i,
    yugabyte: false,
    files: ['019-bills', '028-incomes', '030-wallet', '053-bill-sides', '107-bill-row-sums'].map(
      (name) => `${migrations}/${name}.ts`,
    ),
  },
  'locks of a session': { pattern: /pg_(?:try_)?advisory_lock|pg_advisory_unlock/, yugabyte: true, files: [] },
  'locks of a table': { pattern: /\block table\b/i, yugabyte: false, files: [] },
  'GIN indexes of several columns': { pattern: /using gin \([^)]*,/i, yugabyte: false, files: [] },
  'GiST indexes and exclusion': { pattern: /using gist|exclude using/i, yugabyte: false, files: [] },
  'LISTEN and NOTIFY': { pattern: /[`'](?:listen|notify) \w|pg_notify\(/i, yugabyte: false, files: [] },
  'stored columns that are computed': { pattern: /generated always as \(/i, yugabyte: false, files: [] },
  'deferrable keys': { pattern: /(?:unique|primary key)[^,`]*\bdeferrable/i, yugabyte: false, files: [] },
  inheritance: { pattern: /\binherits \(/i, yugabyte: false, files: [] },
  'columns of the system': { pattern: /\b(?:ctid|xmin|xmax|tableoid)\b/, yugabyte: false, files: [] },
};

const sources = fs
  .readdirSync('demo/sandbox', { recursive: true, encoding: 'utf8' })
  .map((file) => path.posix.join('demo/sandbox', file))
  .filter((file) => /\.(?:ts|sql)$/.test(file) && !file.endsWith('.test.ts'))
  .map((file) => ({ file, text: fs.readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '') }));
const usersOf = ({ pattern }: Feature): string[] =>
  sources.flatMap(({ file, text }) => (pattern.test(text) ? [file] : [])).toSorted();

it.each(Object.entries(features))('%s: used where the list says', (_, feature) => {
  const users = usersOf(feature);
  if (feature.files) expect(users).toEqual([...feature.files].toSorted());
  else expect(users).not.toEqual([]);
  // A feature that an engine lacks has its list.
  expect(feature.yugabyte || feature.files !== undefined).toBe(true);
});

it('the guide tells the same', () => {
  const rows = Array.from(
    fs.readFileSync('docs/scaling.md', 'utf8').matchAll(/^\| ([^|]+) \| (yes|no) \| ([^|]+) \|$/gm),
    ([, name = '', has = '', uses = '']) => [name, has, uses === 'not used'] as const,
  );
  expect(rows).toEqual(
    Object.entries(features).map(([name, { yugabyte, files }]) => [name, yugabyte ? 'yes' : 'no', files?.length === 0]),
  );
});
