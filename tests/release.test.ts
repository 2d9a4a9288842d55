import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serveCdn } from '#demo/sandbox/app/http/cdn.ts';
import { isWhole } from '#tests/support/whole.ts';
import { archiveRelease, integrityOf, walk, writeRelease } from './support/release.ts';
import type { Manifest } from './support/release.ts';

const scratch = fs.mkdtempSync(path.join(os.tmpdir(), 'travel-embed-release-'));
afterAll(() => fs.rmSync(scratch, { recursive: true, force: true }));

const read = (file: string) => fs.readFileSync(file, 'utf8');
const manifestIn = (cdn: string) => JSON.parse(read(path.join(cdn, 'manifest.json'))) as Manifest;
const filesIn = (folder: string) => Array.from(walk(folder), (file) => path.relative(folder, file));
const buildOf = (parts: readonly string[]) =>
  `const { build } = await import('./scripts/lib/build.mjs'); await build({ only: ${JSON.stringify(parts)} });`;
const all = ['widgets', 'site', 'docs', 'tools'];

type Need = [name: string, recipe?: Recipe];
/** The export of a file of the release: how a part is made, and what it needs (scripts/build/lost-chunks.ts). */
type Recipe = [make: unknown, ...needs: Need[]];
const recipeIn = (file: string) => new Function(read(file).replace('export default', 'return'))() as Recipe;
const needsOf = ([, ...needs]: Recipe): Need[] => needs.flatMap((need) => [need, ...(need[1] ? needsOf(need[1]) : [])]);

describe('the built release', () => {
  beforeAll(() => void execFileSync(process.execPath, ['--input-type=module', '-e', buildOf(all)], { stdio: 'pipe' }));

  it('names every file with its bytes and sha384, in the manifest of the CDN and in that of its version', () => {
    const { version, files } = manifestIn('dist/cdn');
    expect(version).toBe((JSON.parse(read('package.json')) as { version: string }).version);
    const versioned = JSON.parse(read(`dist/cdn/${version}/manifest.json`)) as Manifest;
    expect(Object.keys(versioned.files)).toEqual(expect.arrayContaining([`${version}/loader.js`]));
    for (const [name, told] of [...Object.entries(files), ...Object.entries(versioned.files)]) {
      const bytes = fs.readFileSync(path.join('dist/cdn', name));
      expect(told, name).toEqual({
        bytes: bytes.length,
        integrity: `sha384-${createHash('sha384').update(bytes).digest('base64')}`,
      });
    }
    const unlisted = filesIn('dist/cdn').filter(
      (name) => !files[name] && !/^(manifest\.json|\.vite\/|assets\/)/.test(name),
    );
    expect(unlisted).toEqual([]);
    for (const channel of [`v${version.split('.')[0]}`, `v${version.split('.').slice(0, 2).join('.')}`])
      expect(files[`${channel}/loader.js`]).toEqual(files[`${version}/loader.js`]);
  });

  it('names the files of each widget by its public name, with everything they import', () => {
    const { widgets, files } = manifestIn('dist/cdn');
    expect(Object.keys(widgets)).toEqual(
      expect.arrayContaining(['flight-search', 'login', 'account-centre', 'pay-order']),
    );
    for (const [widget, parts] of Object.entries(widgets)) {
      for (const part of parts) {
        expect(files[part], `${widget}: ${part}`).toBeDefined();
        if (!part.startsWith('assets/')) continue;
        const recipe = recipeIn(path.join('dist/cdn', part));
        const carried = new Set(needsOf(recipe).flatMap(([name, own]) => (own ? [name] : [])));
        const imported = needsOf(recipe).flatMap(([name]) => (carried.has(name) ? [] : [`assets/${name}.js`]));
        for (const name of imported) expect(parts, `${widget}: ${part}`).toContain(name);
      }
    }
  });

  it('names no helper of the sandbox', () => {
    const names = Object.keys(manifestIn('dist/cdn').files);
    expect(names.filter((name) => read(path.join('dist/cdn', name)).includes('/sandbox/'))).toEqual([]);
  });

  it('asks to be compiled while it arrives, as far as the first widget goes', () => {
    const { version, widgets } = manifestIn('dist/cdn');
    const hinted = (widgets['flight-search'] ?? []).filter((part) =>
      read(path.join('dist/cdn', part)).startsWith('//# allFunctionsCalledOnLoad\n'),
    );
    expect(hinted.map((part) => part.replace(/-[\w-]{7}\.js$/, ''))).toEqual([
      `${version}/loader.js`,
      'assets/script',
      'assets/flight-search',
    ]);
  });

  // The site, of the same plugins as the widgets; all parts, which take half a minute, in a whole run.
  it('is the same, byte for byte, when it is built elsewhere, at another time, in another language and time zone', () => {
    const elsewhere = path.join(scratch, 'another/place/with a longer name');
    fs.mkdirSync(elsewhere, { recursive: true });
    for (const place of [
      'package.json',
      'package-lock.json',
      'vite.config.ts',
      'tsconfig.json',
      'scripts',
      'src',
      'widgets',
      'themes',
      'docs',
      'demo',
    ])
      fs.cpSync(place, path.join(elsewhere, place), {
        recursive: true,
        filter: (file) => !file.includes('node_modules'),
      });
    fs.symlinkSync(path.resolve('node_modules'), path.join(elsewhere, 'node_modules'));
    const lastYear =
      'globalThis.Date = class extends Date { constructor(...given) { given.length ? super(...given) : super(Date.now()); } static now() { return super.now() - 4e10; } };';
    execFileSync(
      process.execPath,
      [
        '--import',
        `data:text/javascript,${encodeURIComponent(lastYear)}`,
        '--input-type=module',
        '-e',
        buildOf(isWhole ? all : ['site']),
      ],
      {
        cwd: elsewhere,
        stdio: 'pipe',
        env: {
          ...process.env,
          NODE_ENV: 'development',
          TZ: 'Pacific/Kiritimati',
          LANG: 'de_DE.UTF-8',
          LC_ALL: 'C',
          RELEASES_DIR: path.resolve(process.env['RELEASES_DIR'] || 'releases'),
        },
      },
    );
    const clean = path.join(elsewhere, 'dist');
    if (isWhole)
      expect(Object.keys(manifestIn(path.join(clean, 'cdn')).files)).toEqual(Object.keys(manifestIn('dist/cdn').files));
    for (const part of isWhole ? ['site', 'docs'] : ['site'])
      expect(filesIn(path.join(clean, part))).toEqual(filesIn(path.join('dist', part)));
    const different = filesIn(clean).filter(
      (name) => !fs.readFileSync(path.join(clean, name)).equals(fs.readFileSync(path.join('dist', name))),
    );
    expect(different).toEqual([]);
  });

  it('does not reveal the folder of its build, nor does the package', () => {
    const told = Array.from(walk('dist')).filter((file) => fs.readFileSync(file, 'latin1').includes(process.cwd()));
    expect(told).toEqual([]);
  });
});

