import { sql } from 'kysely';
import type { Tx } from '../../ground/call.ts';
import type { OrderHead } from '../../ground/database/tables/tables-order.ts';
import type { OrderRow } from '#contract/order-list.ts';
import type { TableWith } from '../../ground/database/tables/tables.ts';

/** Tells the lists, and the order's own row, which journeys the order has now; what they know of its money and its status stays. */
export async function writeHead(
  tx: Tx,
  table: TableWith<{ order_id: string; departs_at: number; ends_at: number }>,
  { order_id: orderId, travel_at, ends_at, title, words, card }: OrderHead,
): Promise<void> {
  const { card: before } = await tx
    .selectFrom('orders')
    .where('order_id', '=', orderId)
    .select('card')
    .executeTakeFirstOrThrow();
  await tx
    .updateTable('orders')
    .set({ travel_at, ends_at, title, words, card: JSON.stringify({ ...before, ...card }) })
    .where('order_id', '=', orderId)
    .execute();
  await sql`update ${sql.table(table)} set departs_at = ${travel_at}, ends_at = ${ends_at} where order_id = ${orderId}`.execute(
    tx,
  );
}

/** Tells the lists who ended an order without tickets, before the order moves on. */
export async function writeEnd(tx: Tx, orderId: string, endedBy: OrderRow['endedBy']): Promise<void> {
  if (!endedBy) return;
  await tx
    .updateTable('orders')
    .set({ card: sql`card || ${JSON.stringify({ endedBy })}::jsonb` })
    .where('order_id', '=', orderId)
    .execute();
}
