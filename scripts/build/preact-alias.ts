import path from 'node:path';

const own = (file: string) => path.resolve(import.meta.dirname, '../../src/preact', file);

/** The one list that makes the script-tag build and one test project run on Preact (decisions 001, 003 and 011). */
export const preactAlias = [
  { find: /^react\/jsx-runtime$/, replacement: 'preact/jsx-runtime' },
  { find: /^react\/jsx-dev-runtime$/, replacement: 'preact/jsx-dev-runtime' },
  { find: /^react-dom(\/client)?$/, replacement: own('react-dom.ts') },
  { find: /^react$/, replacement: own('react.ts') },
  { find: /^\.\/use-values\.ts$/, replacement: own('use-values.ts') },
];

/** The oldest supported browsers. */
export const browserTargets = ['chrome105', 'safari16.4', 'firefox110', 'edge105'];
