import path from 'node:path';
import type { Plugin } from 'vite';
import { textOfLateSteps } from './late-steps.ts';

const helper = path.resolve(import.meta.dirname, '../../src/api/import-again.ts');

/**
 * Every `import()` of a chunk takes the query string of `importAgain`, so that a lost chunk is asked for under another
 * address. Stands in the place of Vite's preload helper, which would append `<link>` to the partner's head.
 */
export function lostChunks(): Plugin {
  return {
    name: 'lost-chunks',
    enforce: 'pre',
    // By a name instead of its path, which is longer on one machine than on another: parts are cut by their size.
    resolveId: (source) => (source === 'lost-chunks/import-again' ? helper : null),
    load: {
      order: 'pre',
      handler: (id) => (/vite\/preload-helper/.test(id) ? `import { addressEnd } from 'lost-chunks/import-again';\nexport const __vitePreload = (load) => load(addressEnd());` : null),
    },
    renderChunk(code) {
      if (!code.includes('__vitePreload(')) return null;
      return code
        .replace(/__vitePreload\((async )?\(\) =>/g, '__vitePreload($1(end) =>')
        .replace(/\bimport\((["'`]\.\/[^"'`]+["'`])\)/g, 'import($1 + end)');
    },
    augmentChunkHash: textOfLateSteps,
    generateBundle: {
      order: 'post',
      // The list of what Vite's own helper would preload is empty, and some thirty times the same.
      handler(_options, bundle) {
        for (const file of Object.values(bundle)) if (file.type === 'chunk') file.code = file.code.replaceAll(/,\s*\[\],\s*import\.meta\.url\)/g, ')');
      },
    },
  };
}
