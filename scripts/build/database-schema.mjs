/**
 * Usage: node scripts/build/database-schema.mjs
 * Writes `demo/sandbox/ground/database/schema.sql`: what all steps of the database have made, as PostgreSQL itself writes it
 * down. New databases start from it; `demo/sandbox/ground/database/schema.test.ts` compares it with the steps.
 */
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { createServer } from 'vite';
import { startPostgres } from '../lib/postgres.mjs';
import { ensurePostgres } from '../lib/setup.mjs';

const folder = 'demo/sandbox/ground/database';
const vite = await createServer({
  configFile: false,
  server: { middlewareMode: true, watch: null },
  optimizeDeps: { noDiscovery: true },
  logLevel: 'error',
});
const load = (name) => vite.ssrLoadModule(path.resolve(folder, `${name}.ts`));
const { openDatabase } = await load('open-database');
const { migrate } = await load('migrate');

/** Statements of a script, without comments between them; a semicolon within dollars or quotes ends none. */
function statementsOf(script) {
  const parts = script.matchAll(/(\$\w*\$)[\s\S]*?\1|'(?:[^']|'')*'|^--.*\n|;|[^$';-]+|[$-]/gm);
  const statements = [''];
  for (const [part] of parts)
    if (part === ';') statements.push('');
    else if (!part.startsWith('--')) statements[statements.length - 1] += part;
  return statements.map((one) => one.trim()).filter(Boolean);
}

const schema = 'travel_sandbox';
const postgres = await startPostgres();
if (!postgres) throw new Error('PostgreSQL is not on this machine');
try {
  const open = await openDatabase({ databaseUrl: postgres.url, schema });
  await migrate(open.db, open.kind, 'steps');
  const names = (await open.db.selectFrom('migrations').select('name').orderBy('name').execute()).map(
    ({ name }) => name,
  );
  await open.close();
  const dump = (...words) =>
    execFileSync(
      path.join(ensurePostgres(), 'pg_dump'),
      [postgres.url, '-n', schema, '-T', `${schema}.migration*`, ...words],
      {
        encoding: 'utf8',
        maxBuffer: 1e8,
        stdio: ['ignore', 'pipe', 'ignore'],
      },
    );
  const statements = [
    ...statementsOf(dump('--schema-only', '--no-owner', '--no-privileges')),
    ...statementsOf(dump('--data-only', '--inserts')),
  ]
    .map((text) => text.replaceAll(`${schema}.`, ''))
    .filter((text) => !/^(SET|CREATE SCHEMA|SELECT|\\)/.test(text))
    // An engine that has no such trigger refuses it: the statement that books does what it does.
    .map((text) =>
      text.startsWith('CREATE CONSTRAINT TRIGGER')
        ? `DO $do$ BEGIN\n  ${text};\nEXCEPTION WHEN feature_not_supported THEN NULL;\nEND $do$`
        : text,
    );
  fs.writeFileSync(
    path.join(folder, 'schema.sql'),
    `-- Made by scripts/build/database-schema.mjs of these steps:\n${names.map((name) => `-- ${name}\n`).join('')}\n${statements.map((text) => `${text};\n`).join('')}`,
  );
  console.log(`${names.length} steps are ${statements.length} statements`);
} finally {
  postgres.stop();
  await vite.close();
}
