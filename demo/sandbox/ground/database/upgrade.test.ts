import fs from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { hotelOrder, order, orderAfterSale, orderList } from '#contract/contract.ts';
import { clientOf } from '#tests/support/sandbox.ts';
import type { Client } from '#tests/support/sandbox.ts';
import { brokenInvariants } from '#tests/support/invariants.ts';
import { createSandbox } from '../../sandbox.ts';
import type { Sandbox } from '../../sandbox.ts';
import { migrations } from './migrations/all.ts';

/** A database as an earlier build of 1.0 has left it: `pg_dump --inserts` of PostgreSQL 15, seeded members and four orders made by calls. */
const stored = path.join(import.meta.dirname, 'stored/1.0-2026-11-25.sql.gz');
/** The moment after its last call. */
const storedMs = 1_795_786_106_000;
const orders = { ticketed: '261127481637', unpaid: '261127963274', business: '261127444911', stay: '261127926548' };

let sandbox: Sandbox;
let client: Client;
let missing: string[];
beforeAll(async () => {
  const pglite = await PGlite.create();
  await pglite.exec(gunzipSync(fs.readFileSync(stored)).toString());
  const { rows } = await pglite.query<{ name: string }>('select name from public.migrations');
  const applied = new Set(rows.map(({ name }) => name));
  missing = migrations.map(({ name }) => name).filter((name) => !applied.has(name));
  const loadFrom = await pglite.dumpDataDir('none');
  await pglite.close();
  sandbox = await createSandbox({ memory: true, loadFrom, trueNow: () => storedMs });
  client = clientOf(sandbox);
});
afterAll(() => sandbox.close());

const tokenOf = async (phone: string): Promise<string> => (await client.logIn(phone)).data.token;

it('a database of before gets every step that it lacks, and keeps its promises', async () => {
  expect(missing.length).toBeGreaterThan(30);
  const applied = await sandbox.db
    .selectFrom('migrations' as never)
    .select('name' as never)
    .execute();
  expect(applied).toHaveLength(migrations.length);
  expect(await brokenInvariants(sandbox.db)).toEqual([]);
});

it('employees of before get the search keys of now', async () => {
  const old = () => sandbox.db.selectFrom('employees').select('id').where('keys_version', '<', 1).execute();
  expect((await old()).length).toBeGreaterThan(0);
  for (let rounds = 0; (await old()).length && rounds < 10; rounds += 1) await sandbox.doChores();
  expect(await old()).toEqual([]);
});

it('members log in with their passwords and find their orders as they were', async () => {
  const token = await tokenOf('13800000010');
  const statusOf = async (orderId: string, as = token) =>
    (await client.send(order.airDetail, { orderId }, { token: as })).data.status;
  expect([await statusOf(orders.ticketed), await statusOf(orders.unpaid)]).toEqual([2, 0]);
  expect(await statusOf(orders.business, await tokenOf('13800000074'))).toBe(2);
  const stay = await client.send(hotelOrder.orderDetail, { orderNo: orders.stay }, { token });
  expect(stay.data.status).toBe(2);
  const list = await client.send(orderList.list, { type: 'airTicket', size: 10 }, { token });
  expect(list.data.rows).toHaveLength(2);
});

it('an order of before can be refunded, by the steps of now', async () => {
  const token = await tokenOf('13800000010');
  const { data } = await client.send(order.airDetail, { orderId: orders.ticketed }, { token });
  const quote = await client.send(
    orderAfterSale.refundQuote,
    { orderId: orders.ticketed, psgIds: data.psgList.map(({ id }) => id), triptypes: [1], reason: 'plans' },
    { token },
  );
  const { quoteId } = quote.data;
  expect((await client.send(orderAfterSale.refundApply, { quoteId, requestId: 'of-before' }, { token })).ret).toBe(0);
  for (let turn = 0; turn < 4; turn += 1) await sandbox.advance(60);
  const { status } = (await client.send(order.airDetail, { orderId: orders.ticketed }, { token })).data;
  expect(status).toBe(6);
  expect(await brokenInvariants(sandbox.db)).toEqual([]);
});
