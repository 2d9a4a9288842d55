import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { flight } from '#contract/flight.ts';
import { order } from '#contract/order.ts';
import { payment } from '#contract/payment.ts';
import { addDays, dayAt } from '#domain/china-time.ts';
import { good, person } from '#tests/support/orders/booking.ts';
import { isWhole } from '#tests/support/whole.ts';
import { clientOf, md5Of, sandboxBase, seededData } from '#tests/support/sandbox.ts';
import { buildServer, serverFile, startServerProcess } from '#tests/support/server-process.ts';
import type { ServerProcess } from '#tests/support/server-process.ts';
import { freePort } from '../../scripts/lib/free-port.mjs';
import { http } from '../../scripts/lib/http.mjs';
import { openDatabase } from './ground/database/open-database.ts';
import { startServer } from './server.ts';

/** The server as it is shipped, in a process of its own that can be killed. */
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'travel-embed-kill-'));
let port: number;
let server: ServerProcess | undefined;

const environment = () => ({
  DATA_DIR: path.join(folder, 'data'),
  DATABASE_URL: process.env['TEST_DATABASE_URL'] ?? '',
  PROXIES: '1',
});

async function start(): Promise<void> {
  server = await startServerProcess(port, environment());
}
const stop = async (signal: NodeJS.Signals): Promise<void> => await server?.stop(signal);
async function killAndStart(): Promise<void> {
  await stop('SIGKILL');
  await start();
}

beforeAll(async () => {
  port = await freePort();
  buildServer();
  // Seeded before: the first start would take ten seconds of a processor.
  await (await openDatabase({ dataDir: environment().DATA_DIR, loadFrom: await seededData() })).close();
  await start();
});
afterAll(async () => {
  await stop('SIGTERM');
  fs.rmSync(folder, { recursive: true, force: true });
});

const post = (route: string, fields: Record<string, string>, headers: Record<string, string> = {}): Promise<Response> =>
  http.post(`http://127.0.0.1:${port}${route}`, { body: new URLSearchParams(fields), headers });

async function captchaOf(randomCode: string): Promise<string> {
  const answer = await http(`http://127.0.0.1:${port}/sandbox/captcha?randomCode=${randomCode}`).json<{
    code?: string;
    data?: { code: string };
  }>();
  return answer.data?.code ?? answer.code ?? '';
}

let phones = 17_000_000_000 + (process.pid % 1000) * 1_000_000;
/** Sends codes until the server dies; the phones whose code was acknowledged. `told` is called for each. */
async function writeUntilKilled(acknowledged: string[], told: () => unknown): Promise<void> {
  for (;;) {
    const mobilePhone = String((phones += 1));
    const answer = await post('/common/sendCode', { mobilePhone, type: 'phone' })
      .then((response) => response.json() as Promise<{ ret: number }>)
      .catch(() => null);
    if (!answer) return;
    if (answer.ret !== 0) continue;
    acknowledged.push(mobilePhone);
    told();
  }
}

/** Sends codes from eight callers until the server is killed: by `kill`, once `writes` of them were acknowledged. */
async function killWhileWriting(writes: number, acknowledged: string[], kill: () => Promise<void>): Promise<void> {
  let left = writes;
  let reached = () => {};
  const isTime = new Promise<void>((resolve) => (reached = resolve));
  const writers = Array.from({ length: 8 }, () => writeUntilKilled(acknowledged, () => (left -= 1) === 0 && reached()));
  await isTime;
  await kill();
  await Promise.all(writers);
  await start();
}

const client = clientOf({
  now: Date.now,
  fetch: async (request) =>
    await http(request.url.replace(sandboxBase, `http://127.0.0.1:${port}`), {
      method: request.method,
      headers: request.headers,
      body: (await request.text()) || undefined,
    }),
});

/** An order that waits for the money of a code that was shown. */
async function orderToPay(): Promise<{ token: string; orderId: string; outTradeNo: string }> {
  const { token } = good(await client.logIn('13800000030'));
  const party = { adults: 1, children: 0, infants: 0, travelType: 'private' as const };
  const date = addDays(dayAt(Date.now()), 40);
  const { flights } = good(await client.send(flight.query, { orgCity: 'PEK', dstCity: 'SHA', date, ...party }));
  const [{ flightId, seats }] = flights as [(typeof flights)[number]];
  const { cabinCode, parPrice } = seats[0]!;
  const chosen = [{ triptype: 1 as const, flightId, cabinCode, parPrice }];
  const { verifyKey } = good(await client.send(flight.verify, { seats: chosen, ...party }, { token }));
  const { orderId } = good(
    await client.send(
      flight.createOrder,
      {
        requestId: 'killed-after-money',
        verifyKey,
        travelType: 'private',
        passengers: [person()],
        contact: { name: '周砚清', mobilePhone: '13800000030' },
        insurances: [],
        voucher: 'none',
        agreed: true,
        documentConsent: true,
      },
      { token },
    ),
  );
  const { outTradeNo } = good(await client.send(payment.info, { orderId, businessType: '5' }, { token }));
  const trade = { outTradeNo, businessType: 'dometicketOrderPay' as const, body: '机票' };
  const code = good(await client.send(payment.alipay, trade, { token }));
  // The code is shown; its page is closed here and opened again: the same code.
  expect(good(await client.send(payment.alipay, trade, { token })).outTradeNo).toBe(code.outTradeNo);
  return { token, orderId, outTradeNo: code.outTradeNo };
}

