import { ofMembers } from '../../ground/account-clock.ts';
import type { ClockOwner } from '../../ground/account-clock.ts';
import type { Database, Tx } from '../../ground/call.ts';
import { book, heldRewardsOf, rewardsOf } from '../ledger/ledger.ts';

/** Incomes looked at in one round: a sweep never holds much. */
const round = 50;

/** Releases an income to its member's rewards at its time; false where another process is at it. */
async function release(tx: Tx, orderId: string, kind: 'recom' | 'share' | 'commission'): Promise<boolean> {
  const income = await tx
    .selectFrom('incomes')
    .where('order_id', '=', orderId)
    .where('kind', '=', kind)
    .where('revocable', '>', 0)
    .selectAll()
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  if (!income?.release_at) return false;
  const { member_id: memberId, app_id: appId, revocable, release_at: at } = income;
  await book(tx, {
    key: `released:${kind}:${orderId}`,
    kind: 'rewardReleased',
    orderId,
    memberId,
    appId,
    at,
    moves: { [heldRewardsOf(memberId)]: -revocable, [rewardsOf(memberId)]: revocable },
  });
  await tx
    .updateTable('incomes')
    .set({ revocable: 0 })
    .where('order_id', '=', orderId)
    .where('kind', '=', kind)
    .execute();
  return true;
}

/** Releases the incomes from trips that are over. Safe in several processes at once. Returns how many, at most `limit`. */
export async function releaseIncomes(db: Database, now: number, limit = 10_000, owner?: ClockOwner): Promise<number> {
  let released = 0;
  while (released < limit) {
    const due = await db
      .selectFrom('incomes')
      .where('release_at', '<=', now)
      .where('revocable', '>', 0)
      .where(ofMembers(owner))
      .orderBy('release_at')
      .limit(round)
      .select(['order_id', 'kind'])
      .execute();
    let releasedNow = 0;
    for (const { order_id, kind } of due)
      if (kind !== 'points' && (await db.transaction().execute((tx) => release(tx, order_id, kind)))) releasedNow += 1;
    if (!releasedNow) break;
    released += releasedNow;
  }
  return released;
}
