import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { ensureEngines, ensurePackages, ensurePhp, ensureTestChromium } from './lib/setup.mjs';

ensurePackages();
const chromium = await ensureTestChromium();
const { engines, notes } = ensureEngines();
ensurePhp();
const { createRun, inTurns } = await import('./lib/steps.mjs');
const { startPostgres } = await import('./lib/postgres.mjs');
const { ensureHostilePackages } = await import('./lib/hostile-packages.mjs');

const isWhole = Boolean(process.env.TEST_ALL);

const testsIn = (folder, recursive = true) =>
  fs
    .readdirSync(folder, { recursive, encoding: 'utf8' })
    .filter((name) => name.endsWith('.test.ts'))
    .map((name) => path.join(folder, name));
const nodeTests = [...testsIn('tests', false), ...testsIn('demo'), ...testsIn('scripts')];
/** Modules for tests that open a database. */
const openers = fs
  .readdirSync('tests/support', { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts'))
  .filter((name) => opensDatabase(fs.readFileSync(path.join('tests/support', name), 'utf8')))
  .map((name) => `support/${name}'`);
/** Tests that open a database, or a module for them does: only these say something new on another one, and there they begin faster. */
const databaseTests = [...testsIn('tests', false), ...testsIn('demo/sandbox')].filter((file) => {
  const source = fs.readFileSync(file, 'utf8');
  return opensDatabase(source) || openers.some((name) => source.includes(name));
});
const unseen = testsIn('demo').filter((file) => file.endsWith('.postgres.test.ts') && !databaseTests.includes(file));
if (unseen.length) throw new Error(`no part runs ${unseen.join(', ')}: they open no database`);
function opensDatabase(source) {
  return /memorySandbox|createSandbox|openDatabase|TEST_DATABASE_URL/.test(source);
}
/**
 * Of these the ones that run on the embedded database too where there is PostgreSQL: its dialect, keys, state after a
 * kill. Widgets and journeys run on the embedded one as well. With TEST_ALL all of them do on both.
 */
const onBoth = /\/database\/|\/(once|durability)\.test\.ts$/;
/**
 * They say nothing about PostgreSQL: a slow database is any, the process has no state there that a kill could lose or
 * that it could remember, and the last four open the embedded database whatever server there is.
 */
const embeddedOnly = /\/(waiting-line|durability|remembered|upgrade|prepared-statements|recording|running)\.test\.ts$/;

/**
 * Seconds of processor time that a part may take, eight minutes on two idle cores together; the server of PostgreSQL has
 * a line of its own.
 * A part that outgrows its share is cut by kind (tests/support/whole.ts), never by dropping a rule.
 */
const shares = {
  lint: 15,
  types: 35,
  format: 2,
  rules: 13,
  build: 25,
  'shared parts': 50,
  widgets: 250,
  'sandbox on PostgreSQL': 150,
  'import rules, sandbox on the embedded database, size': 110,
  'npm package and its example': 50,
  'journeys in browsers': 230,
};
const run = createRun({ isShared: true, shares: isWhole ? {} : shares });
// Comes over the network while the other parts run.
const hostilePackages = ensureHostilePackages().catch((error) =>
  run.note(`the packages of the hostile pages cannot be had: ${error.message}`),
);
const postgres = await startPostgres({ inMemory: true });
if (!postgres && process.env.TEST_POSTGRES)
  throw new Error(`PostgreSQL ${process.env.TEST_POSTGRES} cannot be had on this machine`);
if (!postgres)
  run.note(
    'PostgreSQL is not on this machine and cannot be installed: the sandbox was tested on the embedded database only.',
  );
for (const note of notes) run.note(note);
// Another order in each run, three of them before a release: no file may need what another one has left.
const order = Number(process.env.TEST_ORDER || Date.now() % 1_000_000);
run.note(`order of the files: TEST_ORDER=${order}`);

// `TEST_CLOCK=2028-02-29T00:05+08:00 npm test`: what runs by the clock of the day runs as if it were then.
if (process.env.TEST_CLOCK)
  process.env.NODE_OPTIONS = `${process.env.NODE_OPTIONS ?? ''} --import=${path.resolve('tests/support/moved-clock.mjs')}`;

const onServerAlone =
  postgres && !isWhole
    ? new Set(databaseTests.filter((file) => !onBoth.test(file) && !embeddedOnly.test(file)))
    : new Set();
const onServer = isWhole ? databaseTests : databaseTests.filter((file) => !embeddedOnly.test(file));
const withoutEngines = engines.firefox || engines.webkit ? [] : ['--exclude', 'tests/e2e/engines.test.ts'];

/**
 * Three at a time where there is memory for them, otherwise two: while one waits for servers, databases or pages, the
 * others have the processors. With two, a fifth of two cores was idle. The longest comes first.
 */
const cores = os.availableParallelism();
const atOnce = cores > 1 && os.freemem() > 12 * 1024 ** 3 ? 3 : Math.min(2, cores);
let built;
/** Of the test of the guide to running: programs of PostgreSQL that are older than a server refuse to dump it, and the packages with other versions hold the server alone. */
const dumps = 'demo/sandbox/running.postgres.test.ts';
const hasPrograms =
  !process.env.TEST_POSTGRES || fs.existsSync(`/usr/lib/postgresql/${process.env.TEST_POSTGRES}/bin/pg_dump`);
if (!hasPrograms) run.note(`pg_dump ${process.env.TEST_POSTGRES} is not on this machine: ${dumps} was left out.`);
// `TEST_POSTGRES=18 npm test`: the sandbox alone, on that version of the server.
const onOther = process.env.TEST_POSTGRES
  ? [
      () =>
        run.vitest(
          `sandbox on PostgreSQL ${process.env.TEST_POSTGRES}`,
          ['--project', 'node', ...onServer.filter((file) => hasPrograms || file !== dumps)],
          {
            TEST_DATABASE_URL: postgres.url,
          },
        ),
    ]
  : undefined;
const parts = onOther ?? [
  () => (built = run.script('build', 'scripts/build.mjs')),
  () => run.check('lint', 'oxlint', '--quiet'),
  // Each further checker checks the shared types again: a third more of a processor that other parts wait for.
  () => run.check('types', 'typescript-7/bin/tsc', '--noEmit', '-p', '.', '--checkers', '1'),
  async () => {
    await Promise.all([built, hostilePackages]);
    await run.vitest('journeys in browsers', ['--project', 'e2e', ...withoutEngines], { CHROMIUM: chromium });
  },
  () => run.check('format', 'oxfmt', '--check', '**/*.{ts,tsx,mts,mjs,js,css}'),
  () => run.vitest('rules', ['--project', 'pure']),
  ...Array.from(
    { length: isWhole ? 3 : 1 },
    (_, n) => () =>
      run.vitest(
        `widgets${n ? `, order ${n + 1}` : ''}`,
        ['--project', 'widgets-react', '--project', 'widgets-preact'],
        { TEST_ORDER: String(order + n) },
      ),
  ),
  ...(postgres
    ? [
        () =>
          run.vitest('sandbox on PostgreSQL', ['--project', 'node', ...onServer], {
            TEST_DATABASE_URL: postgres.url,
          }),
      ]
    : []),
  () => run.vitest('shared parts', ['--project', 'react', '--project', 'preact']),
  async () => {
    await built;
    await run.vitest('npm package and its example', ['--project', 'npm'], { CHROMIUM: chromium });
  },
  // After the tests on PostgreSQL, which have read and transformed the same modules.
  async () => {
    await built;
    await run.vitest('import rules, sandbox on the embedded database, size', [
      '--project',
      'node',
      ...nodeTests.filter((file) => !onServerAlone.has(file) && !file.endsWith('.postgres.test.ts')),
    ]);
  },
];
try {
  await inTurns(parts, atOnce);
} finally {
  if (postgres) run.beside('server of PostgreSQL', postgres.spent());
  postgres?.stop();
}
run.finish();
