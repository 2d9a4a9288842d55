import type { Plugin } from 'vite';
import { textOfLateSteps } from './late-steps.ts';

/**
 * Chromium compiles these files whole while they arrive, off the page's thread, instead of function by function
 * while they run ("explicit compile hints" of V8); other engines read a comment.
 */
const hinted = new Set(['loader', 'script', 'flight-search']);

export function compileHints(): Plugin {
  return {
    name: 'compile-hints',
    augmentChunkHash: textOfLateSteps,
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const file of Object.values(bundle))
          if (file.type === 'chunk' && hinted.has(file.name)) file.code = `//# allFunctionsCalledOnLoad\n${file.code}`;
      },
    },
  };
}
