import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createPage, loadConfig } from './page.ts';

const answer = (body: string, status = 200) => (async () => new Response(body, { status })) as typeof fetch;
const warnings: string[] = [];
beforeEach(() => {
  warnings.length = 0;
  vi.spyOn(console, 'warn').mockImplementation((text: string) => void warnings.push(text));
});
afterEach(() => {
  vi.restoreAllMocks();
  sessionStorage.clear();
  localStorage.clear();
});

const broken: [name: string, fetch: typeof fetch][] = [
  ['is missing', answer('not found', 404)],
  ['is no JSON', answer('<html>')],
  ['is of another app id', answer('{"appId":"other"}')],
  ['is null', answer('null')],
  ['cannot be reached', async () => Promise.reject(new TypeError('offline'))],
];
test.each(broken)(
  'a configuration that %s falls back to the default, with one clear console line',
  async (name, get) => {
    const config = await loadConfig({ appId: 'partner', cdnBase: 'http://127.0.0.1/cdn', fetch: get });
    expect(config).toMatchObject({ appId: 'partner', texts: { brand: '星航商旅' }, telephones: ['400-000-6060'] });
    expect(warnings).toEqual([expect.stringContaining('app id "partner" cannot be read')]);
    expect(warnings.join().includes('Check data-app-id')).toBe(name === 'is missing');
  },
);

test('a configuration that comes late takes the place of the default, and its app id is not blamed', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  let send: (answer: Response) => void = () => {};
  const making = createPage({
    ...options,
    appId: 'partner',
    fetch: () => new Promise<Response>((resolve) => (send = resolve)),
  });
  await vi.advanceTimersByTimeAsync(5000);
  const page = await making;
  vi.useRealTimers();
  expect(page.config.telephones).toEqual(['400-000-6060']);
  expect(warnings).toEqual([expect.stringMatching(/no answer.*is used\.$/)]);
  const before = page.tokens;
  const shown: string[] = [];
  page.look.subscribe(({ telephones }) => void shown.push(...telephones));
  send(new Response('{"appId":"partner","telephones":["400-111-2222"],"tokens":{"color-brand":"#123456"}}'));
  await expect.poll(() => shown).toEqual(['400-000-6060', '400-111-2222']);
  expect(page.config.telephones).toEqual(['400-111-2222']);
  expect(page.tokens).not.toBe(before);
});

test('a configuration is laid over the default', async () => {
  const config = await loadConfig({
    appId: 'partner',
    cdnBase: '',
    fetch: answer('{"appId":"partner","switches":{"hotel":false}}'),
  });
  expect(config.switches).toMatchObject({ hotel: false, train: true });
  expect(warnings).toEqual([]);
});

const partner = { appId: 'partner', cdnBase: 'http://127.0.0.1/cdn' };
const good = '{"appId":"partner","telephones":["400-111-2222"],"switches":{"hotel":false}}';

test.each(broken.filter(([name]) => name !== 'is missing'))(
  'a configuration that %s gives way to the last good one of this device',
  async (_, get) => {
    await loadConfig({ ...partner, fetch: answer(good) });
    const config = await loadConfig({ ...partner, fetch: get });
    expect(config).toMatchObject({ telephones: ['400-111-2222'], switches: { hotel: false, train: true } });
    expect(warnings).toEqual([expect.stringContaining('the last good one is used')]);
  },
);

test('a configuration that the provider has taken away is not remembered', async () => {
  await loadConfig({ ...partner, fetch: answer(good) });
  expect(await loadConfig({ ...partner, fetch: answer('', 404) })).toMatchObject({ telephones: ['400-000-6060'] });
});

test('the last good configuration of one app id is none of another', async () => {
  await loadConfig({ ...partner, fetch: answer(good) });
  expect(await loadConfig({ ...partner, appId: 'other', fetch: answer('', 500) })).toMatchObject({
    appId: 'other',
    telephones: ['400-000-6060'],
  });
});

const options = {
  appId: 'default',
  apiBase: '',
  cdnBase: '',
  version: 'test',
  registry: {},
  loadTables: async () => ({ routes: [], screens: {} }),
};

test('signProvider signs the visitor in again, and a half-filled form stays', async () => {
  const page = await createPage({
    ...options,
    fetch: answer('{"ret":0,"msg":"","data":{"memberId":"P1","token":"T9"}}'),
    signProvider: async () => 'fresh',
  });
  page.session.stored.set('draft:booking', { name: '周' });
  expect(await page.renew?.()).toBe(true);
  expect(page.session.user.value).toMatchObject({ memberId: 'P1' });
  expect(page.session.stored.get('draft:booking', {})).toEqual({ name: '周' });
});

test('a signProvider that fails is reported to the partner, and the visitor may log in', async () => {
  const page = await createPage({
    ...options,
    fetch: answer('{}'),
    signProvider: async () => Promise.reject(new Error('503')),
  });
  expect(await page.renew?.()).toBe(false);
  expect(warnings).toEqual([expect.stringContaining('signProvider')]);
});

test('what opens beside the mounts speaks the language of the last one, before it that of the script tag', async () => {
  const page = await createPage({
    ...options,
    fetch: answer('{"appId":"default"}'),
    loadLanguages: () => Promise.reject(new Error('lost')),
  });
  expect(page.language()).toBeUndefined();
  const script = document.head.appendChild(document.createElement('script'));
  script.dataset['appId'] = 'partner';
  script.dataset['locale'] = 'en';
  expect(page.language()).toBe('en');
  script.remove();
  void page.speak('en', 'flight-search');
  expect(page.language()).toBe('en');
  void page.speak(undefined, 'flight-search');
  expect(page.language()).toBe('');
});
