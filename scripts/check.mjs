import { ensurePackages } from './lib/setup.mjs';

ensurePackages();
const { createRun } = await import('./lib/steps.mjs');
const run = createRun();
await run.check('types', 'typescript-7/bin/tsc', '--noEmit', '-p', '.');
await run.check('lint', 'oxlint', '--quiet');
await run.check('format', 'oxfmt', '--check', '**/*.{ts,tsx,mts,mjs,js,css}');
await run.vitest('import rules', ['--project', 'node', 'tests/']);
await run.vitest('rules', ['--project', 'pure']);
await run.vitest('shared parts on React and Preact', ['--project', 'react', '--project', 'preact']);
run.finish();
