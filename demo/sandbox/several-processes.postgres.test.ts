import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { account } from '#contract/account.ts';
import { flight } from '#contract/flight.ts';
import { order } from '#contract/order.ts';
import { payment } from '#contract/payment.ts';
import { addDays, dayAt } from '#domain/china-time.ts';
import { good, payPasswordMd5, person } from '#tests/support/booking.ts';
import { clientOf, md5Of } from '#tests/support/sandbox.ts';
import { buildServer, startServerProcess } from '#tests/support/server-process.ts';
import type { ServerProcess } from '#tests/support/server-process.ts';
import { freePort } from '../../scripts/lib/free-port.mjs';
import type { Database } from './call.ts';
import { openDatabase } from './database/open-database.ts';

/** Three server processes on one PostgreSQL behind a balancer that deals the requests in turn. */
const built = path.resolve('.build', `processes-test-${process.pid}`);
const serverUrl = new URL(process.env['TEST_DATABASE_URL'] ?? '');
const ownUrl = new URL(`/processes_${process.pid}`, serverUrl).href;
const processes: ServerProcess[] = [];
let admin: Awaited<ReturnType<typeof openDatabase>>;
let own: Awaited<ReturnType<typeof openDatabase>>;
let db: Database;
/** Of three members. */
let tokens: [string, string, string];
let turn = 0;

const startOne = async (): Promise<ServerProcess> => await startServerProcess(built, await freePort(), { DATABASE_URL: ownUrl });

/** The next process in turn; one that does not answer is passed over, as a balancer does. */
async function deal(request: Request): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const body = await request.text();
  const first = (turn += 1);
  for (let tried = 0; tried < processes.length; tried += 1) {
    const next = processes[(first + tried) % processes.length] as ServerProcess;
    const response = await fetch(next.url + pathname + search, { method: request.method, headers: request.headers, body: body || undefined }).catch(() => null);
    if (response) return new Response(await response.text(), { status: response.status, headers: response.headers });
  }
  throw new Error('no process answers');
}
const client = clientOf({ fetch: deal, now: Date.now });

beforeAll(async () => {
  await buildServer(built);
  admin = await openDatabase({ databaseUrl: serverUrl.href, schema: 'public' });
  await sql`create database ${sql.id(new URL(ownUrl).pathname.slice(1))}`.execute(admin.db);
  processes.push(...(await Promise.all([startOne(), startOne(), startOne()])));
  own = await openDatabase({ databaseUrl: ownUrl });
  db = own.db;
  const tokenOf = async (mobilePhone: string): Promise<string> => good(await client.logIn(mobilePhone)).token;
  tokens = [await tokenOf('13800000010'), await tokenOf('13800000020'), await tokenOf('13800000030')];
});
afterAll(async () => {
  await Promise.all(processes.map((one) => one.stop('SIGTERM')));
  await own?.close();
  await sql`drop database if exists ${sql.id(new URL(ownUrl).pathname.slice(1))} with (force)`.execute(admin.db);
  await admin.close();
  fs.rmSync(built, { recursive: true, force: true });
});

/** Order status (specification 2, section 4). */
const [ticketed, cancelled] = [2, 5];

const travelDay = (days: number): string => addDays(dayAt(Date.now()), days);

/** A verified seat for one adult; each call takes another day. */
async function verifiedSeat(token: string, days: number): Promise<string> {
  const party = { adults: 1, children: 0, infants: 0, travelType: 'private' as const };
  const { flights } = good(await client.send(flight.query, { orgCity: 'PEK', dstCity: 'SHA', date: travelDay(days), ...party }, { token }));
  const found = flights.flatMap((one) => one.seats.filter(({ seatNum }) => seatNum > 3).map(({ cabinCode, parPrice }) => ({ flightId: one.flightId, cabinCode, parPrice })))[0];
  if (!found) throw new Error(`no seat in ${days} days`);
  return good(await client.send(flight.verify, { seats: [{ triptype: 1, ...found }], ...party }, { token })).verifyKey;
}

const book = async (token: string, verifyKey: string, requestId: string = randomUUID()) =>
  await client.send(
    flight.createOrder,
    { requestId, verifyKey, travelType: 'private', passengers: [person()], contact: { name: '周砚清', mobilePhone: '13800000010' }, insurances: [], voucher: 'none', acceptDuplicate: false, agreed: true, documentConsent: true },
    { token },
  );

