import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { createClient, timeoutsMs } from '#api/client.ts';
import { account } from '#contract/account.ts';
import { flight } from '#contract/flight.ts';
import { payment } from '#contract/payment.ts';
import { patienceMs } from './support/patience.ts';
import type { Row } from '#contract/row.ts';

/** Faults of a real wire: a server on loopback answers each call of the main flow wrongly. */
type Answer = (response: http.ServerResponse) => void;
const say =
  (text: string, type = 'application/json', status = 200): Answer =>
  (response) =>
    void response.writeHead(status, { 'content-type': type }).end(text);

const megabyte = 'x'.repeat(1_000_000);
const faults: Record<string, Answer> = {
  reset: (response) => response.socket?.destroy(),
  'status 500': say('<h1>Internal Server Error</h1>', 'text/html', 500),
  'status 502 with an envelope': say('{"ret":500,"msg":"网关错误","data":null}', 'application/json', 502),
  'HTML with 200': say('<!doctype html><title>登录到 Wi-Fi</title>', 'text/html'),
  empty: say(''),
  'cut in the middle of the JSON': say('{"ret":0,"msg":"","data":{"fl'),
  'cut on the wire': (response) =>
    void response
      .writeHead(200, { 'content-type': 'application/json', 'content-length': '5000' })
      .write('{"ret":0,', () => response.socket?.destroy()),
  'ret of empty text': say('{"ret":"","data":{}}'),
  'ret null': say('{"ret":null,"data":{}}'),
  'ret false': say('{"ret":false,"data":{}}'),
  'no ret': say('{"data":{}}'),
  'a list': say('[]'),
  'ret 0 without its data': say('{"ret":0,"msg":"ok","data":null}'),
  'ret 0 with the data of another call': say('{"ret":0,"msg":"ok","data":{"weather":"晴"}}'),
  'status 429': (response) => void response.writeHead(429, { 'retry-after': '7' }).end(),
  '10 MB': (response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    for (let part = 0; part < 10; part += 1) response.write(megabyte);
    response.end();
  },
};

const received: { path: string; fault: string; body: string }[] = [];
let drip: (() => void) | undefined;
const server = http.createServer((request, response) => {
  const [, fault = '', ...path] = decodeURIComponent(request.url ?? '').split('/');
  let body = '';
  request.on('data', (part) => (body += part));
  request.on('end', () => {
    received.push({ path: `/${path.join('/')}`, fault, body });
    if (fault === 'silent') return;
    if (fault !== 'drip') return faults[fault]?.(response);
    response.writeHead(200);
    response.write('{"ret":0');
    // A byte whenever the test's clock has moved on: never silent for long, never done.
    drip = () => void response.write(' ');
  });
});
let origin = '';
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
afterEach(() => {
  vi.useRealTimers();
  received.length = 0;
});

type AnyRow = Omit<Row<unknown, unknown>, 'types'>;
const flow: [name: string, row: AnyRow][] = [
  ['query', flight.query],
  ['verify', flight.verify],
  ['createOrder', flight.createOrder],
  ['pay info', payment.info],
  ['pay by QR code', payment.alipay],
  ['pay query', payment.alipayQuery],
  ['pay from the wallet', payment.tianHangPay],
  ['pay mixed', payment.multiPay],
  ['login', account.login],
  ['login by SMS', account.loginByPhone],
];
const send = async (row: AnyRow, fault: string, base = origin) => {
  const client = createClient({
    baseUrl: `${base}/${encodeURIComponent(fault)}`,
    fetch,
    appId: 'default',
    token: () => 'T',
    now: () => 0,
  });
  return (await client.call(row, { requestId: 'R1' })).reading;
};

/** Lost connections and faults of the server after which a read is tried again. */
const retried = new Set(['reset', 'status 500', 'status 502 with an envelope', 'cut on the wire']);

/** All calls under all faults at once: the pauses between tries are real. */
const ended = new Map<string, { fault: string; ok: boolean; says: boolean; tries: number; keys: string }[]>();
beforeAll(async () => {
  await Promise.all(
    flow.map(async ([name, row]) => {
      const found = await Promise.all(
        Object.keys(faults).map(async (fault) => {
          const { outcome } = await send(row, fault);
          const calls = received.filter((call) => call.fault === fault && call.path === row.path);
          const keys = Array.from(new Set(calls.map(({ body }) => new URLSearchParams(body).get('requestId')))).join();
          return { fault, ok: outcome.ok, says: !outcome.ok && outcome.msg.length > 3, tries: calls.length, keys };
        }),
      );
      ended.set(name, found);
    }),
  );
  received.length = 0;
});

describe.each(flow)('%s', (name, row) => {
  test('ends every fault as a failure with words, and only a read was sent again', () => {
    expect(ended.get(name)).toEqual(
      Object.keys(faults).map((fault) => ({
        fault,
        ok: false,
        says: true,
        tries: row.reads && retried.has(fault) ? 3 : 1,
        keys: 'R1',
      })),
    );
  });

  test.each(['silent', 'drip'])('a %s answer ends at the deadline, and is not asked for again', async (fault) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const ending = send(row, fault);
    await vi.waitFor(() => expect(received).toHaveLength(1), { interval: 5, timeout: patienceMs });
    const whole = timeoutsMs[row.profile];
    let isOver = false;
    void ending.then(() => (isOver = true));
    for (let passed = 0; passed < whole - 1000; passed += 5000) {
      await vi.advanceTimersByTimeAsync(5000 - (passed === 0 ? 1000 : 0));
      drip?.();
    }
    expect(isOver).toBe(false);
    await vi.advanceTimersByTimeAsync(1000);
    expect((await ending).outcome).toMatchObject({ ok: false, ret: 888, kind: 'timeout', msg: '请求超时，请稍后重试' });
    expect(received).toHaveLength(1);
  });
});

test('without a network a call ends with words', async () => {
  const { outcome, message } = await send(flight.createOrder, 'x', 'http://127.0.0.1:1');
  expect(outcome).toMatchObject({ ok: false, kind: 'offline' });
  expect(message?.text).toBe('网络连接失败，请检查网络后重试');
});

test('429 shows the wait', async () => {
  expect((await send(flight.query, 'status 429')).outcome).toMatchObject({
    ret: 429,
    kind: 'refused',
    data: { retryAfter: 7 },
  });
});
