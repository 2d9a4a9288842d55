import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { account } from '#contract/account.ts';
import { flight } from '#contract/flight.ts';
import { order } from '#contract/order.ts';
import { payment } from '#contract/payment.ts';
import { addDays, dayAt } from '#domain/china-time.ts';
import { good, payPasswordMd5, person } from '#tests/support/orders/booking.ts';
import { brokenInvariants } from '#tests/support/invariants.ts';
import { md5Of, sandboxPsw } from '#tests/support/sandbox.ts';
import { openProcesses } from '#tests/support/several-processes.ts';
import type { ServerProcess } from '#tests/support/server-process.ts';
import type { Database } from './ground/call.ts';
import { walletOf } from './money/ledger/ledger.ts';
import { http } from '../../scripts/lib/http.mjs';

/** Three server processes on one PostgreSQL behind a balancer that deals the requests in turn. */
let opened: Awaited<ReturnType<typeof openProcesses>>;
let processes: ServerProcess[];
let client: typeof opened.client;
let db: Database;
/** Of two members. */
let tokens: [string, string];

beforeAll(async () => {
  opened = await openProcesses('processes', { isEmpty: true });
  ({ processes, client, db } = opened);
  const tokenOf = async (mobilePhone: string): Promise<string> => good(await client.logIn(mobilePhone)).token;
  tokens = [await tokenOf('13800000010'), await tokenOf('13800000020')];
});
afterAll(() => opened.close());

/** Order status (specification 2, section 4). */
const [ticketed, cancelled, givenBack] = [2, 5, 6];

const travelDay = (days: number): string => addDays(dayAt(Date.now()), days);

const party = { adults: 1, children: 0, infants: 0, travelType: 'private' as const };

/** A class of that day with so many seats left, for one adult. */
async function findSeat(token: string, days: number, isRight: (seatsLeft: number) => boolean) {
  const { flights } = good(
    await client.send(flight.query, { orgCity: 'PEK', dstCity: 'SHA', date: travelDay(days), ...party }, { token }),
  );
  const [found] = flights.flatMap((one) =>
    one.seats
      .filter(({ seatNum }) => isRight(seatNum))
      .map(({ cabinCode, parPrice, seatNum }) => ({ seatNum, seat: { flightId: one.flightId, cabinCode, parPrice } })),
  );
  if (!found) throw new Error(`no seat in ${days} days`);
  return found;
}

const verify = async (token: string, seat: Awaited<ReturnType<typeof findSeat>>['seat']): Promise<string> =>
  good(await client.send(flight.verify, { seats: [{ triptype: 1, ...seat }], ...party }, { token })).verifyKey;

/** A verified seat for one adult; each call takes another day. */
const verifiedSeat = async (token: string, days: number): Promise<string> =>
  await verify(token, (await findSeat(token, days, (left) => left > 8)).seat);

const inputOf = (verifyKey: string, passenger = person()) => ({
  requestId: randomUUID(),
  verifyKey,
  travelType: 'private' as const,
  passengers: [passenger],
  contact: { name: '周砚清', mobilePhone: '13800000010' },
  insurances: [],
  voucher: 'none' as const,
  acceptDuplicate: false,
  agreed: true,
  documentConsent: true,
});
const book = async (token: string, verifyKey: string, passenger = person()) =>
  await client.send(flight.createOrder, inputOf(verifyKey, passenger), { token });

const tradeOf = async (token: string, orderId: string): Promise<string> =>
  good(await client.send(payment.info, { orderId, businessType: '5' }, { token })).outTradeNo;

async function payFromWallet(token: string, orderId: string): Promise<void> {
  const input = {
    outTradeNo: await tradeOf(token, orderId),
    businessType: 'dometicketOrderPay' as const,
    body: '机票订单',
    requestId: randomUUID(),
    payPassword: payPasswordMd5,
  };
  expect(await client.send(payment.tianHangPay, input, { token })).toMatchObject({ ret: 0, msg: '订单支付成功' });
}

/** The token of a new customer. */
async function register(mobilePhone: string): Promise<string> {
  good(await client.send(account.sendCode, { mobilePhone, type: 'register' }));
  const { code } = await client.ask(`/sandbox/sms?mobilePhone=${mobilePhone}`);
  return good(await client.send(account.register, { mobilePhone, code: String(code), loginPwd: sandboxPsw })).token;
}

const titlesOf = async (orderIds: readonly string[]): Promise<string[]> =>
  (
    await db
      .selectFrom('air_order_events')
      .where('order_id', 'in', [...orderIds])
      .select(['order_id', 'title'])
      .execute()
  ).map(({ order_id, title }) => `${order_id} ${title}`);

