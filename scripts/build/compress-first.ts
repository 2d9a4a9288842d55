import { minify } from 'terser';
import type { Plugin } from 'vite';
import { textOfLateSteps } from './late-steps.ts';

/** Files that most screens wait for, the largest screen, and the doctor. The others are left alone: the pass takes a second for the largest of these. */
const first = new Set(['loader', 'script', 'flight-search', 'controls', 'places', 'train-order', 'doctor']);

/** Folds what the bundler's own minifier leaves: a hundredth of the files that every screen asks for. */
export function compressFirst(): Plugin {
  return {
    name: 'compress-first',
    augmentChunkHash: textOfLateSteps,
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type !== 'chunk' || !first.has(file.name)) continue;
          const { code } = await minify(file.code, {
            ecma: 2020,
            module: file.exports.length > 0,
            // `unsafe`: short sums of texts, and nothing else that the loader has.
            compress: { passes: 3, ...(file.name === 'loader' && { unsafe: true, unsafe_arrows: true }) },
            // The bundler's names pack better but in files of their own that share none.
            mangle: ['loader', 'doctor'].includes(file.name),
            format: { ascii_only: true },
          });
          if (!code) throw new Error(`${file.fileName} is empty after it was compressed`);
          file.code = code;
        }
      },
    },
  };
}
