import { sql } from 'kysely';
import type { Fen } from '#domain/money.ts';
import type { Tx } from '../call.ts';

/** Lets the lists say how much of an order's price has gone back, or is on its way back. */
export async function noteReturned(tx: Tx, orderId: string, amount: Fen): Promise<void> {
  await sql`update orders set card = jsonb_set(card, '{returned}', to_jsonb(coalesce((card ->> 'returned')::bigint, 0) + ${amount}::bigint)) where order_id = ${orderId}`.execute(
    tx,
  );
}
