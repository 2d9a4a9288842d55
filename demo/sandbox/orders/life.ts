import { sql } from 'kysely';
import { ofMembers } from '../ground/account-clock.ts';
import type { ClockOwner } from '../ground/account-clock.ts';
import type { Database, Tx } from '../ground/call.ts';
import { lock } from './move.ts';
import type { OrderKind, OrderState } from './move.ts';

/** A kind of orders with the steps that time drives. */
export interface Life<Order extends OrderState, Status extends number = number> {
  kind: OrderKind<Order, Status>;
  /** The step that is due at `at`; it moves the order on, or sets its next `step_at`. */
  step(tx: Tx, order: Order, at: number): Promise<Order>;
}

/** Everything that is due on an order whose row the caller has locked, step by step, each at its own time. */
export async function advance<Order extends OrderState, Status extends number>(
  tx: Tx,
  { step }: Pick<Life<Order, Status>, 'step'>,
  order: Order,
  now: number,
): Promise<Order> {
  let current = order;
  while (current.step_at !== null && current.step_at <= now) current = await step(tx, current, current.step_at);
  return current;
}

/** The order, locked, with everything done that is due on it. */
export async function lockDue<Order extends OrderState, Status extends number>(
  tx: Tx,
  life: Life<Order, Status>,
  orderId: string,
  now: number,
): Promise<Order | undefined> {
  const order = await lock(tx, life.kind, orderId);
  return order && (await advance(tx, life, order, now));
}

/** Takes the steps that are due on an order before it is read, with or without the sweep. Waits for a payment under way. */
export async function advanceOrder<Order extends OrderState, Status extends number>(
  db: Database,
  life: Life<Order, Status>,
  orderId: string,
  now: number,
): Promise<void> {
  const { rows } =
    await sql`select 1 from ${sql.table(life.kind.table)} where order_id = ${orderId} and step_at <= ${now}`.execute(
      db,
    );
  if (rows.length) await db.transaction().execute(async (tx) => await lockDue(tx, life, orderId, now));
}

/** Orders looked at in one round; the rest waits for the next round, so a sweep never holds much. */
const round = 50;

/** Moves a due order on; false when it is not due, or another call is at it. */
async function advanceIfFree<Order extends OrderState, Status extends number>(
  db: Database,
  life: Life<Order, Status>,
  orderId: string,
  now: number,
): Promise<boolean> {
  return await db.transaction().execute(async (tx) => {
    const { rows } = await sql<Order>`select * from ${sql.table(life.kind.table)}
      where order_id = ${orderId} and step_at <= ${now} for update skip locked`.execute(tx);
    const [order] = rows;
    if (order) await advance(tx, life, order, now);
    return order !== undefined;
  });
}

/**
 * Everything that time drives: expiry, ticketing, check-in, money back. Safe in several processes at once (rows that
 * another one holds are left to it), and to call as often as one likes. Returns how many orders moved, at most `limit`.
 */
export async function tick<Order extends OrderState, Status extends number>(
  db: Database,
  life: Life<Order, Status>,
  now: number,
  limit = 10_000,
  owner?: ClockOwner,
): Promise<number> {
  let moved = 0;
  while (moved < limit) {
    const { rows } = await sql<Pick<OrderState, 'order_id'>>`select order_id from ${sql.table(life.kind.table)}
      where step_at <= ${now} and ${ofMembers(owner)} order by step_at limit ${round}`.execute(db);
    let movedNow = 0;
    for (const { order_id } of rows) if (await advanceIfFree(db, life, order_id, now)) movedNow += 1;
    if (!movedNow) break;
    moved += movedNow;
  }
  return moved;
}
