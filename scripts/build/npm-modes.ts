import path from 'node:path';
import type { Plugin, UserConfig } from 'vite';
import { asciiOnly } from './ascii.ts';
import { npmChunkGroups } from './chunks.ts';
import { declarations } from './declarations.ts';
import { npmEntries, npmFiles } from './npm-files.ts';
import { pageTransforms } from './page-transforms.ts';
import { browserTargets } from './preact-alias.ts';
import { rowValues } from './row-values.ts';
import { shadowCss } from './shadow-css.ts';

/** Our own files; `react.tsx` names React's runtime itself. */
const jsx = { jsx: { runtime: 'automatic' as const, importSource: 'guarded', development: false } };

/** React's server components may import a module only when it says that it is for the client. */
const useClient = (): Plugin => ({
  name: 'use-client',
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      const entry = bundle['react.js'];
      if (entry?.type !== 'chunk') throw new Error('the package has no react.js');
      entry.code = `'use client';\n${entry.code}`;
    },
  },
});

/** No comments that name the files of the machine it was built on. */
const experimental = { attachDebugInfo: 'none' as const };

/** The parts of `dist/npm`: code for a page (on the partner's own React), code for Node, and `sign` for `require`. */
export function npmModes(root: string, version: string): Record<'npm' | 'npm-node' | 'npm-cjs', () => UserConfig> {
  const at = (file: string) => path.join(root, file);
  const define = { ...rowValues, __VERSION__: JSON.stringify(version) };
  const output = { format: 'es' as const, entryFileNames: '[name].js', chunkFileNames: 'widgets/[name].js' };
  return {
    npm: () => ({
      publicDir: false,
      plugins: [
        ...pageTransforms(),
        asciiOnly(),
        useClient(),
        ...declarations(root, [npmEntries.sign]),
        npmFiles(root),
      ],
      resolve: {
        alias: {
          'guarded/jsx-runtime': at('src/entries/guarded-jsx.ts'),
          // A copy of React's own hook for older Reacts; it asks for React by `require`, which no browser has.
          'use-sync-external-store/shim/index.js': 'react',
        },
      },
      oxc: jsx,
      define,
      build: {
        outDir: at('dist/npm'),
        emptyOutDir: true,
        target: browserTargets,
        modulePreload: false,
        minify: false,
        // A library gets no preloading of Vite's own: a partner's Vite adds its own to each `import()`.
        lib: {
          entry: { index: at(npmEntries.index), react: at(npmEntries.react), sign: at(npmEntries.sign) },
          formats: ['es'],
        },
        rolldownOptions: {
          experimental,
          external: /^react(-dom)?(\/|$)/,
          preserveEntrySignatures: 'strict',
          output: {
            ...output,
            // They are in the declarations.
            comments: { jsdoc: false },
            codeSplitting: {
              groups: npmChunkGroups(root, [npmEntries.index, npmEntries.react, npmEntries.sign]),
            },
          },
        },
      },
    }),
    'npm-node': () => ({
      publicDir: false,
      plugins: [shadowCss()],
      define,
      build: {
        ssr: true,
        outDir: at('dist/npm'),
        emptyOutDir: false,
        target: 'node20',
        minify: false,
        rolldownOptions: {
          experimental,
          input: { testing: at(npmEntries.testing), cli: at('src/entries/cli.ts') },
          external: ['@electric-sql/pglite', 'pg'],
          preserveEntrySignatures: 'strict',
          output: { ...output, chunkFileNames: 'testing/[name].js' },
        },
      },
      ssr: { noExternal: true, external: ['@electric-sql/pglite', 'pg'] },
    }),
    'npm-cjs': () => ({
      publicDir: false,
      build: {
        ssr: true,
        outDir: at('dist/npm'),
        emptyOutDir: false,
        target: 'node20',
        minify: false,
        rolldownOptions: {
          experimental,
          input: { sign: at(npmEntries.sign) },
          output: { format: 'cjs', entryFileNames: '[name].cjs' },
        },
      },
    }),
  };
}
