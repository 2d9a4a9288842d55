import os from 'node:os';
import { configDefaults, defineConfig } from 'vitest/config';
import { pagePackages, pageTransforms } from './scripts/build/page-transforms.ts';
import { preactAlias } from './scripts/build/preact-alias.ts';
import { rowValues } from './scripts/build/row-values.ts';
import { shadowCss } from './scripts/build/shadow-css.ts';
import { shortClasses } from './scripts/build/short-classes.ts';
import { patienceMs, testPatienceMs } from './tests/support/patience.ts';
import { SlowestFirst } from './tests/support/slowest-first.ts';

const jsx = { oxc: { jsx: { runtime: 'automatic' as const, importSource: 'react', development: false } } };
/** Rooms of pure functions: no page, no framework, nothing one file could leave to the next. */
const pure = ['base', 'domain', 'routes', 'api', 'theme', 'contract'].map((room) => `src/${room}/**/*.test.ts`);
const ui = {
  environment: 'happy-dom',
  environmentOptions: {
    happyDOM: { url: 'http://127.0.0.1:4620/', settings: { fetch: { disableSameOriginPolicy: true } } },
  },
  include: ['src/**/*.test.{ts,tsx}', 'widgets/**/*.test.{ts,tsx}', 'themes/**/*.test.ts'],
  setupFiles: ['./tests/support/page/setup-dom.ts'],
};
/** Tests that mount whole widgets against the sandbox (tests/support/page/mount-widget.tsx); the second setup keeps apart the files of a worker. */
const widgets = {
  ...ui,
  include: ['widgets/**/*.test.{ts,tsx}'],
  globalSetup: ['./tests/support/own-sandboxes.ts'],
  setupFiles: [...ui.setupFiles, './tests/support/page/setup-widgets.ts'],
};
const shared = { ...ui, include: ['src/**/*.test.{ts,tsx}'], exclude: pure };
/**
 * Where React and Preact may differ: the controls and what mounts them. Parts and screens are made of these and run on
 * React inside of widgets; all of them, and tests without a component, before a release.
 */
const components = process.env['TEST_ALL'] ? shared.include : ['src/{kit,preact,runtime,ui}/**/*.test.tsx'];
/** Every widget once (opened, typed into, left by its member), the prices, which both builds must show alike, and the map of hotels. */
const onReactToo = [
  'widgets/*.test.tsx',
  'widgets/flight/flight-search/one-price-on-screen.test.tsx',
  'widgets/hotel/hotel-booking/map/*.test.tsx',
];
/** Objects of a test live for milliseconds: a larger space for young ones is collected less often, a tenth of the time of the tests in Node. */
const room = '--max-semi-space-size=64';
const withRoom = { execArgv: [room] };

/** A fresh window and fresh modules for each file, in a process that has read happy-dom once: to read it took longer than the tests. */
const inContexts = {
  pool: 'vmForks' as const,
  ...withRoom,
  deps: { optimizer: { client: { enabled: false }, ssr: { enabled: false } } },
};
/** Tests run the code of the script-tag build: the same alias, the same transforms, also of packages. */
const preact = { resolve: { alias: preactAlias }, plugins: pageTransforms() };
const react = { plugins: [shadowCss()] };
const packages = { server: { deps: { inline: pagePackages } } };

/** Files share nothing but a process and its modules, which are read once: each has a sandbox of its own, those of widgets an emptied page. */
const inOneProcess = { isolate: false };

/** Tests that need a PostgreSQL server: part of the run that has one (scripts/test.mjs). */
const serverOnly = process.env['TEST_DATABASE_URL'] ? [] : ['**/*.postgres.test.ts'];

/** Files whose every test is one of the whole run (tests/support/whole.ts). */
const wholeOnly = process.env['TEST_ALL'] ? [] : ['tests/e2e/import-many.test.ts'];
/** On the embedded database its steps take as long as all other tests of this folder. */
const longHere =
  process.env['TEST_ALL'] || process.env['TEST_DATABASE_URL'] ? [] : ['demo/sandbox/ground/database/schema.test.ts'];
/** Minutes of load: in a whole run, and by `npm run bench soak`. */
const soak = process.env['TEST_ALL'] || process.env['SOAK_MINUTES'] ? [] : ['demo/sandbox/soak.postgres.test.ts'];

/** Controls and the runtime run on React and on Preact; parts, screens and widgets on Preact, which the script tag ships, and each widget once on React; code for servers runs in Node. */
export default defineConfig({
  define: rowValues,
  test: {
    // One more than there are cores: a worker waits for servers, databases and timers.
    maxWorkers: os.availableParallelism() + 1,
    sequence: { sequencer: SlowestFirst },
    // The default is a second, and five for a test.
    expect: { poll: { timeout: patienceMs } },
    testTimeout: testPatienceMs,
    hookTimeout: testPatienceMs,
    projects: [
      {
        extends: true,
        // The same plugins as of the tests in Node: a module that both read is transformed once in a run.
        ...react,
        test: {
          name: 'pure',
          environment: 'node',
          include: [...pure, 'themes/**/*.test.ts'],
          isolate: false,
          ...withRoom,
        },
      },
      { extends: true, ...jsx, ...react, test: { ...shared, name: 'react', include: components, ...inContexts } },
      { extends: true, ...jsx, ...preact, test: { ...shared, ...packages, name: 'preact', ...inContexts } },
      {
        extends: true,
        ...jsx,
        ...react,
        test: {
          ...widgets,
          ...inOneProcess,
          ...withRoom,
          name: 'widgets-react',
          include: onReactToo,
          env: { ON_REACT: '1' },
        },
      },
      {
        extends: true,
        ...jsx,
        ...preact,
        test: { ...widgets, ...packages, ...inOneProcess, ...withRoom, name: 'widgets-preact' },
      },
      {
        extends: true,
        ...react,
        test: {
          name: 'node',
          environment: 'node',
          ...inOneProcess,
          include: ['tests/*.test.ts', 'demo/**/*.test.ts', 'scripts/**/*.test.ts'],
          exclude: [...configDefaults.exclude, ...serverOnly, ...longHere, ...soak],
          globalSetup: ['./tests/support/seed-once.ts'],
          // Each worker reads the server's modules and PostgreSQL for itself: five seconds of a processor.
          maxWorkers: 2,
          // Projects with numbers of workers of their own do not run side by side.
          sequence: { groupOrder: 1 },
          // To optimise PostgreSQL's WebAssembly takes longer than the tests gain by it: a fifth of their time.
          execArgv: ['--liftoff-only', room],
        },
      },
      {
        extends: true,
        ...jsx,
        ...react,
        define: { __VERSION__: '"test"' },
        test: {
          name: 'npm',
          environment: 'node',
          include: ['tests/npm/*.test.{ts,tsx}'],
          globalSetup: ['./tests/npm/support/packed.ts'],
        },
      },
      {
        extends: true,
        // The built product has short names of classes, and so have the selectors of its tests.
        plugins: [shadowCss(), shortClasses()],
        test: {
          name: 'e2e',
          environment: 'node',
          include: ['tests/e2e/*.test.ts'],
          exclude: [...configDefaults.exclude, ...wholeOnly],
          // To read playwright takes as long as many a test.
          ...inOneProcess,
          globalSetup: ['./tests/e2e/support/running-product.ts'],
          // Each has a browser and a product of its own, and waits for them.
          maxWorkers: 3,
          sequence: { groupOrder: 2 },
        },
      },
    ],
  },
});
