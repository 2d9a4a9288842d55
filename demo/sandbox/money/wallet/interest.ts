import { sql } from 'kysely';
import { addDays, dayAt, msOf } from '#domain/china-time.ts';
import type { Day } from '#domain/china-time.ts';
import { interestOf } from '#domain/wallet/terms.ts';
import { ofMembers } from '../../ground/account-clock.ts';
import type { ClockOwner } from '../../ground/account-clock.ts';
import type { Database, Tx } from '../../ground/call.ts';
import { book, interestBudget, tianhanbaoOf } from '../ledger/ledger.ts';

/** Members whose interest one round of the chore pays. */
const round = 100;

/** The key of a day's interest in the ledger. */
export const interestKey = (memberId: string, day: Day): string => `interest:${memberId}:${day}`;

/** Interest counts from today on; a member who has begun before goes on. */
export async function startTianhanbao(tx: Tx, memberId: string, now: number): Promise<void> {
  await tx
    .insertInto('tianhanbao')
    .values({ member_id: memberId, paid_through: addDays(dayAt(now), -1) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Books the interest of every day that has ended, each at the midnight that ended it. Before money moves, under the member's row. */
export async function payInterest(tx: Tx, memberId: string, now: number): Promise<void> {
  const row = await tx
    .selectFrom('tianhanbao')
    .where('member_id', '=', memberId)
    .select('paid_through')
    .forUpdate()
    .executeTakeFirst();
  if (!row) return;
  const yesterday = addDays(dayAt(now), -1);
  if (row.paid_through >= yesterday) return;
  for (let day = addDays(row.paid_through, 1); day <= yesterday; day = addDays(day, 1)) {
    const interest = interestOf(await lowestOf(tx, tianhanbaoOf(memberId), day));
    if (interest > 0)
      await book(tx, {
        key: interestKey(memberId, day),
        kind: 'interest',
        memberId,
        at: msOf(addDays(day, 1)),
        moves: { [interestBudget]: -interest, [tianhanbaoOf(memberId)]: interest },
      });
  }
  await tx.updateTable('tianhanbao').set({ paid_through: yesterday }).where('member_id', '=', memberId).execute();
}

/** The lowest balance of a day, the one it began with included. */
async function lowestOf(tx: Tx, account: string, day: Day): Promise<number> {
  const { rows } = await sql<{ lowest: number }>`
    select least(
      coalesce((select balance_after from ledger_entries where account = ${account} and nth is not null and at < ${msOf(day)}::bigint order by at desc, nth desc limit 1), 0),
      (select min(balance_after) from ledger_entries where account = ${account} and nth is not null and at >= ${msOf(day)}::bigint and at < ${msOf(addDays(day, 1))}::bigint)
    )::bigint as lowest`.execute(tx);
  return Number(rows[0]?.lowest ?? 0);
}

/** Pays the interest of ended days. Several processes may run it at once. */
export async function payDueInterest(db: Database, now: number, owner?: ClockOwner): Promise<void> {
  const due = await db
    .selectFrom('tianhanbao')
    .where('paid_through', '<', addDays(dayAt(now), -1))
    .where(ofMembers(owner))
    .limit(round)
    .select('member_id')
    .execute();
  for (const { member_id } of due) await db.transaction().execute((tx) => payInterest(tx, member_id, now));
}
