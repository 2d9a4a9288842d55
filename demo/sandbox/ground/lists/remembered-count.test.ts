import { afterAll, beforeAll, expect, it } from 'vitest';
import { sql } from 'kysely';
import { orderList } from '#contract/order-list.ts';
import { orderListSchemas } from '#contract/order-list.schema.ts';
import { voucher } from '#contract/voucher.ts';
import { workbench } from '#contract/workbench.ts';
import { voucherSchemas } from '#contract/voucher.schema.ts';
import { good, openBooking } from '#tests/support/orders/booking.ts';
import type { Booker, Booking } from '#tests/support/orders/booking.ts';
import { clientOf, memorySandbox } from '#tests/support/sandbox.ts';
import { orderListHandlers } from '../../app/handlers/order.ts';
import { voucherHandlers } from '../../app/handlers/voucher.ts';

let booking: Booking;
let member: Booker;
let other: Booker;
beforeAll(async () => {
  booking = await openBooking();
  [member, other] = [await booking.as('20250010'), await booking.as('20250030')];
});
afterAll(() => booking.close());

const orders = async (who: Booker) =>
  good(await orderListHandlers.list(orderListSchemas.list.parse({}), who.call('/order/list'))).total;
const vouchers = async (who: Booker) =>
  good(await voucherHandlers.list(voucherSchemas.list.parse({}), who.call('/voucher/list'))).total;

it('totals follow every write, also those of triggers, and are each member’s own', async () => {
  const [mine, others, claims] = [await orders(member), await orders(other), await vouchers(member)];
  expect([await orders(member), await orders(other)]).toEqual([mine, others]);
  const { orderId } = await member.book({ days: 30 });
  expect([await orders(member), await orders(other)]).toEqual([mine + 1, others]);
  expect(await vouchers(member)).toBe(claims);
  await booking.db.updateTable('orders').set({ status: 1 }).where('order_id', '=', orderId).execute();
  expect(await vouchers(member)).toBe(claims + 1);
  await booking.db.deleteFrom('orders').where('order_id', '=', orderId).execute();
  expect(await orders(member)).toBe(mine);
});

it('inside a transaction nothing is remembered', async () => {
  const before = await orders(member);
  const seen = await booking.db
    .transaction()
    .execute(async (tx) => {
      await sql`update orders set member_id = 'nobody' where member_id = '20250010'`.execute(tx);
      const call = { ...member.call('/order/list'), db: tx };
      const inside = good(await orderListHandlers.list(orderListSchemas.list.parse({}), call)).total;
      throw Object.assign(new Error('rolled back'), { inside });
    })
    .catch((error: { inside?: number }) => error.inside);
  expect(seen).toBe(0);
  expect(await orders(member)).toBe(before);
});

it('a count is asked once until something is written', async () => {
  const heard: string[] = [];
  const sandbox = await memorySandbox({ onQuery: (text) => heard.push(text) });
  try {
    const client = clientOf(sandbox);
    const { token } = good(await client.logIn('13800000010'));
    const counts = async () => {
      heard.length = 0;
      good(await client.send(orderList.list, {}, { token }));
      return heard.filter((text) => /count\(\*\) as total/.test(text)).length;
    };
    const isServer = Boolean(process.env['TEST_DATABASE_URL']);
    expect([await counts(), await counts(), await counts()]).toEqual(isServer ? [1, 1, 1] : [1, 0, 0]);
    await sandbox.db.updateTable('orders').set({ status: 5 }).where('order_id', '=', 'none').execute();
    expect(await counts()).toBe(1);
  } finally {
    await sandbox.close();
  }
});

it.each([
  ['the counters of orders', orderList.counts, {}],
  ['the open vouchers', voucher.list, { group: 'open' }],
  ['the figures of vouchers', voucher.counts, {}],
  ['the figures of the workbench', workbench.summary, {}],
] as const)('%s are counted once until an order is written', async (_name, row, input) => {
  const heard: string[] = [];
  const sandbox = await memorySandbox({ onQuery: (text) => heard.push(text) });
  try {
    const client = clientOf(sandbox);
    const { token } = good(await client.logIn('13800000010'));
    const counts = async () => {
      heard.length = 0;
      expect(await (await clientOf(sandbox, { token }).raw(row.path, input)).json()).toMatchObject({ ret: 0 });
      return heard.some((text) => /count\(/.test(text));
    };
    const isServer = Boolean(process.env['TEST_DATABASE_URL']);
    expect([await counts(), await counts()]).toEqual([true, isServer]);
    await sandbox.db.updateTable('orders').set({ status: 5 }).where('order_id', '=', 'none').execute();
    expect([await counts(), await counts()]).toEqual([true, isServer]);
  } finally {
    await sandbox.close();
  }
});
