import path from 'node:path';
import type { Plugin } from 'vite';
import { edited, nodesOf } from './edits.ts';
import type { Node } from './edits.ts';

const helper = path.resolve(import.meta.dirname, '../../src/base/stray.ts');

/** Its name in the code: a path would be longer on one machine than on another, and parts are cut by their size. */
const helperName = '#base/stray.ts';

/** `void f()` marks a promise without a waiter: in code for partner pages its failure does not reach the page. */
export function keptPromises(): Plugin {
  return {
    name: 'kept-promises',
    transform(code, id) {
      if (!/\/(src|widgets)\/(?!loader\/)[^?]+(?<!\.test)\.tsx?$/.test(id) || id === helper || !code.includes('void '))
        return null;
      const found = nodesOf(this.parse(code)).filter(
        ({ type, operator, argument }) =>
          type === 'UnaryExpression' && operator === 'void' && (argument as Node).type === 'CallExpression',
      );
      if (!found.length) return null;
      const edits = found.flatMap(({ start, end }) => [
        { at: start, cut: 4, text: '__kept(' },
        { at: end, cut: 0, text: ')' },
      ]);
      return { code: `import { kept as __kept } from '${helperName}';\n${edited(code, edits)}`, map: null };
    },
  };
}
