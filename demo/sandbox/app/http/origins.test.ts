import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clientOf, memorySandbox, sandboxBase } from '#tests/support/sandbox.ts';
import type { Client } from '#tests/support/sandbox.ts';
import { operations } from '../operations.ts';
import type { Sandbox } from '../../sandbox.ts';
import { readSettings } from '../settings.ts';

let sandbox: Sandbox;
let client: Client;
beforeAll(async () => {
  sandbox = await memorySandbox();
  client = clientOf(sandbox);
});
afterAll(() => sandbox.close());

const partner = 'http://127.0.0.1:4620';
const foreign = [
  'https://evil.example',
  'http://127.0.0.1:4621',
  'https://127.0.0.1:4620',
  'http://127.0.0.1:4620.evil.example',
  'null',
];

describe('a page of a listed origin', () => {
  it.each(['', 'skyline', 'harbour', 'meadow'])('may call and read answers as app id "%s"', async (appId) => {
    for (const origin of [partner, 'http://localhost:4620', 'http://127.0.0.1:4610', 'http://127.0.0.1:4600']) {
      const answer = await client.raw('/common/captcha', {}, { origin, appId });
      expect(answer.status).toBe(200);
      expect(answer.headers.get('access-control-allow-origin')).toBe(origin);
      expect(answer.headers.get('access-control-expose-headers')).toContain('x-server-time');
      expect(answer.headers.get('vary')).toContain('Origin');
      expect(answer.headers.has('access-control-allow-credentials')).toBe(false);
    }
  });

  it('may send JSON after a preflight', async () => {
    const preflight = await sandbox.fetch(
      new Request(`${sandboxBase}/common/captcha`, {
        method: 'OPTIONS',
        headers: { origin: partner, 'access-control-request-method': 'POST' },
      }),
    );
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get('access-control-allow-origin')).toBe(partner);
    expect(preflight.headers.get('access-control-allow-headers')).toContain('content-type');
  });
});

describe('a page of any other origin', () => {
  it.each(foreign)('%s is refused on every call, with nothing it could read', async (origin) => {
    for (const { row } of operations) {
      const request =
        row.method === 'GET'
          ? sandbox.fetch(new Request(sandboxBase + row.path, { headers: { origin } }))
          : client.raw(row.path, {}, { origin });
      const answer = await request;
      expect(answer.status, row.path).toBe(403);
      expect(answer.headers.has('access-control-allow-origin')).toBe(false);
      expect(await answer.json()).toMatchObject({ ret: 403 });
    }
    const preflight = await sandbox.fetch(
      new Request(`${sandboxBase}/common/captcha`, { method: 'OPTIONS', headers: { origin } }),
    );
    expect(preflight.status).toBe(403);
  });

  it.each(foreign)('%s reaches no sandbox path', async (origin) => {
    for (const path of [
      '/sandbox/accounts',
      '/sandbox/sms?mobilePhone=13800000010',
      '/sandbox/sign?appId=skyline&user=x',
      '/sandbox/key?appId=skyline',
    ]) {
      expect((await sandbox.fetch(new Request(sandboxBase + path, { headers: { origin } }))).status).toBe(403);
    }
    expect(
      (await sandbox.fetch(new Request(`${sandboxBase}/sandbox/reset`, { method: 'POST', headers: { origin } })))
        .status,
    ).toBe(403);
  });

  it('is refused where only another app id lists it', async () => {
    await sandbox.db
      .insertInto('app_origins')
      .values({ app_id: 'skyline', origin: 'https://skyline.example' })
      .execute();
    await sandbox.reset();
    await sandbox.db
      .insertInto('app_origins')
      .values({ app_id: 'skyline', origin: 'https://skyline.example' })
      .execute();
    expect(
      (await client.raw('/common/captcha', {}, { origin: 'https://skyline.example', appId: 'skyline' })).status,
    ).toBe(200);
    const refused = await client.raw('/common/captcha', {}, { origin: 'https://skyline.example', appId: 'harbour' });
    expect(refused.status).toBe(403);
    expect(refused.headers.has('access-control-allow-origin')).toBe(false);
  });
});

describe('a page of an integrator’s own', () => {
  const own = 'http://127.0.0.1:7731';
  const ask = async (origin: string, appId = '') => (await client.raw('/common/captcha', {}, { origin, appId })).status;

  it('may call after POST /sandbox/origins has listed its origin, without a restart, for every app id or for the named one', async () => {
    await sandbox.reset();
    expect(await ask(own)).toBe(403);
    expect((await client.tell('/sandbox/origins', { origin: own })).status).toBe(200);
    expect([await ask(own), await ask(own, 'harbour'), await ask('http://127.0.0.1:7732')]).toEqual([200, 200, 403]);
    expect(
      (await client.tell('/sandbox/origins', { origin: 'https://www.example.com', appId: 'skyline' })).status,
    ).toBe(200);
    expect([await ask('https://www.example.com', 'skyline'), await ask('https://www.example.com')]).toEqual([200, 403]);
  });

  it.each([
    '',
    '*',
    'null',
    '127.0.0.1:7731',
    'http://127.0.0.1:7731/',
    'https://www.example.com/trips',
    'file:///home',
  ])('"%s" is no origin and cannot be listed', async (origin) => {
    expect((await client.tell('/sandbox/origins', { origin })).status).toBe(400);
  });

  it('is listed by the setting ORIGINS for every app id and stays after a reset; a wrong entry is named at the start', async () => {
    const settings = readSettings({ ORIGINS: `${own}, https://www.example.com` });
    expect([own, 'https://www.example.com', `${own}1`].map((origin) => settings.allowsOrigin?.(origin))).toEqual([
      true,
      true,
      false,
    ]);
    expect(readSettings({}).allowsOrigin).toBeUndefined();
    expect(() => readSettings({ ORIGINS: 'www.example.com' })).toThrow('"www.example.com" is no origin');
  });
});

describe('a caller without an origin', () => {
  it('is a server and needs none', async () => {
    const answer = await client.raw('/common/captcha');
    expect(answer.status).toBe(200);
    expect(answer.headers.has('access-control-allow-origin')).toBe(false);
  });
});
