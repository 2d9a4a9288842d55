import fs from 'node:fs';
import path from 'node:path';
import { transform } from 'lightningcss';
import type { Plugin } from 'vite';

const targets = { chrome: 105 << 16, safari: (16 << 16) | (4 << 8), firefox: 110 << 16 };

/**
 * Public tokens are `--travel-x`; inside a shadow root they are read as `--_x`, colours without `color-`, which the token sheet
 * defines as `var(--travel-x, <theme value>)`, so that a partner can set `--travel-x` on any ancestor.
 */
const readTokensInside = (css: string): string => css.replace(/--travel-(?:color-)?/g, '--_');

/** Followed by the path below the project: a build does not contain the project's folder. */
export const shadowPrefix = '\0shadow:';
const idOf = (file: string): string => `${shadowPrefix}${path.relative('', file)}.js`;

/**
 * `import css from './x.css?shadow'` gives the minified text of a style sheet as a string.
 * No CSS file is emitted and nothing is put into the page: strict policies forbid both.
 */
export function shadowCss(): Plugin {
  return {
    name: 'shadow-css',
    enforce: 'pre',
    resolveId(source, importer) {
      if (!source.endsWith('.css?shadow')) return null;
      const file = source.replace('?shadow', '');
      const from = importer?.replace(/\?.*/, '') ?? '';
      const full = file.startsWith('#')
        ? path.resolve(file.replace(/^#(widgets|themes|demo)\//, '$1/').replace(/^#/, 'src/'))
        : path.resolve(path.dirname(from), file);
      return idOf(full);
    },
    load(id) {
      if (!id.startsWith(shadowPrefix)) return null;
      const file = path.resolve(id.slice(shadowPrefix.length, -3));
      this.addWatchFile(file);
      const { code } = transform({ filename: file, code: fs.readFileSync(file), minify: true, targets });
      return `export default ${JSON.stringify(readTokensInside(code.toString()))};`;
    },
    hotUpdate: {
      order: 'pre',
      handler({ file, modules }) {
        if (!file.endsWith('.css')) return undefined;
        const found = this.environment.moduleGraph.getModuleById(idOf(file));
        return found ? [found] : modules;
      },
    },
  };
}