describe('three processes on one PostgreSQL', () => {
  it('take new customers from their registration to a ticket, one of the processes killed in the middle', async () => {
    const customers = await Promise.all(Array.from({ length: 4 }, (_, at) => register(`1990000000${at}`)));
    const baskets = await Promise.all(
      customers.map(async (token) => ({
        token,
        keys: await Promise.all([14, 15, 16].map((days) => verifiedSeat(token, days))),
      })),
    );
    let answered = 0;
    let killed: Promise<unknown> | undefined;
    const bookings = baskets.flatMap(({ token, keys }) =>
      keys.map(async (key) => {
        const { orderId } = good(await book(token, key));
        answered += 1;
        // At once: on a busy machine the others are answered before another turn of this process.
        if (answered === 3) killed = processes[0]?.stop('SIGKILL');
        return { token, orderId };
      }),
    );
    const orders = await Promise.all(bookings);
    await killed;
    // Every caller who repeated got its one order.
    const made = await db.selectFrom('air_orders').where('member_id', 'not like', '2025%').select('order_id').execute();
    expect(made.map(({ order_id }) => order_id).toSorted()).toEqual(orders.map(({ orderId }) => orderId).toSorted());
    await Promise.all(
      orders.map(async ({ token, orderId }) => {
        const { outTradeNo } = good(
          await client.send(
            payment.alipay,
            { outTradeNo: await tradeOf(token, orderId), businessType: 'dometicketOrderPay', body: '机票订单' },
            { token },
          ),
        );
        // The provider says so three times, to a different process each time.
        await Promise.all(processes.map(() => client.tell(`/sandbox/notify/${outTradeNo}`, {})));
        good(await client.send(payment.alipayQuery, { out_trade_no: outTradeNo }, { token }));
      }),
    );
    await client.tell('/sandbox/clock', { advance: 60 });
    const seen = await Promise.all(
      orders.map(async ({ token, orderId }) => good(await client.send(order.airDetail, { orderId }, { token })).status),
    );
    expect(seen).toEqual(orders.map(() => ticketed));
    const paid = await db
      .selectFrom('payments')
      .where(
        'order_id',
        'in',
        orders.map(({ orderId }) => orderId),
      )
      .where('state', '=', 'paid')
      .select('order_id')
      .execute();
    expect(paid).toHaveLength(orders.length);
    processes[0] = await opened.startOne();
  });

  it('count wrong passwords and sent codes together', async () => {
    const messages: string[] = [];
    for (let attempt = 0; attempt < 5; attempt += 1)
      messages.push((await client.logIn('13800000021', { loginPsw: md5Of('not this one') })).msg);
    expect(messages).toEqual([
      ...[4, 3, 2, 1].map((left) => `账号或密码错误，再错 ${left} 次将锁定 15 分钟`),
      '账号或密码错误，登录已锁定 15 分钟',
    ]);
    const codes = await Promise.all(
      Array.from({ length: 9 }, () => client.send(account.sendCode, { mobilePhone: '17055550001', type: 'phone' })),
    );
    expect(codes.filter(({ ret }) => ret === 0)).toHaveLength(1);
  });

  it('look at no more passwords of one address at once than one process would', async () => {
    const address = '198.51.100.77';
    const dealt = await Promise.all(
      Array.from({ length: 36 }, async () => good(await client.send(account.captcha, {}, { address })).randomCode),
    );
    const read = await Promise.all(
      dealt.map(async (randomCode) => ({
        randomCode,
        accCode: String((await client.ask(`/sandbox/captcha?randomCode=${randomCode}`))['code']),
      })),
    );
    const answers = await Promise.all(
      read.map((captcha, at) =>
        client.send(
          account.login,
          { mobilePhone: `138999902${10 + at}`, loginPsw: md5Of('not this one'), ...captcha },
          { address },
        ),
      ),
    );
    const lookedAt = answers.filter(({ msg }) => msg.startsWith('账号或密码错误')).length;
    expect(lookedAt).toBeGreaterThanOrEqual(5);
    // Five at once, and four more while the fifth failure is written down; each process by itself would look at fifteen at once.
    expect(lookedAt).toBeLessThan(12);
    expect((await client.logIn('13800000040', { address })).ret).toBe(423);
    expect((await client.logIn('13800000040', { address: '198.51.100.78' })).ret).toBe(0);
  });

  it('sell no more seats of a class than there are', async () => {
    const token = tokens[0];
    const { seat, seatNum } = await findSeat(token, 12, (left) => left >= 2 && left <= 5);
    const keys = await Promise.all(Array.from({ length: 12 }, () => verify(token, seat)));
    const answers = await Promise.all(keys.map((key) => book(token, key)));
    expect(answers.filter(({ ret }) => ret === 0)).toHaveLength(seatNum);
    for (const { ret, data } of answers)
      if (ret !== 0) expect({ ret, data }).toMatchObject({ ret: 409, data: { kind: 'soldOut', seatsLeft: 0 } });
  });

  it('make one order of a request id that all three get at once', async () => {
    const token = tokens[1];
    const input = inputOf(await verifiedSeat(token, 21));
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => client.send(flight.createOrder, input, { token })),
    );
    expect(new Set(answers.map((answer) => good(answer).orderId)).size).toBe(1);
  });

  it('end each order once and give its money back once, all of them at it at the same moment and one killed', async () => {
    const token = tokens[0];
    const wallet = walletOf(String(good(await client.send(account.memberInfo, {}, { token })).memberId));
    const balance = async (): Promise<number> =>
      (await db.selectFrom('ledger_accounts').where('account', '=', wallet).select('balance').executeTakeFirstOrThrow())
        .balance;
    const before = await balance();
    const keys = await Promise.all(Array.from({ length: 8 }, (_, at) => verifiedSeat(token, 50 + at)));
    // The airline refuses every other one after its payment; the rest is never paid.
    const orderIds = await Promise.all(
      keys.map(
        async (key, at) => good(await book(token, key, person('1990-03-07', at % 2 ? {} : { name: '拒不出' }))).orderId,
      ),
    );
    for (const [at, orderId] of orderIds.entries()) if (at % 2 === 0) await payFromWallet(token, orderId);
    expect(await balance()).toBeLessThan(before);
    const sweeps = processes.map(({ url }) =>
      http.post(`${url}/sandbox/clock`, { body: new URLSearchParams({ advance: '3600' }) }).catch(() => null),
    );
    await expect
      .poll(async () => (await titlesOf(orderIds)).filter((title) => /出票失败|订单已取消/.test(title)).length, {
        interval: 1,
      })
      .toBeGreaterThan(0);
    await processes[2]?.stop('SIGKILL');
    const [first, second] = await Promise.all(sweeps);
    // A step taken twice would fail at the limits of the tables, and its sweep with it.
    expect([first?.status, second?.status]).toEqual([200, 200]);
    const states = async () =>
      (
        await db
          .selectFrom('air_orders')
          .where('order_id', 'in', orderIds)
          .orderBy('order_id')
          .select(['order_id', 'status'])
          .execute()
      ).map(({ order_id, status }) => `${order_id} ${status}`);
    await expect
      .poll(states)
      .toEqual(orderIds.map((orderId, at) => `${orderId} ${at % 2 ? cancelled : givenBack}`).toSorted());
    const titles = await titlesOf(orderIds);
    expect(titles.toSorted()).toEqual([...new Set(titles)].toSorted());
    expect(await balance()).toBe(before);
    processes.splice(2, 1);
  });

  it('sweep by one process at the common clock, and by another one when that is killed', async () => {
    const holder = async (): Promise<number> =>
      Number((await db.selectFrom('leases').select('holder').executeTakeFirstOrThrow()).holder.split(' ').at(-2));
    const sweeping = (pid: number) => processes.find(({ child }) => child.pid === pid);
    await expect.poll(async () => sweeping(await holder()) !== undefined).toBe(true);
    const first = await holder();
    const idle = processes.find(({ child }) => child.pid !== first);
    // The sessions of before have ended: the clock was moved by hours.
    const { token } = good(await client.logIn('13800000010'));
    /** Due at a moment; only a sweep ends it, for its detail is not asked. */
    const endsAt = async (orderId: string, step_at: number): Promise<void> => {
      await db.updateTable('air_orders').set({ step_at }).where('order_id', '=', orderId).execute();
      await expect
        .poll(
          async () =>
            (
              await db
                .selectFrom('air_orders')
                .where('order_id', '=', orderId)
                .select('status')
                .executeTakeFirstOrThrow()
            ).status,
        )
        .toBe(cancelled);
    };
    const [early, late] = await Promise.all(
      [60, 61].map(async (days) => good(await book(token, await verifiedSeat(token, days))).orderId),
    );
    // Another process moves the clock, and nobody asks the one that sweeps for anything.
    const { now } = await http
      .post(`${idle?.url}/sandbox/clock`, { body: new URLSearchParams({ advance: '600' }) })
      .json<{ now: number }>();
    await endsAt(String(early), now - 1);
    await sweeping(first)?.stop('SIGKILL');
    await endsAt(String(late), 1);
    expect(await holder()).not.toBe(first);
  });

  it('leave books, seats and orders right', async () => {
    expect(await brokenInvariants(db)).toEqual([]);
  });
});
