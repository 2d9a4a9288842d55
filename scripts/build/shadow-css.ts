import fs from 'node:fs';
import path from 'node:path';
import { transform } from 'lightningcss';
import type { Plugin } from 'vite';

const targets = { chrome: 105 << 16, safari: (16 << 16) | (4 << 8), firefox: 110 << 16 };

/**
 * Public tokens are `--travel-x`; inside a shadow root they are read as `--_x`, which the token sheet
 * defines as `var(--travel-x, <theme value>)`, so that a partner can set `--travel-x` on any ancestor.
 */
export const readTokensInside = (css: string): string => css.replaceAll('--travel-', '--_');

const prefix = '\0shadow:';

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
      return `${prefix}${full}.js`;
    },
    load(id) {
      if (!id.startsWith(prefix)) return null;
      const file = id.slice(prefix.length, -3);
      this.addWatchFile(file);
      const { code } = transform({ filename: file, code: fs.readFileSync(file), minify: true, targets });
      return `export default ${JSON.stringify(readTokensInside(code.toString()))};`;
    },
    hotUpdate: {
      order: 'pre',
      handler({ file, modules }) {
        if (!file.endsWith('.css')) return undefined;
        const found = this.environment.moduleGraph.getModuleById(`${prefix}${file}.js`);
        return found ? [found] : modules;
      },
    },
  };
}

/** Vite's preload helper appends `<link>` to the partner's head; a bare import is all we need. */
export function noPreloadHelper(): Plugin {
  return {
    name: 'no-preload-helper',
    enforce: 'pre',
    load: {
      order: 'pre',
      handler: (id) => (/vite\/preload-helper/.test(id) ? 'export const __vitePreload = (load) => load();' : null),
    },
  };
}