describe('releases after one another', () => {
  const archive = path.join(scratch, 'releases');
  const cdn = path.join(scratch, 'cdn');
  const put = (file: string, text: string) => {
    fs.mkdirSync(path.dirname(path.join(cdn, file)), { recursive: true });
    fs.writeFileSync(path.join(cdn, file), text);
  };
  /** Output of the bundler for a version: a clean folder, as on a build machine. */
  function build(version: string, shared = 'export const same = 1;') {
    fs.rmSync(cdn, { recursive: true, force: true });
    put(`assets/script-${version}.js`, `import './shared-abc.js'; // ${version}`);
    put('assets/shared-abc.js', shared);
    put(`assets/later-${version}.js`, `// later ${version}`);
    put(`${version}/loader.js`, `// loader ${version}`);
    const chunk = (name: string, more: object = {}) => ({ file: `assets/${name}.js`, ...more });
    put(
      '.vite/manifest.json',
      JSON.stringify({
        entry: chunk(`script-${version}`, { isEntry: true, imports: ['shared'] }),
        shared: chunk('shared-abc'),
        'widgets/one/index.ts': chunk(`later-${version}`),
      }),
    );
    writeRelease(version, {
      cdn,
      archive,
      builds: path.join(scratch, `builds-${version}.json`),
      names: new Map([['widgets/one/index.ts', 'one']]),
    });
  }
  const app = new Hono();
  serveCdn(app, cdn);
  const cached = async (file: string) =>
    (await app.fetch(new Request(`http://cdn.example/cdn/${file}`))).headers.get('cache-control');
  const status = async (file: string) => (await app.fetch(new Request(`http://cdn.example/cdn/${file}`))).status;

  it('keep the files of the two before, and no more', async () => {
    for (const version of ['1.0.0', '1.0.1', '1.1.0']) {
      build(version);
      archiveRelease(cdn, archive);
    }
    expect(await cached('1.1.0/loader.js')).toContain('immutable');
    build('1.2.0');
    // Not released yet: it may have other files tomorrow.
    expect(await cached('1.2.0/loader.js')).not.toContain('immutable');
    expect(await cached('1.1.0/loader.js')).toContain('immutable');
    for (const version of ['1.0.1', '1.1.0', '1.2.0'])
      for (const file of [
        `assets/script-${version}.js`,
        `assets/later-${version}.js`,
        `${version}/loader.js`,
        `${version}/manifest.json`,
      ])
        expect([file, await status(file)]).toEqual([file, 200]);
    for (const file of ['assets/script-1.0.0.js', 'assets/later-1.0.0.js', '1.0.0/loader.js'])
      expect([file, await status(file)]).toEqual([file, 404]);
    const { kept, files, widgets } = manifestIn(cdn);
    expect(kept).toEqual(['1.1.0', '1.0.1']);
    expect(Object.keys(files)).toEqual(filesIn(cdn).filter((name) => !/^(manifest\.json|\.vite)/.test(name)));
    expect(widgets).toEqual({
      one: ['1.2.0/loader.js', 'assets/script-1.2.0.js', 'assets/shared-abc.js', 'assets/later-1.2.0.js'],
    });
    expect(read(path.join(cdn, 'v1/loader.js'))).toBe('// loader 1.2.0');
  });

  it('keep what the channels of older versions hand out, however many follow', async () => {
    for (const version of ['1.2.0', '2.0.0', '2.0.1', '2.0.2']) {
      build(version);
      archiveRelease(cdn, archive);
    }
    build('2.0.3');
    const handedOut = Object.fromEntries(
      ['v1', 'v1.0', 'v1.1', 'v1.2', 'v2', 'v2.0'].map((channel) => [
        channel,
        read(path.join(cdn, channel, 'loader.js')).slice(-5),
      ]),
    );
    expect(handedOut).toEqual({
      v1: '1.2.0',
      'v1.0': '1.0.1',
      'v1.1': '1.1.0',
      'v1.2': '1.2.0',
      v2: '2.0.3',
      'v2.0': '2.0.3',
    });
    for (const version of ['1.0.1', '1.1.0', '1.2.0', '2.0.1', '2.0.2'])
      expect([version, await status(`assets/later-${version}.js`)]).toEqual([version, 200]);
    expect(await status('assets/later-2.0.0.js')).toBe(404);
  });

  it('never give a released file other bytes', () => {
    expect(() => build('2.1.0', 'export const same = 2;')).toThrow(
      'assets/shared-abc.js of release 2.0.2 has other bytes now',
    );
  });

  it('never release a version twice with other files', () => {
    build('1.1.0');
    put(
      '1.1.0/manifest.json',
      read(path.join(cdn, '1.1.0/manifest.json')).replace(integrityOf('// loader 1.1.0'), integrityOf('changed')),
    );
    expect(() => archiveRelease(cdn, archive)).toThrow(
      'version 1.1.0 has been released with other files (1.1.0/loader.js): raise the version',
    );
  });

  it('go back to an earlier one without losing the one that is taken back', () => {
    build('2.0.1');
    archiveRelease(cdn, archive);
    build('2.0.1');
    expect(manifestIn(cdn).kept).toEqual(['2.0.2', '2.0.0', '1.2.0', '1.1.0', '1.0.1']);
    expect(read(path.join(cdn, 'v2/loader.js'))).toBe('// loader 2.0.1');
    build('2.0.3');
    expect(manifestIn(cdn).kept?.slice(0, 2)).toEqual(['2.0.1', '2.0.2']);
  });

  it('let a page that is open while one works go on: two builds of the same version stay', () => {
    const again = (name: string) => {
      put(`assets/later-${name}.js`, '');
      put('.vite/manifest.json', JSON.stringify({ entry: { file: `assets/later-${name}.js`, isEntry: true } }));
      writeRelease('1.1.0', {
        cdn,
        archive: path.join(scratch, 'none'),
        builds: path.join(scratch, 'builds.json'),
        names: new Map(),
      });
    };
    for (const name of ['a', 'b', 'c', 'd']) again(name);
    expect(filesIn(path.join(cdn, 'assets'))).toEqual(['later-b.js', 'later-c.js', 'later-d.js']);
    expect(Object.keys(manifestIn(cdn).files).filter((name) => name.startsWith('assets/'))).toEqual([
      'assets/later-d.js',
    ]);
  });
});
