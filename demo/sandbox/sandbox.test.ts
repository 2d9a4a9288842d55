import { afterAll, beforeAll, expect, it } from 'vitest';
import { memorySandbox } from '#tests/support/sandbox.ts';
import type { Sandbox } from './sandbox.ts';

let sandbox: Sandbox;
beforeAll(async () => { const t = Date.now(); sandbox = await memorySandbox(); console.log("open", Date.now() - t); }, 120_000);
afterAll(() => sandbox.close());

it('is ready', async () => {
  const a = await sandbox.fetch(new Request('http://127.0.0.1:4600/healthz'));
  expect(await a.json()).toEqual({ ok: true });
  const b = await sandbox.fetch(new Request('http://127.0.0.1:4600/common/captcha', { method: 'POST', body: new URLSearchParams({}) }));
  console.log((await b.text()).slice(0, 300), [...b.headers]);
});
