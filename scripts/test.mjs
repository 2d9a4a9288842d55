import fs from 'node:fs';
import path from 'node:path';
import { ensureChromium, ensureEngines, ensurePackages, ensurePhp } from './lib/setup.mjs';

ensurePackages();
const chromium = await ensureChromium();
const { engines, notes } = ensureEngines();
ensurePhp();
const { createRun } = await import('./lib/steps.mjs');
const { startPostgres } = await import('./lib/postgres.mjs');
const { build } = await import('./lib/build.mjs');
const { ensureHostilePackages } = await import('./lib/hostile-packages.mjs');

/** Tests of the sandbox that open a database: only these say something new on another one. */
const databaseTests = () =>
  fs
    .readdirSync('demo/sandbox', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.test.ts'))
    .map((name) => path.join('demo/sandbox', name))
    .filter((file) => /memorySandbox|createSandbox|openDatabase|TEST_DATABASE_URL|booking\.ts/.test(fs.readFileSync(file, 'utf8')));

const run = createRun();
// Comes over the network while the other parts run.
const hostilePackages = ensureHostilePackages().catch((error) => run.note(`the packages of the hostile pages cannot be had: ${error.message}`));
await run.check('lint', 'oxlint', '--quiet');
// The compiler keeps one processor busy.
const types = run.check('types', 'tsc', '--noEmit', '-p', '.');
await run.vitest('rules', ['--project', 'pure']);
await run.vitest('shared parts on React and Preact', ['--project', 'react', '--project', 'preact']);
await types;
await run.vitest('widgets on Preact, each once on React', ['--project', 'widgets-react', '--project', 'widgets-preact']);
await build({ log: run.note });
await run.vitest('import rules, sandbox on the embedded database, size', ['--project', 'node']);
const postgres = await startPostgres();
if (postgres) {
  try {
    await run.vitest('sandbox on PostgreSQL', ['--project', 'node', ...databaseTests()], { TEST_DATABASE_URL: postgres.url });
  } finally {
    postgres.stop();
  }
} else run.note('PostgreSQL is not on this machine and cannot be installed: the sandbox was tested on the embedded database only.');
await run.vitest('npm package and its example', ['--project', 'npm'], { CHROMIUM: chromium });
for (const note of notes) run.note(note);
await hostilePackages;
const without = engines.firefox || engines.webkit ? [] : ['--exclude', 'tests/e2e/engines.test.ts'];
await run.vitest('journeys in Chromium, Firefox and WebKitGTK', ['--project', 'e2e', ...without], { CHROMIUM: chromium });
run.finish();
