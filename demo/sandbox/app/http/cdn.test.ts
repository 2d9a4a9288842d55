import { Hono } from 'hono';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, describe, expect, it } from 'vitest';
import { serveCdn } from './cdn.ts';

const root = fs.mkdtempSync(path.join(os.tmpdir(), 'travel-embed-cdn-'));
const folder = path.join(root, 'cdn');
const put = (file: string, text: string): void => {
  fs.mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  fs.writeFileSync(path.join(folder, file), text);
};
put('v1/loader.js', '// loader\n'.repeat(100));
put('1.5.3/loader.js', '// loader');
put('1.4.0/loader.js', '// loader');
put('1.6.0/loader.js', '// loader');
put('manifest.json', JSON.stringify({ version: '1.5.3', kept: ['1.4.0'], isReleased: true }));
put('assets/script-abc123.js', 'export {};');
put('themes/skyline.json', '{"name":"山海手记"}');
put('.vite/manifest.json', '{}');
fs.writeFileSync(path.join(root, 'secret.txt'), 'secret');
afterAll(() => fs.rmSync(root, { recursive: true, force: true }));

const app = new Hono();
serveCdn(app, folder);
const get = (file: string, headers: Record<string, string> = {}) =>
  app.fetch(new Request(`http://127.0.0.1:4600/cdn/${file}`, { headers }));

const channel = 'public, max-age=600';
const immutable = 'public, max-age=31536000, immutable';

describe('files of the CDN', () => {
  it.each([
    ['v1/loader.js', channel, 'text/javascript; charset=utf-8'],
    ['1.5.3/loader.js', immutable, 'text/javascript; charset=utf-8'],
    ['1.4.0/loader.js', immutable, 'text/javascript; charset=utf-8'],
    ['1.6.0/loader.js', channel, 'text/javascript; charset=utf-8'],
    ['assets/script-abc123.js', immutable, 'text/javascript; charset=utf-8'],
    ['themes/skyline.json', channel, 'application/json; charset=utf-8'],
  ])('%s is cached as "%s" and may be loaded by any page', async (file, cacheControl, contentType) => {
    const answer = await get(file);
    expect(answer.status).toBe(200);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'cache-control': cacheControl,
      'content-type': contentType,
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      'timing-allow-origin': '*',
      vary: 'Accept-Encoding',
      'x-content-type-options': 'nosniff',
    });
    expect(answer.headers.get('etag')).toMatch(/^"[\w-]{22}"$/);
  });

  it('of a build that is no release are not kept for a year under the number that it bears', async () => {
    put('manifest.json', JSON.stringify({ version: '1.5.3', kept: ['1.4.0'] }));
    fs.utimesSync(path.join(folder, 'manifest.json'), 2, 2);
    expect((await get('1.5.3/loader.js')).headers.get('cache-control')).toBe(channel);
    expect((await get('1.4.0/loader.js')).headers.get('cache-control')).toBe(immutable);
  });

  it('are not sent again while they are the same', async () => {
    const etag = (await get('v1/loader.js')).headers.get('etag') ?? '';
    const again = await get('v1/loader.js', { 'if-none-match': `"other", ${etag}` });
    expect(again.status).toBe(304);
    expect(await again.text()).toBe('');
    put('v1/loader.js', '// a newer loader');
    fs.utimesSync(path.join(folder, 'v1/loader.js'), 1, 1);
    expect((await get('v1/loader.js', { 'if-none-match': etag })).status).toBe(200);
  });

  it('are compressed for who can read that, each form with an ETag of its own', async () => {
    const text = 'x = 1;\n'.repeat(500);
    put('v1/long.js', text);
    const forms = await Promise.all(
      ['', 'br;q=0, gzip;q=0', 'deflate, gzip;q=0.5', 'gzip, deflate, br, zstd', 'br;q=0, gzip'].map((accepted) =>
        get('v1/long.js', { 'accept-encoding': accepted }),
      ),
    );
    expect(forms.map(({ headers }) => headers.get('content-encoding'))).toEqual([null, null, 'gzip', 'br', 'gzip']);
    const [plain, , zipped, brotli] = await Promise.all(
      forms.map(async (form) => Buffer.from(await form.arrayBuffer())),
    );
    expect(plain?.toString()).toBe(text);
    expect(gunzipSync(zipped ?? '').toString()).toBe(text);
    expect(brotliDecompressSync(brotli ?? '').toString()).toBe(text);
    expect(forms.map(({ headers }) => headers.get('content-length'))).toEqual(
      [plain, plain, zipped, brotli, zipped].map((body) => String(body?.length)),
    );
    const etags = forms.map(({ headers }) => headers.get('etag') ?? '');
    expect(new Set(etags).size).toBe(3);
    for (const etag of etags)
      expect((await get('v1/long.js', { 'if-none-match': etag, 'accept-encoding': 'br' })).status).toBe(304);
  });

  it('are sent as they are when compression would not make them smaller', async () => {
    expect(
      (await get('1.5.3/loader.js', { 'accept-encoding': 'gzip, br' })).headers.get('content-encoding'),
    ).toBeNull();
  });

  it('answer HEAD with the headers alone, and a range with the whole file', async () => {
    const whole = await get('themes/skyline.json');
    const head = await app.fetch(new Request('http://127.0.0.1:4600/cdn/themes/skyline.json', { method: 'HEAD' }));
    expect(Object.fromEntries(head.headers)).toEqual(Object.fromEntries(whole.headers));
    expect(await head.text()).toBe('');
    const ranged = await get('themes/skyline.json', { range: 'bytes=0-3' });
    expect([ranged.status, await ranged.text()]).toEqual([200, await whole.text()]);
  });

  it.each([
    '',
    'v1',
    'none.js',
    '../secret.txt',
    '%2e%2e/secret.txt',
    '..%2fsecret.txt',
    'v1/%2e%2e/%2e%2e/secret.txt',
    '.vite/manifest.json',
    '%00',
    '%ff',
  ])('"%s" is none of them', async (file) => {
    const answer = await get(file);
    expect(answer.status).toBe(404);
    expect(await answer.text()).not.toContain('secret');
    expect(answer.headers.get('cache-control') ?? 'no-store').toBe('no-store');
  });
});
