import path from 'node:path';
import type { Plugin } from 'vite';
import { classFolders, readShortClasses, shortenClasses, shortenSelectors } from './class-names.mjs';
import { edited, nodesOf } from './edits.ts';
import type { Edit, Node } from './edits.ts';
import { shadowPrefix } from './shadow-css.ts';

const root = path.resolve(import.meta.dirname, '../..');

const hasClasses = (file: string): boolean =>
  /\.tsx?$/.test(file) && classFolders.some((folder) => file.startsWith(`${folder}/`));

/** Literals of a module that could hold classes: not the addresses that it imports. */
function literalsOf(tree: unknown): Node[] {
  const nodes = nodesOf(tree);
  const addresses = new Set(nodes.flatMap(({ type, source }) => (/^(?:Im|Ex)port/.test(type) ? [source] : [])));
  return nodes.filter(
    (node) =>
      !addresses.has(node) &&
      (node.type === 'TemplateElement' || (node.type === 'Literal' && typeof node['value'] === 'string')),
  );
}

/** The text with the classes of its literals made short: those of code, or those of selectors alone. */
export function withShortClasses(code: string, tree: unknown, shorten: (text: string) => string): string {
  const edits = literalsOf(tree).flatMap(({ start, end }): Edit[] => {
    const text = code.slice(start, end);
    const short = shorten(text);
    return short === text ? [] : [{ at: start, cut: end - start, text: short }];
  });
  return edited(code, edits);
}

/**
 * Gives the classes of style sheets short names, the same ones in the code that sets them. Of what is below `tests` the
 * selectors read them, so that browser tests find in the built product what they name.
 */
export function shortClasses(): Plugin {
  let short: ReadonlyMap<string, string> | undefined;
  return {
    name: 'short-classes',
    buildStart() {
      short = undefined;
    },
    transform(code, id) {
      const file = path.relative(root, id);
      const isSheet = id.startsWith(shadowPrefix);
      const isTest = file.startsWith('tests/e2e/');
      if (!isSheet && !isTest && !hasClasses(file)) return null;
      const names = (short ??= readShortClasses(root));
      const text = isSheet
        ? shortenSelectors(code, names)
        : withShortClasses(code, this.parse(code), (literal) =>
            (isTest ? shortenSelectors : shortenClasses)(literal, names),
          );
      return text === code ? null : { code: text, map: null };
    },
  };
}
