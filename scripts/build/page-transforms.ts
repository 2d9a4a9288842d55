import type { Plugin } from 'vite';
import { dropSummaries } from './drop-summaries.ts';
import { foreignPages } from './foreign-pages.ts';
import { keptPromises } from './kept-promises.ts';
import { ownDocument } from './own-document.ts';
import { shadowCss } from './shadow-css.ts';

/** Transforms of all code for a partner's page: in the script-tag build, in the npm package, and in the tests on Preact. */
export const pageTransforms = (): Plugin[] => [
  ownDocument(),
  keptPromises(),
  dropSummaries(),
  shadowCss(),
  foreignPages(),
];

/** Packages of the script-tag build: tests let them go through the same transforms. */
export const pagePackages = [/\/node_modules\/(?:preact|@preact|@floating-ui|@noble|uqr)\//];
