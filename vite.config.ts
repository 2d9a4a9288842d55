import fs from 'node:fs';
import path from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import type { UserConfig } from 'vite';
import { dropSummaries } from './scripts/build/drop-summaries.ts';
import { inlineRuntime } from './scripts/build/inline-runtime.ts';
import { asciiOnly } from './scripts/build/ascii.ts';
import { chunkGroups } from './scripts/build/chunks.ts';
import { browserTargets, preactAlias } from './scripts/build/preact-alias.ts';
import { noPreloadHelper, shadowCss } from './scripts/build/shadow-css.ts';
import { themeFiles } from './scripts/build/theme-files.ts';
import { readRelease } from './scripts/build/release.ts';

const at = (file: string) => path.resolve(import.meta.dirname, file);
const { version } = JSON.parse(fs.readFileSync(at('package.json'), 'utf8')) as { version: string };
const production = { 'process.env.NODE_ENV': '"production"', __VERSION__: JSON.stringify(version) };

const modes: Record<string, () => UserConfig> = {
  /** Hashed chunks of the script-tag build, on Preact. */
  widgets: () => ({
    base: './',
    publicDir: false,
    plugins: [noPreloadHelper(), dropSummaries(), shadowCss(), themeFiles(at('dist/cdn/themes')), inlineRuntime(), asciiOnly()],
    resolve: { alias: preactAlias },
    define: production,
    build: {
      outDir: 'dist/cdn',
      emptyOutDir: false,
      manifest: '.vite/manifest.json',
      target: browserTargets,
      modulePreload: false,
      rolldownOptions: {
        input: { script: at('src/entries/script.ts') },
        preserveEntrySignatures: 'exports-only',
        output: {
          format: 'es',
          entryFileNames: 'assets/[name]-[hash].js',
          chunkFileNames: 'assets/[name]-[hash].js',
          codeSplitting: { groups: chunkGroups(import.meta.dirname) },
        },
      },
    },
  }),
  /** The classic script with the release's files inlined. */
  loader: () => ({
    publicDir: false,
    plugins: [asciiOnly()],
    define: { ...production, __MANIFEST__: JSON.stringify(readRelease(at('dist/cdn'))) },
    build: {
      outDir: 'dist/cdn',
      emptyOutDir: false,
      target: browserTargets,
      modulePreload: false,
      lib: { entry: at('src/loader/loader.ts'), formats: ['iife'], name: '_', fileName: () => `${version}/loader.js` },
    },
  }),
  /** The first-party site, on React. */
  site: () => ({
    root: at('demo/site'),
    base: '/',
    plugins: [shadowCss(), react()],
    define: { __VERSION__: JSON.stringify(version) },
    build: { outDir: at('dist/site'), emptyOutDir: true, target: browserTargets },
  }),
  /** The sandbox server for Node. */
  sandbox: () => ({
    publicDir: false,
    define: { __VERSION__: JSON.stringify(version) },
    build: {
      ssr: at('demo/sandbox/server.ts'),
      outDir: at('.build/sandbox'),
      emptyOutDir: true,
      target: 'node20',
      minify: false,
    },
    ssr: { external: true },
  }),
};

export default defineConfig(({ mode }) => (modes[mode] ?? modes['site']!)());
