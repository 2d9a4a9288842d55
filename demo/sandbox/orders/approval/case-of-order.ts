import type { Tx } from '../../ground/call.ts';
import { portOf } from './ports.ts';

/** The order of every product has a row in its own table, which all of its changes lock. */
export async function lockOrder(tx: Tx, orderId: string): Promise<void> {
  const head = await tx.selectFrom('orders').where('order_id', '=', orderId).select('kind').executeTakeFirst();
  if (head) await portOf(head.kind).waits(tx, orderId);
}

/** The words with which a case was refused; "". */
export async function commentOf(tx: Tx, caseId: number | null): Promise<string> {
  if (caseId === null) return '';
  const row = await tx.selectFrom('cases').where('id', '=', caseId).select('instance').executeTakeFirst();
  return row?.instance.tasks.findLast(({ state }) => state === 'refused')?.comment ?? '';
}
