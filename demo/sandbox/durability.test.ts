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
import { clientOf, md5Of, sandboxBase } from '#tests/support/sandbox.ts';
import { buildServer, startServerProcess } from '#tests/support/server-process.ts';
import type { ServerProcess } from '#tests/support/server-process.ts';
import { freePort } from '../../scripts/lib/free-port.mjs';
import { http } from '../../scripts/lib/http.mjs';

/** The server as it is shipped, in a process of its own that can be killed. */
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'travel-embed-kill-'));
const built = path.resolve('.build', `kill-test-${process.pid}`);
let port: number;
let server: ServerProcess | undefined;

const environment = () => ({
  DATA_DIR: path.join(folder, 'data'),
  DATABASE_URL: process.env['TEST_DATABASE_URL'] ?? '',
});

async function start(): Promise<void> {
  server = await startServerProcess(built, port, environment());
}
const stop = async (signal: NodeJS.Signals): Promise<void> => await server?.stop(signal);

beforeAll(async () => {
  port = await freePort();
  await buildServer(built);
  await start();
});
afterAll(async () => {
  await stop('SIGTERM');
  fs.rmSync(folder, { recursive: true, force: true });
  fs.rmSync(built, { recursive: true, force: true });
});

const post = (route: string, fields: Record<string, string>): Promise<Response> =>
  http.post(`http://127.0.0.1:${port}${route}`, { body: new URLSearchParams(fields) });

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

describe('the server', () => {
  it('killed in the middle of its writes has lost nothing that it acknowledged', async () => {
    const acknowledged: string[] = [];
    // Each moment costs a restart.
    for (const writes of isWhole ? [1, 20, 47, 90] : [47]) {
      let left = writes;
      let reached = () => {};
      const isTime = new Promise<void>((resolve) => (reached = resolve));
      const writers = Array.from({ length: 8 }, () =>
        writeUntilKilled(acknowledged, () => (left -= 1) === 0 && reached()),
      );
      await isTime;
      await stop('SIGKILL');
      await Promise.all(writers);
      await start();
    }
    const lost = [];
    for (const mobilePhone of acknowledged) {
      const { ret } = (await (await post('/common/sendCode', { mobilePhone, type: 'phone' })).json()) as {
        ret: number;
      };
      if (ret !== 429) lost.push(mobilePhone);
    }
    expect(lost).toEqual([]);
  });

  it('killed between tries, still counts wrong passwords and knows a captcha that was used', async () => {
    const mobilePhone = '13800000021';
    const logIn = async (randomCode: string, accCode: string) =>
      (await (
        await post('/login/appNewLogin', { mobilePhone, loginPsw: md5Of('not-this-one'), randomCode, accCode })
      ).json()) as { ret: number; msg: string };
    const said: string[] = [];
    for (let at = 0; at < 6; at += 1) {
      const { data } = (await (await post('/common/captcha', {})).json()) as { data: { randomCode: string } };
      const code = await captchaOf(data.randomCode);
      said.push((await logIn(data.randomCode, code)).msg);
      if (isWhole || at % 4 === 0) {
        await stop('SIGKILL');
        await start();
      }
      if (at === 0) expect((await logIn(data.randomCode, code)).msg).toBe('验证码错误');
    }
    expect(said).toEqual([
      ...[4, 3, 2, 1].map((left) => `账号或密码错误，再错 ${left} 次将锁定 15 分钟`),
      '账号或密码错误，登录已锁定 15 分钟',
      '登录失败次数过多，请 15 分钟后再试',
    ]);
  });

  it('killed as soon as the money of a code has come, knows the order as paid and goes on to its ticket, once', async () => {
    const client = clientOf({
      now: Date.now,
      fetch: async (request) =>
        await http(request.url.replace(sandboxBase, `http://127.0.0.1:${port}`), {
          method: request.method,
          headers: request.headers,
          body: (await request.text()) || undefined,
        }),
    });
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
    const about = { orderId, businessType: '5' as const };
    const { outTradeNo } = good(await client.send(payment.info, about, { token }));
    const trade = { outTradeNo, businessType: 'dometicketOrderPay' as const, body: '机票' };
    const code = good(await client.send(payment.alipay, trade, { token }));
    // The code is shown; its page is closed here and opened again: the same code.
    expect(good(await client.send(payment.alipay, trade, { token })).outTradeNo).toBe(code.outTradeNo);
    expect((await post(`/sandbox/notify/${code.outTradeNo}`, {})).status).toBe(200);
    await stop('SIGKILL');
    await start();
    expect(good(await client.send(payment.info, about, { token }))).toMatchObject({ state: 'paid', due: '0' });
    // The provider, whose answer was lost, tells again.
    await post(`/sandbox/notify/${code.outTradeNo}`, {});
    await post('/sandbox/clock', { advance: '60' });
    const known = good(await client.send(order.airDetail, { orderId }, { token }));
    expect(known).toMatchObject({ status: 2, payments: [{ status: 'paid', returned: '0' }] });
    expect(known.timeline.map(({ title }) => title)).toEqual(['出票成功', '出票中', '支付成功', '提交订单']);
  });

  it('finishes calls under way at a stop signal, and frees its folder', async () => {
    await post('/sandbox/fault', { path: '/getNewestCitys', kind: 'latency:700', times: '1' });
    const late = post('/getNewestCitys', {});
    // Answered after the other had come in.
    await http(`http://127.0.0.1:${port}/healthz`);
    const stopped = stop('SIGTERM');
    expect((await late).status).toBe(200);
    await stopped;
    expect(server?.child.exitCode).toBe(0);
    await start();
    // Less than a stop that waits until its callers give up their connections.
  });

  it('does not open its helpers to the network', async () => {
    expect(await refusalOf({ HOST: '0.0.0.0' })).toContain('would open the sandbox helpers');
  });

  // On PostgreSQL several servers may share the data.
  if (!process.env['TEST_DATABASE_URL']) {
    it('is refused on a folder that another one has', async () => {
      expect(await refusalOf({})).toContain(
        `The data folder ${path.join(folder, 'data')} is in use by another sandbox`,
      );
    });
  }
});

/** Error output of a second server that refuses to start beside the running one. */
async function refusalOf(given: Record<string, string>): Promise<string> {
  const refused = spawn(process.execPath, [path.join(built, 'server.js')], {
    env: { ...process.env, SANDBOX: '1', ...environment(), ...given, PORT: String(await freePort()) },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  refused.stderr.on('data', (part) => (said += String(part)));
  await new Promise((resolve) => refused.once('close', resolve));
  expect(refused.exitCode).toBe(1);
  return said;
}
