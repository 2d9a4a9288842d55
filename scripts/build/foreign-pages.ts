import path from 'node:path';
import type { Plugin } from 'vite';
import { textOfLateSteps } from './late-steps.ts';

/**
 * What packages and the bundler write that does not stand on other people's pages, put right in the finished code:
 * - `for…in` also finds what a page has added to Object.prototype: own keys only.
 * - where Object.prototype is frozen, `X.prototype.valueOf = …` throws: the property is defined first.
 */
const repairs: [RegExp, string][] = [
  [/\bfor ?\(((?:var |let |const )?[\w$]+) in ([\w$]+)\)/g, 'for($1 of Object.keys($2||{}))'],
  [/\b([\w$]+)\.prototype\.(valueOf|toString|toLocaleString|constructor) ?=(?!=)/g, 'Object.defineProperty($1.prototype,"$2",{writable:!0,configurable:!0}).$2='],
];

/** For the bundler: `Array.from` of whatever reaches a page is ours. */
export const arrayFrom = (root: string): Record<string, [file: string, name: string]> => ({ 'Array.from': [path.join(root, 'src/entries/array-from.ts'), 'arrayFrom'] });

export const repaired = (code: string): string => repairs.reduce((text, [wrong, right]) => text.replace(wrong, right), code);

export function foreignPages(): Plugin {
  return {
    name: 'foreign-pages',
    augmentChunkHash: textOfLateSteps,
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const file of Object.values(bundle)) if (file.type === 'chunk') file.code = repaired(file.code);
      },
    },
  };
}
