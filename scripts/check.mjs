import { ensurePackages } from './lib/setup.mjs';

ensurePackages();
const { createRun } = await import('./lib/steps.mjs');
const { build } = await import('./lib/build.mjs');
const run = createRun();
await run.check('types', 'tsc', '--noEmit', '-p', '.');
await run.check('lint', 'oxlint', '--quiet');
// One of these tests kills the built server.
await build({ only: ['sandbox'], log: run.note });
await run.vitest('import rules', ['--project', 'node', 'tests/']);
await run.vitest('unit tests on React and Preact', ['--project', 'react', '--project', 'preact']);
run.finish();
