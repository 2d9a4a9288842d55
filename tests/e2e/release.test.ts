import { serve } from '@hono/node-server';
import fs from 'node:fs';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { Hono } from 'hono';
import type { Page } from 'playwright';
import { afterAll, expect, test } from 'vitest';
import { serveCdn } from '#demo/sandbox/app/http/cdn.ts';
import { archiveRelease, walk, writeRelease } from '../support/release.ts';
import type { Manifest } from '../support/release.ts';
import { partnerUrl, sandboxUrl, useBrowser } from './support/browser.ts';

const { open } = useBrowser();
const searchButton = (page: Page) => page.getByRole('button', { name: '搜索航班' });

const scratch = fs.mkdtempSync(path.join(os.tmpdir(), 'travel-embed-two-releases-'));
const live = path.join(scratch, 'live');
const archive = path.join(scratch, 'releases');
const app = new Hono();
const asked: string[] = [];
app.use(async (c, next) => {
  await next();
  asked.push(`${c.res.status} ${c.req.path.replace('/cdn/', '')}`);
});
serveCdn(app, live);
const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' });
const cdn = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}/cdn`;
afterAll(() => {
  server.close();
  fs.rmSync(scratch, { recursive: true, force: true });
});

const manifestIn = (folder: string) =>
  JSON.parse(fs.readFileSync(path.join(folder, 'manifest.json'), 'utf8')) as Manifest;
const put = (file: string, text: string) => {
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, text);
};

/** As the bundler leaves it: the release of this tree, or one that has every file under another name. */
function lay(folder: string, version: string, rename: (text: string) => string): void {
  const { version: built, files } = manifestIn('dist/cdn');
  for (const name of [
    ...Object.keys(files).filter((file) => file.startsWith('assets/')),
    `${built}/loader.js`,
    '.vite/manifest.json',
    ...Object.keys(files).filter((file) => file.startsWith('themes/')),
  ])
    put(
      path.join(folder, rename(name).replace(`${built}/`, `${version}/`)),
      rename(fs.readFileSync(path.join('dist/cdn', name), 'utf8')),
    );
  writeRelease(version, { cdn: folder, archive, builds: path.join(scratch, `${version}.json`), names: new Map() });
}

/** Deploys: new files first, then obsolete files are removed. */
function deploy(folder: string): void {
  for (const from of walk(folder)) put(path.join(live, path.relative(folder, from)), fs.readFileSync(from, 'utf8'));
  for (const file of Array.from(walk(live)))
    if (!fs.existsSync(path.join(folder, path.relative(live, file)))) fs.rmSync(file);
}

/** An otherwise empty page of the partner, on which nothing keeps the browser from its cache. */
async function embed(page: Page): Promise<string> {
  await page.goto(`${partnerUrl()}/healthz`);
  const version = await page.evaluate(
    ([cdnBase = '', api = '']) =>
      new Promise<string>((resolve, reject) => {
        document.body.innerHTML = '<div data-travel-widget="flight-search" data-from="BJS" data-to="SHA"></div>';
        const script = document.createElement('script');
        script.src = `${cdnBase}/v1/loader.js`;
        script.dataset['api'] = api;
        script.onload = () => resolve((window as unknown as { TravelEmbed: { version: string } }).TravelEmbed.version);
        script.onerror = () => reject(new Error('no loader'));
        document.head.append(script);
      }),
    [cdn(), sandboxUrl()],
  );
  await searchButton(page).waitFor();
  return version;
}

test('a page opened before a release loads every lazy part after it, and so does a loader kept in the cache', async () => {
  const before = manifestIn('dist/cdn');
  const names = Object.keys(before.files)
    .filter((name) => name.startsWith('assets/'))
    .map((name) => path.basename(name, '.js'));
  const [newVersion, first, next] = [
    before.version.replace(/\..*/, '.999.0'),
    path.join(scratch, 'first'),
    path.join(scratch, 'next'),
  ];
  lay(first, before.version, (text) => text);
  archiveRelease(first, archive);
  deploy(first);

  const { page, errors, close } = await open('about:blank');
  expect(await embed(page)).toBe(before.version);
  const waiting = names.filter((name) => !asked.includes(`200 assets/${name}.js`));
  expect(waiting.length).toBeGreaterThan(names.length / 2);

  const anyName = new RegExp(names.toSorted((one, other) => other.length - one.length).join('|'), 'g');
  lay(next, newVersion, (text) => text.replace(anyName, '$&z').replaceAll(before.version, newVersion));
  deploy(next);
  expect(manifestIn(live).version).toBe(newVersion);
  asked.length = 0;

  // By use …
  await searchButton(page).click();
  await page.getByRole('button', { name: /订票$/ }).first().click();
  await page.getByRole('button', { name: /^预订/ }).last().click();
  await page.getByRole('dialog').getByRole('button', { name: '登录', exact: true }).waitFor();
  // … and one by one; as text, so that the browser imports and not the test.
  const lost = await page.evaluate(
    `Promise.all(${JSON.stringify(names)}.map((name) => import('${cdn()}/assets/' + name + '.js').then(() => '', String)))`,
  );
  expect((lost as string[]).filter(Boolean)).toEqual([]);
  for (const name of waiting) expect(asked).toContain(`200 assets/${name}.js`);

  // The next page of that visitor still has the old loader; another visitor gets the new release.
  asked.length = 0;
  const later = await page.context().newPage();
  expect(await embed(later)).toBe(before.version);
  expect(asked.filter((line) => line.endsWith('loader.js'))).toEqual([]);
  const other = await open('about:blank');
  expect(await embed(other.page)).toBe(newVersion);
  expect(asked.filter((line) => !line.startsWith('200 '))).toEqual([]);
  // The bare page has no icon; files that the CDN lacks would be in `asked`.
  expect([...errors, ...other.errors].filter((text) => !text.includes('status of 404'))).toEqual([]);
  await Promise.all([close(), other.close()]);
});
