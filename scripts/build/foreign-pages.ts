import path from 'node:path';
import { parseAst } from 'vite';
import type { Plugin } from 'vite';
import { edited, nodesOf } from './edits.ts';
import type { Edit, Node } from './edits.ts';
import { textOfLateSteps } from './late-steps.ts';

/** Built-ins that pages replace, and their stand-ins: a file of ours and its export. */
export const standIns: Record<string, { file: string; name: string }> = {
  'Array.from': { file: 'src/entries/array-from.ts', name: 'arrayFrom' },
};

const root = path.resolve(import.meta.dirname, '../..');
const fileOf = (builtIn: string): string => path.join(root, standIns[builtIn]?.file ?? '');

const isFrozenName = /^(?:valueOf|toString|toLocaleString|constructor)$/;
const nameOf = (node: unknown): string => {
  const { type, name, object, property, computed } = node as Node;
  if (type === 'Identifier') return String(name);
  return type === 'MemberExpression' && !computed ? `${nameOf(object)}.${nameOf(property)}` : '';
};

/** The head of a loop up to its `in`, or a method that is replaced on a prototype: some code with neither has it, too. */
const mayBreak = /\bfor\s*\([^;]*?\bin\b|\.prototype\s*\.\s*(?:valueOf|toString|toLocaleString|constructor)\b/;

/** Edits of one node. */
function editsOf(node: Node, code: string): Edit[] {
  const { type, start, end } = node;
  if (type === 'ForInStatement') {
    const [left, right, body] = [node['left'], node['right'], node['body']] as [Node, Node, Node];
    const word = left.end + code.slice(left.end, right.start).search(/\bin\b/);
    return [
      { at: word, cut: 2, text: 'of Object.keys((' },
      { at: code.lastIndexOf(')', body.start - 1), cut: 0, text: ')||{})' },
    ];
  }
  if (type === 'AssignmentExpression' && node['operator'] === '=') {
    const left = node['left'] as Node;
    const [, owner, name = ''] = /^([\w$]+\.prototype)\.([\w$]+)$/.exec(nameOf(left)) ?? [];
    if (owner && isFrozenName.test(name))
      return [
        {
          at: left.start,
          cut: left.end - left.start,
          text: `Object.defineProperty(${owner},"${name}",{writable:!0,configurable:!0}).${name}`,
        },
      ];
  }
  if (type === 'MemberExpression') {
    const standIn = standIns[nameOf(node)];
    if (standIn) return [{ at: start, cut: end - start, text: `__${standIn.name}` }];
  }
  return [];
}

/**
 * Repairs code of ours and of packages that would break on partner pages:
 * - `for…in` also finds what a page has added to Object.prototype: own keys only.
 * - where Object.prototype is frozen, `X.prototype.valueOf = …` throws: the property is defined first.
 * - built-ins that pages replace: our own take their place.
 */
export function repaired(code: string, parse: (code: string) => unknown = parseAst): string {
  const names = Object.keys(standIns);
  // To read a module as a tree takes longer than all else that is done to it.
  if (!mayBreak.test(code) && !names.some((name) => code.includes(name))) return code;
  const edits = nodesOf(parse(code)).flatMap((node) => editsOf(node, code));
  if (!edits.length) return code;
  const text = edited(code, edits);
  const used = names.filter((builtIn) => edits.some((edit) => edit.text === `__${standIns[builtIn]?.name}`));
  return (
    used
      .map(
        (builtIn) =>
          `import { ${standIns[builtIn]?.name} as __${standIns[builtIn]?.name} } from 'stand-in:${builtIn}';`,
      )
      .join('') + text
  );
}

/** Files of the tests themselves are on no page. */
const isOfTests = (id: string): boolean => /^(?:tests|demo)\/|\.test\.tsx?$/.test(path.relative(root, id));

export function foreignPages(): Plugin {
  return {
    name: 'foreign-pages',
    resolveId: (source) => (source.startsWith('stand-in:') ? fileOf(source.slice(9)) : null),
    transform(code, id) {
      if (
        !/\.[cm]?[jt]sx?$/.test(id) ||
        isOfTests(id) ||
        Object.keys(standIns).some((builtIn) => id === fileOf(builtIn))
      )
        return null;
      const text = repaired(code, (given) => this.parse(given));
      return text === code ? null : { code: text, map: null };
    },
    augmentChunkHash: textOfLateSteps,
    generateBundle: {
      order: 'post',
      // The bundler's own lines, which no transform sees.
      handler(_options, bundle) {
        for (const file of Object.values(bundle))
          if (file.type === 'chunk')
            file.code = file.code.replace(
              /\bfor ?\(((?:var |let |const )?[\w$]+) in ([\w$]+)\)/g,
              'for($1 of Object.keys($2||{}))',
            );
      },
    },
  };
}
