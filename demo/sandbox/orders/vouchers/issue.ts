import { sql } from 'kysely';
import { dayAt } from '#domain/china-time.ts';
import { ofMembers } from '../../ground/account-clock.ts';
import type { ClockOwner } from '../../ground/account-clock.ts';
import type { Database, Tx } from '../../ground/call.ts';
import { lockClaims } from './claims.ts';

/** From the request to the issued voucher. */
export const issueMs = 20_000;
const round = 50;

/** Twenty digits as fully digital invoices have: year, place, and a running number; red ones begin with another digit. */
const numberOf = (id: number, at: number, isRed = false): string =>
  `${dayAt(at).slice(2, 4)}31${isRed ? '9' : '2'}${String(id).padStart(15, '0')}`;

/** Issues the vouchers that are due. Safe in several processes at once. Returns how many. */
export async function issueVouchers(db: Database, now: number, owner?: ClockOwner): Promise<number> {
  let issued = 0;
  for (;;) {
    // A look without a lock: most rounds find no voucher, and a transaction for nothing is three statements.
    const { rows } = await sql`select id from vouchers
      where state = 'issuing' and issue_at <= ${now}::bigint and ${ofMembers(owner)} limit 1`.execute(db);
    if (!rows.length) return issued;
    const count = await db.transaction().execute(async (tx) => {
      const due = await tx
        .selectFrom('vouchers as v')
        // Its claim as well: a refund that is under way has it, and takes the voucher back itself.
        .innerJoin('voucher_claims as c', (join) =>
          join.onRef('c.order_id', '=', 'v.order_id').onRef('c.kind', '=', 'v.kind'),
        )
        .where('v.state', '=', 'issuing')
        .where('v.issue_at', '<=', now)
        .where(ofMembers(owner, 'v.member_id'))
        .orderBy('v.issue_at')
        .limit(round)
        .select(['v.id', 'v.issue_at'])
        .forUpdate(['v', 'c'])
        .skipLocked()
        .execute();
      for (const { id, issue_at } of due)
        await tx
          .updateTable('vouchers')
          .set({ state: 'issued', issued_at: issue_at, voucher_no: numberOf(id, issue_at) })
          .where('id', '=', id)
          .execute();
      return due.length;
    });
    issued += count;
    if (count < round) return issued;
  }
}

/**
 * Takes vouchers of an order back whose amount a refund or a change has made wrong: an issued one by a red one, one that
 * is on its way without. The rest can be asked for again.
 */
export async function flushVouchers(tx: Tx, orderId: string, at: number): Promise<void> {
  const amounts = await lockClaims(tx, orderId);
  const live = await tx
    .selectFrom('vouchers')
    .where('order_id', '=', orderId)
    .where('state', '<>', 'red')
    .select(['id', 'kind', 'amount', 'state'])
    .forUpdate()
    .execute();
  if (!live.length) return;
  for (const { id, kind, amount, state } of live) {
    if (amounts.get(kind) === amount) continue;
    await tx
      .updateTable('vouchers')
      .set({ state: 'red', red_at: at, red_no: state === 'issued' ? numberOf(id, at, true) : sql<string>`''` })
      .where('id', '=', id)
      .execute();
  }
}
