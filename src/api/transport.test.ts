import { expect, test } from 'vitest';
import { transport } from './transport.ts';
import type { Transport } from './transport.ts';

const request = (fetch: Transport['fetch'], more: Partial<Transport> = {}): Transport => ({
  fetch,
  url: 'http://127.0.0.1/x',
  method: 'POST',
  body: 'a=1',
  timeoutMs: 500,
  retries: 0,
  onLost: async () => '',
  random: () => 0,
  ...more,
});

test('a read is tried again after a lost connection, twice at most', async () => {
  let calls = 0;
  const flaky: Transport['fetch'] = async () => {
    calls += 1;
    if (calls < 3) throw new TypeError('lost');
    return new Response('{}');
  };
  expect(await transport(request(flaky, { retries: 2, timeoutMs: 5000 }))).toMatchObject({
    reply: { status: 200, text: '{}' },
  });
  expect(calls).toBe(3);
});

test('a write is never tried again', async () => {
  let calls = 0;
  const lost: Transport['fetch'] = async () => {
    calls += 1;
    throw new TypeError('lost');
  };
  expect(await transport(request(lost))).toEqual({ failure: 'offline', msg: '' });
  expect(calls).toBe(1);
});

test('a server that never answers ends at the deadline', async () => {
  const silent: Transport['fetch'] = (_, init) =>
    new Promise((_resolve, reject) => init?.signal?.addEventListener('abort', () => reject(new Error('aborted'))));
  expect(await transport(request(silent, { timeoutMs: 30 }))).toEqual({ failure: 'timeout' });
});

test('a caller that leaves cancels the call', async () => {
  const leaving = new AbortController();
  leaving.abort();
  const silent: Transport['fetch'] = async (_, init) => {
    if (init?.signal?.aborted) throw new Error('aborted');
    return new Response('{}');
  };
  expect(await transport(request(silent, { signal: leaving.signal }))).toEqual({ failure: 'cancelled' });
});

test('the token travels in the body, never as a cookie, and the answer carries the server’s clock', async () => {
  let init: RequestInit | undefined;
  const seen: Transport['fetch'] = async (_, given) => {
    init = given;
    return new Response('{}', { headers: { 'x-server-time': '1700000000000' } });
  };
  expect(await transport(request(seen))).toMatchObject({ reply: { serverTimeMs: 1_700_000_000_000 } });
  expect(init).toMatchObject({ method: 'POST', body: 'a=1', credentials: 'omit' });
});
