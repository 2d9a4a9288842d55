/** The one list that makes the script-tag build and one test project run on Preact (decision 001). */
export const preactAlias = [
  { find: /^react\/jsx-runtime$/, replacement: 'preact/jsx-runtime' },
  { find: /^react\/jsx-dev-runtime$/, replacement: 'preact/jsx-dev-runtime' },
  { find: /^react-dom\/client$/, replacement: 'preact/compat/client' },
  { find: /^react-dom\/test-utils$/, replacement: 'preact/test-utils' },
  { find: /^react-dom$/, replacement: 'preact/compat' },
  { find: /^react$/, replacement: 'preact/compat' },
];

/** What the oldest supported browsers understand (quality.md, floor). */
export const browserTargets = ['chrome105', 'safari16.4', 'firefox110', 'edge105'];
