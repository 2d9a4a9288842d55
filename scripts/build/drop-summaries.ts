import type { Plugin } from 'vite';

/** The one-line summaries of the contract's rows are for `/docs`; no byte of them goes to a partner's page. */
export function dropSummaries(): Plugin {
  return {
    name: 'drop-summaries',
    enforce: 'pre',
    transform(code, id) {
      if (!/\/src\/contract\/[\w-]+\.ts$/.test(id)) return null;
      return { code: code.replace(/(\brow<[^(]*\(\s*'[^']+',\s*)'[^']*'/g, "$1''"), map: null };
    },
  };
}
