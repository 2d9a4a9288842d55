import { sql } from 'kysely';
import { afterAll, beforeAll } from 'vitest';
import { bill, billKinds } from '#contract/bill.ts';
import type { BillKind, BillRow } from '#contract/bill.ts';
import { billSchemas } from '#contract/bill.schema.ts';
import { billHandlers } from '#demo/sandbox/app/handlers/bill.ts';
import { listingSuite } from '#tests/support/suites/listing-suite.ts';
import { casesOf } from '#tests/support/whole.ts';
import { openBooking } from '#tests/support/orders/booking.ts';
import type { Booker, Booking } from '#tests/support/orders/booking.ts';
import { billListing } from '#widgets/bill/bill/model.ts';
import type { BillFilters } from '#widgets/bill/bill/model.ts';

let sandbox: Booking;
let members: Record<'first' | 'second', Booker>;
beforeAll(async () => {
  sandbox = await openBooking();
  members = { first: await sandbox.as('20250041'), second: await sandbox.as('20250050') };
  for (const [memberId, count] of [
    ['20250041', 125],
    ['20250050', 25],
  ] as const) {
    await addMovements('payment', memberId, `order:test${memberId}`, count);
    await addMovements('recharge', memberId, `wallet:${memberId}:available`, count);
    await addSales(memberId, count, count === 25 ? 200 : 0);
  }
  await sql`analyze orders, air_orders, incomes, after_sales, ledger_movements, ledger_entries, ledger_accounts`.execute(
    sandbox.db,
  );
});
afterAll(() => sandbox.close());

/** Movements as the ledger has them: at each moment three, with few amounts, of two providers. */
const addMovements = async (kind: 'payment' | 'recharge', memberId: string, target: string, count: number) => {
  await sql`insert into ledger_accounts (account, floor) values (${target}, 0), ('provider:alipay', null), ('provider:weChatPay', null) on conflict do nothing`.execute(
    sandbox.db,
  );
  await sql`with made as (
      insert into ledger_movements (key, kind, at, member_id)
      select ${`${kind}:${memberId}:`}::text || n, ${kind}::text, ${sandbox.now()}::bigint - (n / 3) * 3600000::bigint, ${memberId}::text from generate_series(1, ${count}::int) as n
      returning movement
    )
    insert into ledger_entries (movement, account, amount)
    select movement, account, amount * (1 + movement % 5) from made
    cross join lateral (values (case when movement % 2 = 0 then 'provider:alipay' else 'provider:weChatPay' end, -100), (${target}::text, 100)) as entry (account, amount)`.execute(
    sandbox.db,
  );
};

/** Orders sold on as many days, each with its points, incomes, refund and change; the member is their referrer too. */
const addSales = async (memberId: string, count: number, daysAgo: number) => {
  const day = 86_400_000;
  const at = sql`${sandbox.now()}::bigint - (n + ${daysAgo}::int) * ${day}::bigint`;
  const run = async (statement: ReturnType<typeof sql>) => void (await statement.execute(sandbox.db));
  const n = sql`generate_series(1, ${count}::int) as n`;
  const orderId = sql`${`B${memberId.slice(-3)}`}::text || n`;
  await run(sql`insert into air_orders (order_id, member_id, app_id, status, travel_type, flight_type, created_at, pay_deadline, payprice, service_fee, over_standard, contact, voucher, over_reason, travel_reason, cost_center, ends_at)
    select ${orderId}, ${memberId}::text, 'default', 2, 'private', 1, ${at}, 0, 100, 0, false, '{}', 'none', '', '', '', 0 from ${n}`);
  await run(sql`insert into orders (order_id, kind, app_id, member_id, status, travel_type, created_at, travel_at, ends_at, pay_deadline, amount, title, words, card)
    select ${orderId}, 'airTicket', 'default', ${memberId}::text, 2, 'private', ${at}, 0, 0, 0, 100, '北京 → 上海', ${orderId}, '{"psgNames": []}' from ${n}`);
  await run(sql`insert into incomes (order_id, app_id, kind, member_id, permille, amount, revocable)
    select ${orderId}, 'default', kind, ${memberId}::text, 10, 500, 0 from ${n}, unnest(array['points', 'recom', 'share']) as kind`);
  await run(sql`insert into after_sales (sale_id, order_id, member_id, app_id, kind, state, reason, remark, proofs, content, quoted_at, expires_at, decided_at)
    select ${orderId} || kind, ${orderId}, ${memberId}::text, 'default', kind, 'done', 'voluntary', '', '[]', '{"items": []}', 0, 0, ${at} from ${n}, unnest(array['refund', 'change']) as kind`);
  for (const [kind, account, amount] of [
    ['settlement', sql`'order:' || ${orderId}`, -100],
    ['points', sql`${`points:${memberId}`}::text`, 100],
    ['recom', sql`${`rewards:${memberId}:held`}::text`, 100],
    ['share', sql`${`rewards:${memberId}:held`}::text`, 100],
  ] as const) {
    await run(sql`insert into ledger_accounts (account, floor)
      select ${account}, null::bigint from ${n} union select 'platform:test', null on conflict do nothing`);
    await run(sql`with made as (
        insert into ledger_movements (key, kind, at, member_id, app_id, order_id)
        select ${`${kind}:`}::text || ${orderId}, ${kind}::text, ${at}, ${memberId}::text, 'default', ${orderId} from ${n}
        returning movement, order_id, substr(order_id, 5)::int as n
      )
      insert into ledger_entries (movement, account, amount)
      select movement, account, amount * (1 + n % 5) from made
      cross join lateral (values ('platform:test', ${-amount}), (${account}, ${amount}::int)) as entry (account, amount)`);
  }
};

/** Filters that leave some rows, and filters that leave none. */
const someDays = { days: { from: '2026-09-01', to: '' } };
const somes: Partial<Record<BillKind, Partial<BillFilters>>> = {
  transaction: { channel: 'alipay', days: { from: '2026-09-15', to: '' } },
  recharge: { channel: 'alipay', days: { from: '2026-09-15', to: '' } },
};

const held = billKinds.filter((of) => !['putforward', 'hotelSum', 'trainSum'].includes(of));
/** One bill of each statement: movements of payments, of the wallet, incomes, tickets, sums; presets.test.ts adds up all of them. */
const statements = new Set<BillKind>(['transaction', 'recharge', 'integral', 'airSale', 'airSum']);
for (const kind of casesOf(held, (of) => statements.has(of))) {
  const isSum = kind === 'airSum';
  listingSuite<BillRow, BillFilters, { kind: BillKind }>(`the ${kind} bill`, () => ({
    row: bill.query,
    spec: { ...billListing(kind), fixed: { kind, ...(isSum && { by: 'day' }) } },
    answer: (who, input) => billHandlers.query(billSchemas.query.parse(input), members[who].call('/bill/query')),
    some: somes[kind] ?? someDays,
    none: isSum ? { days: { from: '2020-01-01', to: '2020-01-02' } } : { words: '没有这笔' },
  }));
}