/** Accounts that get wrong passwords: one is locked before the kill, one after it; each from an address of its own, which would wait after five. */
const lockedBefore = '13800000020';
const lockedAfter = '13800000021';
const addresses = { [lockedBefore]: '198.51.100.1', [lockedAfter]: '198.51.100.2' };
/** Minutes of a busy machine may have gone by since. */
const locked = /^登录失败次数过多，请 \d+ 分钟后再试$/;
/** Tries a wrong password; a captcha of before may be used again. */
async function tryWrong(mobilePhone: keyof typeof addresses, used?: { randomCode: string; code: string }) {
  const { randomCode, code } = used ?? (await newCaptcha());
  const loginPsw = md5Of('not-this-one');
  const answer = await post(
    '/login/appNewLogin',
    { mobilePhone, loginPsw, randomCode, accCode: code },
    { 'x-forwarded-for': addresses[mobilePhone] },
  );
  if (isWhole && mobilePhone === lockedAfter && !used) await killAndStart();
  return { said: ((await answer.json()) as { msg: string }).msg, captcha: { randomCode, code } };
}
async function newCaptcha(): Promise<{ randomCode: string; code: string }> {
  const { data } = (await (await post('/common/captcha', {})).json()) as { data: { randomCode: string } };
  return { randomCode: data.randomCode, code: await captchaOf(data.randomCode) };
}

let paid: Awaited<ReturnType<typeof orderToPay>>;
/** A start costs three seconds of a processor: one kill in the middle of everything shows it all, many in a whole run. */
describe('a server that was killed in the middle of its writes, just as the money of a code had come', () => {
  const acknowledged: string[] = [];
  let tries: Awaited<ReturnType<typeof tryWrong>>[];
  beforeAll(async () => {
    paid = await orderToPay();
    tries = [await tryWrong(lockedAfter), await tryWrong(lockedAfter), await tryWrong(lockedAfter)];
    let said = '';
    for (let at = 0; at < 5; at += 1) ({ said } = await tryWrong(lockedBefore));
    expect(said).toBe('账号或密码错误，登录已锁定 15 分钟');
    for (const writes of isWhole ? [1, 20, 90] : [])
      await killWhileWriting(writes, acknowledged, () => stop('SIGKILL'));
    await killWhileWriting(47, acknowledged, async () => {
      expect((await post(`/sandbox/notify/${paid.outTradeNo}`, {})).status).toBe(200);
      await stop('SIGKILL');
    });
  });

  it('has lost no code that it had acknowledged', async () => {
    const lost = [];
    for (const mobilePhone of acknowledged)
      if (!(await http(`http://127.0.0.1:${port}/sandbox/sms?mobilePhone=${mobilePhone}`)).ok) lost.push(mobilePhone);
    expect(acknowledged.length).toBeGreaterThanOrEqual(47);
    expect(lost).toEqual([]);
  });

  it('still counts wrong passwords, keeps an account locked, and knows a captcha that was used', async () => {
    expect((await tryWrong(lockedAfter, tries[2]?.captcha)).said).toBe('验证码错误');
    expect((await tryWrong(lockedBefore)).said).toMatch(locked);
    tries.push(await tryWrong(lockedAfter), await tryWrong(lockedAfter));
    expect(tries.map(({ said }) => said)).toEqual([
      ...[4, 3, 2, 1].map((left) => `账号或密码错误，再错 ${left} 次将锁定 15 分钟`),
      '账号或密码错误，登录已锁定 15 分钟',
    ]);
  });

  it('knows the order as paid and goes on to its ticket, once', async () => {
    const { token, orderId, outTradeNo } = paid;
    const info = good(await client.send(payment.info, { orderId, businessType: '5' }, { token }));
    expect(info).toMatchObject({ state: 'paid', due: '0' });
    // The provider, whose answer was lost, tells again.
    await post(`/sandbox/notify/${outTradeNo}`, {});
    await post('/sandbox/clock', { advance: '60' });
    const known = good(await client.send(order.airDetail, { orderId }, { token }));
    expect(known).toMatchObject({ status: 2, payments: [{ status: 'paid', returned: '0' }] });
    expect(known.timeline.map(({ title }) => title)).toEqual(['出票成功', '出票中', '支付成功', '提交订单']);
  });
});

describe('the server', () => {
  it('finishes calls under way at a stop signal, and frees its folder with all that it knows', async () => {
    await post('/sandbox/fault', { path: '/getNewestCitys', kind: 'latency:700', times: '1' });
    const late = post('/getNewestCitys', {});
    // Answered after the other had come in.
    await http(`http://127.0.0.1:${port}/healthz`);
    const stopped = stop('SIGTERM');
    expect((await late).status).toBe(200);
    await stopped;
    expect(server?.child.exitCode).toBe(0);
    await start();
    const { token, orderId } = paid;
    expect(good(await client.send(payment.info, { orderId, businessType: '5' }, { token })).state).toBe('paid');
  });

  it('does not open its helpers to the network', async () => {
    await expect(startServer({ ...environment(), SANDBOX: '1', HOST: '0.0.0.0' })).rejects.toThrow(
      'would open the sandbox helpers',
    );
    await expect(startServer({ DATA_DIR: environment().DATA_DIR, PROXIES: '1' })).rejects.toThrow(
      'would open the sandbox helpers',
    );
  });

  // On PostgreSQL several servers may share the data.
  if (!process.env['TEST_DATABASE_URL']) {
    it('is refused on a folder that another one has', async () => {
      expect(await refusal()).toContain(`The data folder ${path.join(folder, 'data')} is in use by another sandbox`);
    });
  }
});

/** Error output of a second server that refuses to start beside the running one. */
async function refusal(): Promise<string> {
  const refused = spawn(process.execPath, [serverFile], {
    env: { ...process.env, SANDBOX: '1', ...environment(), PORT: String(await freePort()) },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  refused.stderr.on('data', (part) => (said += String(part)));
  await new Promise((resolve) => refused.once('close', resolve));
  expect(refused.exitCode).toBe(1);
  return said;
}
