import { sql } from 'kysely';
import type { Database, Tx } from '../../ground/call.ts';
import { isShown } from '../../money/payments/give-back.ts';
import type { Payment } from '../../money/payments/give-back.ts';
import type { AnySale } from './sale-rows.ts';

/** Requests of an order, the newest first, and the payments of both that took money. */
export async function readSales<Sale extends AnySale>(
  db: Database | Tx,
  orderId: string,
): Promise<{ sales: Sale[]; payments: Payment[] }> {
  const sales = await db
    .selectFrom('after_sales')
    .where('order_id', '=', orderId)
    .where('state', '<>', 'quoted')
    .orderBy('applied_at', 'desc')
    // Of two in one moment, the one that still goes on.
    .orderBy(sql`step_at is null`)
    .orderBy('sale_id')
    .selectAll()
    .execute();
  const payments = await db
    .selectFrom('payments')
    .where('order_id', 'in', [orderId, ...sales.map(({ sale_id }) => sale_id)])
    .where(isShown('payments'))
    .orderBy('paid_at')
    .orderBy('payer')
    .selectAll()
    .execute();
  return { sales: sales as unknown as Sale[], payments };
}
