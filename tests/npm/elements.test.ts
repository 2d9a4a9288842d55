// @vitest-environment happy-dom
import { execFile } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { parse, VERSION } from 'svelte/compiler';
import { svelte2tsx } from 'svelte2tsx';
import { createApp } from 'vue';
import { expect, inject, it } from 'vitest';
import { casesOf } from '#tests/support/whole.ts';

/**
 * `<travel-widget>` and `travel:*` events of the packed package in two versions of each framework, by the framework's own
 * types, and of its own compiler where it has one for templates: what a partner may write passes, marked mistakes do not.
 */
interface Version {
  /** Files of tests/npm/majors. */
  files: readonly string[];
  /** Module → its folder in node_modules, or the file of its types. */
  types: Readonly<Record<string, string>>;
  compiler?: string;
  svelte?: { parse: typeof parse; version: string };
}
/** Svelte has no mark for a mistake: each line of this file is one. */
const mistakes = 'Mistakes.svelte';
/** Its types are those of a module of another name. */
const svelte4 = (await import(/* @vite-ignore */ path.resolve('node_modules/svelte4/src/compiler/index.js'))) as {
  parse: typeof parse;
  VERSION: string;
};
const tsc = 'typescript-7/bin/tsc';
const vueTsc = 'vue-tsc/bin/vue-tsc.js';
const shims = ['svelte2tsx/svelte-shims-v4.d.ts', 'svelte2tsx/svelte-jsx-v4.d.ts'];
const versions: Readonly<Record<string, Version>> = {
  'React 18': { files: ['react.tsx', 'react-18.tsx'], types: { react: 'react18-types' } },
  'React 19': { files: ['react.tsx', 'react-19.tsx'], types: { react: '@types/react' } },
  'Vue 3.4': { files: ['Trips.vue'], types: { vue: 'vue34' }, compiler: vueTsc },
  'Vue 3.5': { files: ['Trips.vue'], types: { vue: 'vue' }, compiler: vueTsc },
  'Angular 21': { files: ['angular.ts'], types: { '@angular/core': 'angular21' } },
  'Angular 22': { files: ['angular.ts'], types: { '@angular/core': 'angular22' } },
  'Svelte 4': {
    files: ['Trips.svelte', mistakes],
    types: { svelte: 'svelte4' },
    svelte: { parse: svelte4.parse, version: svelte4.VERSION },
  },
  'Svelte 5': {
    files: ['Trips.svelte', 'Listener.svelte', mistakes],
    types: { svelte: 'svelte' },
    svelte: { parse, version: VERSION },
  },
};

const modules = path.resolve('node_modules');

/** A folder of the example with the files of a framework, and its own settings of the compiler. */
function folderOf(name: string, { files, types, svelte }: Version): string {
  const folder = path.join(inject('example'), 'majors', name.replace(' ', '-'));
  fs.mkdirSync(folder, { recursive: true });
  const written = files.map((file) => {
    const code = fs.readFileSync(path.join('tests/npm/majors', file), 'utf8');
    const isSvelte = svelte && file.endsWith('.svelte');
    const made = isSvelte ? `${file}.tsx` : file;
    fs.writeFileSync(
      path.join(folder, made),
      // The reference would name the types of the other version.
      isSvelte ? svelte2tsx(code, { ...svelte, filename: file, isTsFile: true }).code.replace(/^\/\/\/.*/, '') : code,
    );
    return made;
  });
  const typesOf = (place: string) =>
    JSON.parse(fs.readFileSync(path.join(modules, place, 'package.json'), 'utf8')) as {
      types?: string;
      typings?: string;
    };
  const paths = Object.entries(types).flatMap(([module, place]) => {
    const { types: own, typings } = typesOf(place);
    return [
      [module, [path.join(modules, place, own ?? typings ?? '')]],
      [`${module}/*`, [path.join(modules, place, '*')]],
    ];
  });
  const settings = {
    compilerOptions: {
      target: 'es2022',
      module: 'esnext',
      moduleResolution: 'bundler',
      lib: ['es2022', 'dom', 'dom.iterable'],
      jsx: svelte ? 'preserve' : 'react-jsx',
      strict: true,
      experimentalDecorators: true,
      skipLibCheck: true,
      noEmit: true,
      types: [],
      paths: Object.fromEntries(paths) as object,
    },
    files: [...written, ...(svelte ? shims.map((file) => path.join(modules, file)) : [])],
  };
  fs.writeFileSync(path.join(folder, 'tsconfig.json'), JSON.stringify(settings));
  return folder;
}

// Vue's compiler takes six seconds.
const names = casesOf(Object.keys(versions), (name) => name !== 'Vue 3.4');

it.each(names)('%s: what a partner may write is accepted, mistakes are not', async (name) => {
  const version = versions[name] as Version;
  const settings = path.join(folderOf(name, version), 'tsconfig.json');
  const { stdout } = await promisify(execFile)('node', [
    path.join(modules, version.compiler ?? tsc),
    '-p',
    settings,
    '--pretty',
    'false',
  ]).catch((error: { stdout: string }) => error);
  const told = stdout.split('\n').filter((line) => /error TS/.test(line));
  const wrong = version.svelte
    ? fs.readFileSync(path.join('tests/npm/majors', mistakes), 'utf8').match(/^<travel/gm)
    : [];
  expect(told.filter((line) => !line.includes(mistakes))).toEqual([]);
  expect(new Set(told.map((line) => line.split('(')[1]?.split(',')[0])).size).toBe(wrong?.length);
});

it('listeners that the types allow are called, by React 19 and by Vue 3', async () => {
  const heard: string[] = [];
  const places = [document.createElement('div'), document.createElement('div')] as const;
  const hear = (by: string) => (event: CustomEvent<{ orderNo: string }>) => heard.push(`${by} ${event.detail.orderNo}`);
  const root = createRoot(places[0]);
  root.render(createElement('travel-widget', { name: 'order-list', 'ontravel:order': hear('React') }));
  const app = createApp({
    template: '<travel-widget name="order-list" @travel:order="hear" />',
    setup: () => ({ hear: hear('Vue') }),
  });
  app.config.compilerOptions.isCustomElement = (tag: string) => tag === 'travel-widget';
  app.mount(places[1]);
  for (const place of places) {
    const widget = await expect
      .poll(() => place.querySelector('travel-widget'))
      .toBeTruthy()
      .then(() => place.firstElementChild);
    widget?.dispatchEvent(new CustomEvent('travel:order', { detail: { orderNo: '1' } }));
  }
  expect(heard).toEqual(['React 1', 'Vue 1']);
  root.unmount();
  app.unmount();
});
