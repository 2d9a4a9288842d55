import fs from 'node:fs';
import path from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import type { UserConfig } from 'vite';
import { inlineRuntime } from './scripts/build/inline-runtime.ts';
import { asciiOnly } from './scripts/build/ascii.ts';
import { compileHints } from './scripts/build/compile-hints.ts';
import { compressFirst } from './scripts/build/compress-first.ts';
import { chunkGroups, siteGroups } from './scripts/build/chunks.ts';
import { pageTransforms } from './scripts/build/page-transforms.ts';
import { ownIcons } from './scripts/build/own-icons.ts';
import { npmModes } from './scripts/build/npm-modes.ts';
import { browserTargets, preactAlias } from './scripts/build/preact-alias.ts';
import { lostChunks } from './scripts/build/lost-chunks.ts';
import { shadowCss } from './scripts/build/shadow-css.ts';
import { themeFiles } from './scripts/build/theme-files.ts';
import { shortClasses } from './scripts/build/short-classes.ts';
import { readRelease } from './scripts/build/release.ts';
import { rowValues } from './scripts/build/row-values.ts';

const at = (file: string) => path.resolve(import.meta.dirname, file);
const { version } = JSON.parse(fs.readFileSync(at('package.json'), 'utf8')) as { version: string };
const define = { ...rowValues, __VERSION__: JSON.stringify(version) };
const production = { ...define, 'process.env.NODE_ENV': '"production"' };

const modes: Record<string, () => UserConfig> = {
  /** Hashed chunks of the script-tag build, on Preact. */
  widgets: () => ({
    base: './',
    publicDir: false,
    plugins: [
      inlineRuntime(),
      ownIcons(),
      ...lostChunks(),
      ...pageTransforms(),
      shortClasses(),
      themeFiles(at('dist/cdn/themes')),
      asciiOnly(),
      compressFirst(),
      compileHints(),
    ],
    resolve: { alias: preactAlias },
    define: production,
    build: {
      outDir: 'dist/cdn',
      emptyOutDir: false,
      manifest: '.vite/manifest.json',
      target: browserTargets,
      modulePreload: false,
      rolldownOptions: {
        input: { script: at('src/entries/script.ts'), doctor: at('src/doctor/examine.ts') },
        preserveEntrySignatures: 'allow-extension',
        output: {
          format: 'es',
          entryFileNames: 'assets/[name]-[hash:7].js',
          // The bundler names shared parts after all their users.
          chunkFileNames: ({ name }) => `assets/${name.replace(/~.*/, '')}-[hash:7].js`,
          codeSplitting: { groups: chunkGroups(import.meta.dirname), includeDependenciesRecursively: false },
        },
      },
    },
  }),
  /** The classic script with the release's files inlined. */
  loader: () => ({
    publicDir: false,
    plugins: [asciiOnly(), compressFirst(), compileHints()],
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
    plugins: [shadowCss(), { ...shortClasses(), apply: 'build' }, react()],
    define,
    build: {
      outDir: at('dist/site'),
      emptyOutDir: true,
      target: browserTargets,
      rolldownOptions: {
        output: {
          codeSplitting: {
            groups: siteGroups(import.meta.dirname),
            includeDependenciesRecursively: false,
          },
        },
      },
    },
  }),
  /** The program that writes the documentation, for Node. */
  docs: () => ({
    publicDir: false,
    define,
    build: {
      ssr: at('scripts/build/docs/generate.ts'),
      outDir: at('.build/docs'),
      emptyOutDir: true,
      target: 'node20',
      minify: false,
    },
    ssr: { external: true },
  }),
  /** Scripts of the guide's tools: playground and theme editor. */
  tools: () => ({
    publicDir: false,
    define,
    build: {
      outDir: at('dist/docs/tools'),
      emptyOutDir: true,
      target: browserTargets,
      modulePreload: false,
      rolldownOptions: {
        input: { playground: at('demo/tools/playground.ts'), 'theme-editor': at('demo/tools/theme-editor.ts') },
        output: { format: 'es', entryFileNames: '[name].js', chunkFileNames: 'shared-[hash].js' },
      },
    },
  }),
  /** The sandbox server for Node. */
  sandbox: () => ({
    publicDir: false,
    define,
    build: {
      ssr: true,
      rolldownOptions: { input: { server: at('demo/sandbox/server.ts'), keys: at('demo/sandbox/keys.ts') } },
      outDir: at('.build/sandbox'),
      emptyOutDir: true,
      target: 'node20',
      minify: false,
    },
    ssr: { external: true },
  }),
  ...npmModes(import.meta.dirname, version),
};

export default defineConfig(({ mode }) => (modes[mode] ?? modes['site']!)());