describe('three processes on one PostgreSQL', () => {
  it('serve one journey from login to ticket, each call by the next process', async () => {
    const token = tokens[0];
    const { orderId } = good(await book(token, await verifiedSeat(token, 20)));
    const { outTradeNo } = good(await client.send(payment.info, { orderId, businessType: '5' }, { token }));
    const paid = await client.send(payment.tianHangPay, { outTradeNo, businessType: 'dometicketOrderPay', body: '机票订单', requestId: randomUUID(), payPassword: payPasswordMd5 }, { token });
    expect(paid.msg).toBe('订单支付成功');
    await client.tell('/sandbox/clock', { advance: 60 });
    const states = await Promise.all(processes.map(async () => good(await client.send(order.airDetail, { orderId }, { token })).status));
    expect(states).toEqual([ticketed, ticketed, ticketed]);
  });

  it('count wrong passwords and sent codes together', async () => {
    const messages: string[] = [];
    for (let attempt = 0; attempt < 5; attempt += 1) messages.push((await client.logIn('13800000021', { loginPsw: md5Of('not this one') })).msg);
    expect(messages).toEqual([...[4, 3, 2, 1].map((left) => `账号或密码错误，再错 ${left} 次将锁定 15 分钟`), '账号或密码错误，登录已锁定 15 分钟']);
    const codes = await Promise.all(Array.from({ length: 9 }, () => client.send(account.sendCode, { mobilePhone: '17055550001', type: 'phone' })));
    expect(codes.filter(({ ret }) => ret === 0)).toHaveLength(1);
  });

  it('make one order of a request id that all three get at once', async () => {
    const token = tokens[1];
    const [verifyKey, requestId] = [await verifiedSeat(token, 21), randomUUID()];
    const input = { requestId, verifyKey, travelType: 'private' as const, passengers: [person()], contact: { name: '周砚清', mobilePhone: '13800000010' }, insurances: [], voucher: 'none' as const, acceptDuplicate: false, agreed: true, documentConsent: true };
    const answers = await Promise.all(Array.from({ length: 12 }, () => client.send(flight.createOrder, input, { token })));
    expect(new Set(answers.map((answer) => good(answer).orderId)).size).toBe(1);
  });

  it('one of them killed in the middle of bookings: every caller who repeats gets its one order', async () => {
    const token = tokens[2];
    const member = good(await client.send(account.memberInfo, {}, { token })).memberId;
    const keys = await Promise.all(Array.from({ length: 24 }, (_, at) => verifiedSeat(token, 22 + at)));
    let answered = 0;
    const bookings = keys.map(async (verifyKey) => {
      const answer = good(await book(token, verifyKey));
      answered += 1;
      return answer.orderId;
    });
    await expect.poll(() => answered, { interval: 1 }).toBeGreaterThan(2);
    await processes[1]?.stop('SIGKILL');
    expect(answered).toBeLessThan(24);
    const orderIds = await Promise.all(bookings);
    const rows = await db.selectFrom('air_orders').where('member_id', '=', String(member)).where('order_id', 'in', orderIds).select('order_id').execute();
    expect(rows).toHaveLength(24);
    const all = await db.selectFrom('air_orders').where('member_id', '=', String(member)).where('created_at', '>', Date.now() - 600_000).select('order_id').execute();
    expect(all).toHaveLength(24);
    processes[1] = await startOne();
  });

  it('sweep by one process, and by another one when that is killed', async () => {
    const holder = async (): Promise<number> => Number((await db.selectFrom('leases').select('holder').executeTakeFirstOrThrow()).holder.split(' ').at(-2));
    const isServing = (pid: number): boolean => processes.some(({ child }) => child.pid === pid);
    await expect.poll(async () => isServing(await holder())).toBe(true);
    const first = await holder();
    const at = processes.findIndex(({ child }) => child.pid === first);
    await processes[at]?.stop('SIGKILL');
    const token = tokens[0];
    const { orderId } = good(await book(token, await verifiedSeat(token, 60)));
    // Due now; only a sweep moves it, for its detail is not asked.
    await db.updateTable('air_orders').set({ step_at: 1 }).where('order_id', '=', orderId).execute();
    await expect.poll(async () => (await db.selectFrom('air_orders').where('order_id', '=', orderId).select('status').executeTakeFirstOrThrow()).status).toBe(cancelled);
    expect(await holder()).not.toBe(first);
  });
});
