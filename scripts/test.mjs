import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { ensureEngines, ensurePackages, ensurePhp, ensureTestChromium } from './lib/setup.mjs';

ensurePackages();
const chromium = await ensureTestChromium();
const { engines, notes } = ensureEngines();
ensurePhp();
const { createRun } = await import('./lib/steps.mjs');
const { startPostgres } = await import('./lib/postgres.mjs');
const { ensureHostilePackages } = await import('./lib/hostile-packages.mjs');

const isWhole = Boolean(process.env.TEST_ALL);

const testsIn = (folder, recursive = true) =>
  fs
    .readdirSync(folder, { recursive, encoding: 'utf8' })
    .filter((name) => name.endsWith('.test.ts'))
    .map((name) => path.join(folder, name));
const nodeTests = [...testsIn('tests', false), ...testsIn('demo'), ...testsIn('scripts')];
/** Tests of the sandbox that open a database: only these say something new on another one. */
const databaseTests = testsIn('demo/sandbox').filter((file) =>
  /memorySandbox|createSandbox|openDatabase|TEST_DATABASE_URL|booking\.ts/.test(fs.readFileSync(file, 'utf8')),
);
/**
 * Of these the ones that run on the embedded database too where there is PostgreSQL: its dialect, the seed, keys, seats,
 * new orders, state after a kill. Widgets and journeys run on the embedded one as well. With TEST_ALL all of them do on both.
 */
const onBoth = /\/database\/|\/(once|inventory|create|durability|waiting-line)\.test\.ts$/;
/** They say nothing about PostgreSQL: a slow database is any, and the process has no state there that a kill could lose or that it could remember. */
const embeddedOnly = /\/(waiting-line|durability|remembered)\.test\.ts$/;

const run = createRun();
// Comes over the network while the other parts run.
const hostilePackages = ensureHostilePackages().catch((error) =>
  run.note(`the packages of the hostile pages cannot be had: ${error.message}`),
);
await run.check('lint', 'oxlint', '--quiet');
// Each keeps one processor busy for a while: they run beside tests that wait for servers and timers.
const beside = run
  .check('types', 'typescript-7/bin/tsc', '--noEmit', '-p', '.')
  .then(() => run.check('format', 'prettier', '--check', '--log-level', 'warn', '**/*.{ts,tsx,mts,mjs,js}'))
  .then(() => run.script('build', 'scripts/build.mjs'));
await run.vitest('rules', ['--project', 'pure']);
await run.vitest('shared parts on React and Preact', ['--project', 'react', '--project', 'preact']);
// Another order in each run, three of them before a release: no file may need what another one has left.
const order = Number(process.env.TEST_ORDER || Date.now() % 1_000_000);
run.note(`order of the files: TEST_ORDER=${order}`);
for (let n = 0; n < (isWhole ? 3 : 1); n += 1)
  await run.vitest(
    `widgets on Preact, each once on React${n ? `, order ${n + 1}` : ''}`,
    [
      '--project',
      'widgets-react',
      '--project',
      'widgets-preact',
      // A widget waits for its timers and for its sandbox for half of its time.
      `--maxWorkers=${2 * os.availableParallelism()}`,
    ],
    { TEST_ORDER: String(order + n) },
  );
await beside;
const postgres = await startPostgres();
if (!postgres)
  run.note(
    'PostgreSQL is not on this machine and cannot be installed: the sandbox was tested on the embedded database only.',
  );
let packed;
try {
  const onServerAlone = postgres && !isWhole ? new Set(databaseTests.filter((file) => !onBoth.test(file))) : new Set();
  await run.vitest('import rules, sandbox on the embedded database, size', [
    '--project',
    'node',
    ...nodeTests.filter((file) => !onServerAlone.has(file) && !file.endsWith('.postgres.test.ts')),
  ]);
  const onServer = isWhole ? databaseTests : databaseTests.filter((file) => !embeddedOnly.test(file));
  packed = run.vitest('npm package and its example', ['--project', 'npm'], { CHROMIUM: chromium });
  if (postgres)
    await run.vitest('sandbox on PostgreSQL', ['--project', 'node', ...onServer], { TEST_DATABASE_URL: postgres.url });
} finally {
  postgres?.stop();
}
await packed;
for (const note of notes) run.note(note);
await hostilePackages;
const without = engines.firefox || engines.webkit ? [] : ['--exclude', 'tests/e2e/engines.test.ts'];
await run.vitest('journeys in Chromium, Firefox and WebKitGTK', ['--project', 'e2e', ...without], {
  CHROMIUM: chromium,
});
run.finish();
