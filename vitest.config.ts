import { defineConfig } from 'vitest/config';
import { preactAlias } from './scripts/build/preact-alias.ts';
import { shadowCss } from './scripts/build/shadow-css.ts';

const jsx = { oxc: { jsx: { runtime: 'automatic' as const, importSource: 'react', development: false } } };
const ui = {
  environment: 'happy-dom',
  include: ['src/**/*.test.{ts,tsx}', 'widgets/**/*.test.{ts,tsx}', 'themes/**/*.test.ts'],
  setupFiles: ['./tests/support/setup-dom.ts'],
  testTimeout: 15_000,
} as const;

/** Three projects: what users see on React and on Preact, and everything that runs on a server. */
export default defineConfig({
  plugins: [shadowCss()],
  test: {
    projects: [
      { extends: true, ...jsx, test: { ...ui, name: 'react' } },
      { extends: true, ...jsx, resolve: { alias: preactAlias }, test: { ...ui, name: 'preact' } },
      {
        extends: true,
        test: { name: 'node', environment: 'node', include: ['tests/*.test.ts', 'demo/**/*.test.ts', 'scripts/**/*.test.ts'], testTimeout: 60_000 },
      },
    ],
  },
});
