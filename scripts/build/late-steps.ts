import fs from 'node:fs';
import path from 'node:path';

/**
 * Steps that change chunks after their names have been hashed. Their own text goes into every hash: a step that is
 * changed gives files other names, since a released name never gets other bytes.
 */
const lateSteps = [
  'ascii.ts',
  'compile-hints.ts',
  'compress-first.ts',
  'foreign-pages.ts',
  'inline-runtime.ts',
  'lost-chunks.ts',
];

export const textOfLateSteps = (): string =>
  lateSteps.map((file) => fs.readFileSync(path.join('scripts/build', file), 'utf8')).join('');
