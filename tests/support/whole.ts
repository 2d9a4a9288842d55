import { test } from 'vitest';

/** Every case (`npm run test:all`, before a release); otherwise the lean ones, one of each kind. */
export const isWhole = Boolean(process.env['TEST_ALL']);

/** All cases in a whole run, the lean ones in every other. */
export const casesOf = <T>(all: readonly T[], isLean: (one: T) => boolean): readonly T[] =>
  isWhole ? all : all.filter(isLean);

/** A test of the whole run alone: a leaner one proves its kind in every run. */
export function wholeTest(name: string, work: () => Promise<void>): void {
  if (isWhole) test(name, work);
}
