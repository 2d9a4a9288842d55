import { sql } from 'kysely';
import type { Selectable, SqlBool } from 'kysely';
import type { Tx, Database } from '../../../ground/call.ts';
import type { AfterSaleRow, ChangeContent, RefundContent } from '../../../ground/database/tables/tables-after-sale.ts';
import * as sales from '../../../orders/sales/sale-rows.ts';
import type { SaleWith } from '../../../orders/sales/sale-rows.ts';
import { airOrders } from './air-orders.ts';

export type RefundRow = SaleWith<'refund', RefundContent>;
export type ChangeRow = SaleWith<'change', ChangeContent>;
export type SaleRow = RefundRow | ChangeRow;

/** A row with the content of its kind. */
export const saleOf = (row: Selectable<AfterSaleRow>): SaleRow => row as SaleRow;

/** Requests of flight orders by the core's functions (orders/sales/sale-rows.ts). */
export const dueSale = async (tx: Tx, orderId: string, now: number) => await sales.dueSale<SaleRow>(tx, orderId, now);
export const scheduleOrder = async (tx: Tx, orderId: string) => await sales.scheduleOrder(tx, airOrders, orderId);

/** Changes under way to this flight. */
export async function pendingChangesTo(db: Database | Tx, flightId: string): Promise<ChangeRow[]> {
  const rows = await db
    .selectFrom('after_sales')
    .where('kind', '=', 'change')
    .where('state', 'in', ['unpaid', 'confirming'])
    .where(sql<SqlBool>`content->'fresh'->>'flightId' = ${flightId}`)
    .selectAll()
    .execute();
  return rows.map((row) => row as ChangeRow);
}
