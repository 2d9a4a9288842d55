import { sql } from 'kysely';
import { afterAll, beforeAll } from 'vitest';
import { bill, billKinds } from '#contract/bill.ts';
import type { BillKind, BillRow } from '#contract/bill.ts';
import { billSchemas } from '#contract/bill.schema.ts';
import { billHandlers } from '#demo/sandbox/handlers/bill.ts';
import { listingSuite } from '#tests/support/listing-suite.ts';
import { openBooking } from '#tests/support/booking.ts';
import type { Booker, Booking } from '#tests/support/booking.ts';
import { billListing } from '#widgets/bill/bill/model.ts';
import type { BillFilters } from '#widgets/bill/bill/model.ts';

let sandbox: Booking;
let members: Record<'first' | 'second', Booker>;
beforeAll(async () => {
  sandbox = await openBooking();
  members = { first: await sandbox.as('20250010'), second: await sandbox.as('20250040') };
  for (const [memberId, count] of [
    ['20250010', 125],
    ['20250040', 25],
  ] as const) {
    await addMovements('payment', memberId, `order:test${memberId}`, count);
    await addMovements('recharge', memberId, `wallet:${memberId}:available`, count);
  }
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

for (const kind of billKinds) {
  listingSuite<BillRow, BillFilters, { kind: BillKind }>(`the ${kind} bill`, () => ({
    row: bill.query,
    spec: billListing(kind),
    answer: (who, input) => billHandlers.query(billSchemas.query.parse(input), members[who].call('/bill/query')),
    some: { channel: 'alipay', days: { from: '2026-09-15', to: '' } },
    none: { words: '没有这笔' },
  }));
}
