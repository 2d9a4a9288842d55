import path from 'node:path';
import type { Plugin } from 'vite';

const helper = path.resolve(import.meta.dirname, '../../src/kit/stray.ts');

/** Its name in the code: a path would be longer on one machine than on another, and parts are cut by their size. */
const helperName = '#kit/stray.ts';

interface Node {
  type: string;
  start: number;
  end: number;
  operator?: string;
  argument?: Node;
}

function* nodesOf(node: unknown): Generator<Node> {
  if (!node || typeof node !== 'object') return;
  if (typeof (node as Node).type === 'string') yield node as Node;
  for (const part of Object.values(node)) yield* nodesOf(part);
}

/** `void f()` says that nobody waits for a promise: in what reaches a partner's page its failure is kept from that page. */
export function keptPromises(): Plugin {
  return {
    name: 'kept-promises',
    transform(code, id) {
      if (!/\/(src|widgets)\/(?!loader\/)[^?]+\.tsx?$/.test(id) || id === helper || !code.includes('void ')) return null;
      const found = Array.from(nodesOf(this.parse(code))).filter(({ type, operator, argument }) => type === 'UnaryExpression' && operator === 'void' && argument?.type === 'CallExpression');
      if (!found.length) return null;
      const marks = found.flatMap(({ start, end }) => [{ at: start, cut: 4, text: '__kept(' }, { at: end, cut: 0, text: ')' }]).toSorted((a, b) => b.at - a.at || a.cut - b.cut);
      let kept = code;
      for (const { at, cut, text } of marks) kept = kept.slice(0, at) + text + kept.slice(at + cut);
      return { code: `import { kept as __kept } from '${helperName}';\n${kept}`, map: null };
    },
  };
}
