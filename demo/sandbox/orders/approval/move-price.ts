import { sql } from 'kysely';
import { awaitsApproval } from '#domain/product/status-table.ts';
import type { Database } from '../../ground/call.ts';

/** The seller changes the price of an order that waits for its company; false: no order waits by this number. */
export async function moveOrderPrice(db: Database, orderId: string, percent: number): Promise<boolean> {
  const { rows } = await sql`insert into price_moves (order_id, percent)
    select order_id, ${percent}::int from orders where order_id = ${orderId} and status = ${sql.lit(awaitsApproval)}
    on conflict (order_id) do update set percent = excluded.percent, is_written = false returning 1`.execute(db);
  return rows.length > 0;
}
