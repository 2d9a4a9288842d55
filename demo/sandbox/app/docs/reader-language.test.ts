import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Hono } from 'hono';
import { afterAll, describe, expect, it } from 'vitest';
import { readerLanguage, wantedLanguage } from './reader-language.ts';
import { serveGuide } from './serve-guide.ts';

describe('the language of a reader', () => {
  it.each([
    [undefined, 'en'],
    ['zh-CN,zh;q=0.9,en;q=0.8', 'zh'],
    ['en-US,en;q=0.9,zh-CN;q=0.8', 'en'],
    ['fr,zh-TW;q=0.4', 'zh'],
    ['zh;q=nonsense', 'en'],
    ['*', 'en'],
  ])('asked for as %s is %s', (accepted, language) => {
    expect(wantedLanguage(accepted)).toBe(language);
  });

  it('is the chosen one where a choice is known', () => {
    expect(readerLanguage('a=b; travel-docs-lang=en', 'zh-CN')).toBe('en');
    expect(readerLanguage('travel-docs-lang=zh', 'en')).toBe('zh');
    expect(readerLanguage('travel-docs-lang=xx', 'zh')).toBe('zh');
  });
});

describe('a page of the guide', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'travel-embed-languages-'));
  afterAll(() => fs.rmSync(folder, { recursive: true }));
  fs.mkdirSync(path.join(folder, 'zh'));
  for (const name of ['index', 'start', 'zh/index', 'zh/start', 'playground'])
    fs.writeFileSync(path.join(folder, `${name}.html`), name);
  fs.writeFileSync(path.join(folder, 'start.md'), 'see {{api}}');
  const app = new Hono();
  serveGuide(app, folder);
  const get = (address: string, headers: Record<string, string> = {}) =>
    app.request(`http://127.0.0.1:4700/docs/guide/${address}`, { headers });
  const chinese = { 'accept-language': 'zh-CN' };

  it('is the English one, and leads a reader of Chinese to its twin', async () => {
    expect(await (await get('start.html')).text()).toBe('start');
    const answer = await get('start.html?from=doctor', chinese);
    expect([answer.status, answer.headers.get('location')]).toEqual([302, '/docs/guide/zh/start.html?from=doctor']);
    expect(answer.headers.get('vary')).toContain('Accept-Language');
    expect((await get('', chinese)).headers.get('location')).toBe('/docs/guide/zh/index.html');
  });

  it('is the one that its address names, for every reader and whatever was chosen before', async () => {
    const choice = (language: string) => ({ cookie: `travel-docs-lang=${language}` });
    expect(await (await get('zh/start.html', { 'accept-language': 'en', ...choice('en') })).text()).toBe('zh/start');
    expect(await (await get('zh/')).text()).toBe('zh/index');
    expect(await (await get('en/start.html', { ...chinese, ...choice('zh') })).text()).toBe('start');
    expect(await (await get('en/', chinese)).text()).toBe('index');
    for (const language of ['en', 'zh'])
      expect((await get(language)).headers.get('location')).toBe(`/docs/guide/${language}/`);
  });

  it('finds its files and its twin below the folder of its language', async () => {
    expect(await (await get('en/start.md', chinese)).text()).toContain('see http');
    expect((await get('en/zh/start.html?lang=zh')).headers.get('location')).toBe('/docs/guide/zh/start.html');
  });

  it('remembers a choice', async () => {
    const answer = await get('zh/start.html?lang=en', chinese);
    expect([answer.status, answer.headers.get('location')]).toEqual([302, '/docs/guide/en/start.html']);
    // Also where no cookie is kept.
    expect(await (await get('en/start.html', chinese)).text()).toBe('start');
    const cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? '';
    expect(await (await get('start.html', { ...chinese, cookie })).text()).toBe('start');
    expect((await get('start.html?lang=zh')).headers.get('location')).toBe('/docs/guide/zh/start.html');
  });

  it('without a twin stays where it is', async () => {
    expect(await (await get('playground.html', chinese)).text()).toBe('playground');
    expect((await get('zh/playground.html')).headers.get('location')).toBe('/docs/guide/playground.html');
    expect((await get('missing.html?lang=zh', chinese)).status).toBe(404);
    for (const [address, way] of [
      ['missing.html', '"/docs/guide/"'],
      ['zh/missing.html', '"/docs/guide/zh/"'],
      ['en/missing.html', '"/docs/guide/en/"'],
    ] as const)
      expect(await (await get(address)).text()).toContain(`<a href=${way}>`);
  });

  it('has a text for programs, with the addresses of this sandbox', async () => {
    const answer = await get('start.md', chinese);
    expect(answer.headers.get('content-type')).toBe('text/markdown; charset=utf-8');
    expect(await answer.text()).toBe('see http://127.0.0.1:4700');
  });
});
