import type { Database } from '../../../ground/call.ts';
import { advance } from './advance.ts';

/** Orders looked at in one round; the rest waits for the next round, so a sweep never holds much. */
const round = 50;

/** Moves a due order on; false when it is not due, or another call is at it. */
async function advanceIfFree(db: Database, orderId: string, now: number): Promise<boolean> {
  return await db.transaction().execute(async (tx) => {
    const order = await tx
      .selectFrom('air_orders')
      .where('order_id', '=', orderId)
      .where('step_at', '<=', now)
      .selectAll()
      .forUpdate()
      .skipLocked()
      .executeTakeFirst();
    if (!order) return false;
    await advance(tx, order, now);
    return true;
  });
}

/**
 * Everything that time drives: expiry, ticketing, money back. Safe in several processes at once (rows that
 * another one holds are left to it), and to call as often as one likes. Returns how many orders moved, at most `limit`.
 */
export async function tick(db: Database, now: number, limit = 10_000): Promise<number> {
  let moved = 0;
  while (moved < limit) {
    const due = await db
      .selectFrom('air_orders')
      .where('step_at', '<=', now)
      .orderBy('step_at')
      .limit(round)
      .select('order_id')
      .execute();
    let movedNow = 0;
    for (const { order_id } of due) if (await advanceIfFree(db, order_id, now)) movedNow += 1;
    if (!movedNow) break;
    moved += movedNow;
  }
  return moved;
}

/** Takes the steps that are due on an order before it is read, with or without the sweep. Waits for a payment under way. */
export async function advanceOrder(db: Database, orderId: string, now: number): Promise<void> {
  const due = await db
    .selectFrom('air_orders')
    .where('order_id', '=', orderId)
    .where('step_at', '<=', now)
    .select('order_id')
    .executeTakeFirst();
  if (!due) return;
  await db.transaction().execute(async (tx) => {
    const order = await tx
      .selectFrom('air_orders')
      .where('order_id', '=', orderId)
      .selectAll()
      .forUpdate()
      .executeTakeFirst();
    if (order) await advance(tx, order, now);
  });
}
