import fs from 'node:fs';
import path from 'node:path';
import { ensureChromium, ensurePackages } from './lib/setup.mjs';

ensurePackages();
const chromium = await ensureChromium();
const { createRun } = await import('./lib/steps.mjs');
const { startPostgres } = await import('./lib/postgres.mjs');
const { build } = await import('./lib/build.mjs');

/** Tests of the sandbox that open a database: only these say something new on another one. */
const databaseTests = () =>
  fs
    .readdirSync('demo/sandbox', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.test.ts'))
    .map((name) => path.join('demo/sandbox', name))
    .filter((file) => /memorySandbox|createSandbox|openDatabase|TEST_DATABASE_URL|booking\.ts/.test(fs.readFileSync(file, 'utf8')));

const run = createRun();
await run.check('types', 'tsc', '--noEmit', '-p', '.');
await run.check('lint', 'oxlint', '--quiet');
await run.vitest('unit tests on React and Preact', ['--project', 'react', '--project', 'preact']);
await run.vitest('widgets on React and Preact', ['--project', 'widgets-react', '--project', 'widgets-preact']);
await build({ log: run.note });
await run.vitest('rules, sandbox on the embedded database, size', ['--project', 'node']);
const postgres = await startPostgres();
if (postgres) {
  try {
    await run.vitest('sandbox on PostgreSQL', ['--project', 'node', ...databaseTests()], { TEST_DATABASE_URL: postgres.url });
  } finally {
    postgres.stop();
  }
} else run.note('PostgreSQL is not on this machine and cannot be installed: the sandbox was tested on the embedded database only.');
await run.vitest('journeys in Chromium', ['--project', 'e2e'], { CHROMIUM: chromium });
run.finish();
