import type { Fen } from '#domain/money.ts';
import type { Tx } from '../../ground/call.ts';
import { countMore, returnBudget } from '../applications/uses.ts';

interface Shares {
  company: Fen;
  personal: Fen;
}

/** Shares of a moved price: the side that pays the last yuan of an order pays the difference, the other one what is left of it. */
export function sharesMoved<S extends Shares>(split: S | null, by: Fen): S | null {
  if (!split) return null;
  const isPersonal = split.personal > 0;
  const own = isPersonal ? split.personal : split.company;
  const rest = Math.min(0, own + by);
  const moved = Math.max(0, own + by);
  return isPersonal
    ? { ...split, personal: moved, company: split.company + rest }
    : { ...split, company: moved, personal: split.personal + rest };
}

interface Moved {
  orderId: string;
  /** The amount of the lists, and by how much it has moved. */
  total: Fen;
  before: Shares | null;
  after: Shares | null;
}

/** The price of an order in lists, and its part of a trip application's budget. */
export async function writeMoved(tx: Tx, { orderId, total, before, after }: Moved): Promise<void> {
  await tx.updateTable('orders').set({ amount: total }).where('order_id', '=', orderId).execute();
  const more = (after?.company ?? 0) - (before?.company ?? 0);
  if (more > 0) await countMore(tx, orderId, more);
  if (more < 0) await returnBudget(tx, orderId, [{ payer: 'company', amount: -more }]);
}
