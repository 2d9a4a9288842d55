import { sql } from 'kysely';
import type { Fen } from '#domain/money.ts';
import type { Tx } from '../../ground/call.ts';

const addToCard = async (
  tx: Tx,
  orderId: string,
  field: 'returned' | 'exchange' | 'kept',
  amount: Fen,
): Promise<void> => {
  await sql`update orders set card = card || jsonb_build_object(${field}::text, coalesce((card ->> ${field}::text)::bigint, 0) + ${amount}::bigint) where order_id = ${orderId}`.execute(
    tx,
  );
};

/** Lets the lists say how much of an order's total has gone back, or is on its way back. */
export async function noteReturned(tx: Tx, orderId: string, parts: readonly { amount: Fen }[]): Promise<void> {
  const amount = parts.reduce((sum, part) => sum + part.amount, 0);
  if (amount > 0) await addToCard(tx, orderId, 'returned', amount);
}

/** Lets the lists say what a cancellation has cost. */
export async function noteKept(tx: Tx, orderId: string, amount: Fen): Promise<void> {
  if (amount > 0) await addToCard(tx, orderId, 'kept', amount);
}

/** Adds what a change has cost to the order's total, once it is paid; less than nothing where the new flight is cheaper. */
export async function noteExchange(tx: Tx, orderId: string, amount: Fen): Promise<void> {
  if (amount === 0) return;
  await addToCard(tx, orderId, 'exchange', amount);
  await tx
    .updateTable('orders')
    .set((eb) => ({ amount: eb('amount', '+', amount) }))
    .where('order_id', '=', orderId)
    .execute();
}
