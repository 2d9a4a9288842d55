import { afterAll, beforeAll, expect, it } from 'vitest';
import { clientOf, memorySandbox } from '#tests/support/sandbox.ts';
import type { Client } from '#tests/support/sandbox.ts';
import { brokenInvariants } from '#tests/support/invariants.ts';
import { testStartMs } from '#tests/support/test-time.ts';
import type { Sandbox } from '../sandbox.ts';

let sandbox: Sandbox;
let client: Client;
beforeAll(async () => {
  sandbox = await memorySandbox({ trueNow: () => testStartMs });
  client = clientOf(sandbox);
});
afterAll(() => sandbox.close());

const dayMs = 86_400_000;
const twoYears = 2 * 365 * 86_400;
const move = async (advance: number, account?: string) => {
  const answer = await client.tell('/sandbox/clock', { advance, ...(account && { account }) });
  return { status: answer.status, now: ((await answer.json()) as { now: number }).now };
};

interface Made {
  open: string;
  account: { mobilePhone: string };
  made: Record<'orderId' | 'orderNo', string>;
}
const scenario = async (name: string) => (await (await client.tell(`/sandbox/scenarios/${name}`, {})).json()) as Made;

/** State of an order as its member reads it, and the time that the answer bears. */
async function orderOf({ account, made, open }: Made) {
  const { ticket } = (await client.ask(`/sandbox/ticket?mobilePhone=${account.mobilePhone}`)) as { ticket: string };
  const login = await client.raw('/login/appTicketLogin', { ticket });
  const { data } = (await login.json()) as { data: { token: string } };
  const answer = await client.raw(open.startsWith('/hotel/') ? '/hotel/orderDetail' : '/order/airOrderDetail', {
    ...made,
    token: data.token,
  });
  const { status } = ((await answer.json()) as { data: { status: number } }).data;
  const header = (name: string) => Number(answer.headers.get(name));
  return { status, at: header('x-server-time'), movedMs: header('x-clock-moved'), token: data.token };
}

it('two years of an order pass for one account; the others, and their orders, stay where they are', async () => {
  const [mine, other] = [await scenario('flight-unpaid'), await scenario('flight-unpaid')];
  const confirmed = await scenario('hotel-confirmed');
  expect((await orderOf(confirmed)).status).toBe(2);

  await move(twoYears, mine.account.mobilePhone);
  await move(twoYears, confirmed.account.mobilePhone);
  const [expired, left, untouched] = [await orderOf(mine), await orderOf(confirmed), await orderOf(other)];
  expect(expired).toMatchObject({ status: 5, at: testStartMs + twoYears * 1000, movedMs: twoYears * 1000 });
  expect(left.status).toBe(4);
  // Unpaid, with its time to pay still to come.
  expect(untouched).toMatchObject({ status: 0, at: testStartMs, movedMs: 0 });
  expect(sandbox.now()).toBe(testStartMs);
  // The session lives by the sandbox's clock.
  const again = await client.raw('/order/airOrderDetail', { orderId: mine.made.orderId, token: expired.token });
  expect(await again.json()).toMatchObject({ ret: 0 });
  expect(await brokenInvariants(sandbox.db)).toEqual([]);
});

it("a trade that a phone pays is of its member's time, and later rounds go on by that member's clock", async () => {
  const one = await scenario('flight-unpaid');
  const { mobilePhone } = one.account;
  await move(60, mobilePhone);
  const { token } = await orderOf(one);
  const ask = async (path: string, fields: Record<string, string>) =>
    ((await (await client.raw(path, { token, ...fields })).json()) as { data: { outTradeNo: string } }).data;
  const { outTradeNo } = await ask('/pay/payInfo', { orderId: one.made.orderId, businessType: '5' });
  await ask('/pay/alipayPrecreate', { outTradeNo, businessType: '5', body: '机票订单' });
  await client.tell(`/sandbox/notify/${outTradeNo}`, {});
  const paid = await sandbox.db
    .selectFrom('payments')
    .where('out_trade_no', '=', outTradeNo)
    .select('paid_at')
    .executeTakeFirstOrThrow();
  expect(paid.paid_at).toBe((await move(0, mobilePhone)).now);
  await move(60, mobilePhone);
  await sandbox.doChores();
  expect((await orderOf(one)).status).toBe(2);
});

it('a company has one clock for all of its accounts, which its bills keep', async () => {
  const before = (await move(0, '13800000071')).now;
  await move(40 * 86_400, '13800000070');
  expect((await move(0, '13800000071')).now).toBe(before + 40 * dayMs);
  expect((await move(0, '13800000010')).now).toBe(testStartMs);
});

it("nobody's account is refused, and a reset ends all clocks", async () => {
  expect((await move(60, '19900000000')).status).toBe(400);
  expect((await move(60, 'x')).status).toBe(400);
  await client.tell('/sandbox/reset', {});
  expect((await move(0, '13800000071')).now).toBe(testStartMs);
});
