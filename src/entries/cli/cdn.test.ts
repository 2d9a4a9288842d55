import { afterEach, expect, test, vi } from 'vitest';
import { checkCdn, readManifest, readTheme } from './cdn.ts';

afterEach(() => vi.unstubAllGlobals());
const answering = (known: Readonly<Record<string, string>>) =>
  vi.stubGlobal(
    'fetch',
    async (address: string) => new Response(known[address] ?? '', { status: known[address] ? 200 : 404 }),
  );

test('an origin in place of the folder is told where the CDN of a sandbox is', async () => {
  answering({});
  await expect(readManifest('http://x.test')).rejects.toThrow(/answers 404: .*of a sandbox http:\/\/x\.test\/cdn$/);
  await expect(checkCdn('http://x.test')).rejects.toThrow('without /v1/loader.js');
});

test('an unknown app id is named', async () => {
  answering({ 'http://x.test/cdn/manifest.json': '{}', 'http://x.test/cdn/themes/skyline.json': '{}' });
  await expect(readTheme('http://x.test/cdn', 'nosuch')).rejects.toThrow('the CDN has no app id "nosuch"');
  await expect(checkCdn('http://x.test/cdn', 'nosuch')).rejects.toThrow('nosuch');
  await checkCdn('http://x.test/cdn', 'skyline');
  await checkCdn('http://x.test/cdn');
});

test('a CDN that cannot be reached from here may be right', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('fetch failed')));
  await checkCdn('http://x.test', 'skyline');
});
