import { sql } from 'kysely';
import type { Tx } from '../ground/call.ts';
import { emitChanged } from './events/emit-order.ts';
import { stayEvents } from '../ground/database/migrations/048-hotel-reports.ts';
import { insuredRailEvents } from '../ground/database/migrations/079-rail-insurance.ts';
import { intlEvents } from '../ground/database/migrations/080-intl-reports.ts';
import { changeEvents, refundEvents, saleEvents } from '../ground/database/migrations/031-reports.ts';

/** An order has been ticketed and its money booked: the report counts it, in the same transaction. */
export async function recordSale(tx: Tx, orderId: string): Promise<void> {
  await sql`${sql.raw(saleEvents)} and o.order_id = ${orderId}`.execute(tx);
}

/** A refund has been decided and booked. */
export async function recordRefund(tx: Tx, saleId: string): Promise<void> {
  await sql`${sql.raw(refundEvents)} and s.sale_id = ${saleId}`.execute(tx);
}

/** A change has been confirmed and booked: the report counts it, and the partner's server hears of it. */
export async function recordChange(tx: Tx, orderId: string, saleId: string, at: number): Promise<void> {
  await sql`${sql.raw(changeEvents)} and s.sale_id = ${saleId}`.execute(tx);
  await emitChanged(tx, orderId, at);
}

/** A stay is over, or its penalty is due, and its money is booked. */
export async function recordStay(tx: Tx, orderId: string): Promise<void> {
  await sql`${sql.raw(stayEvents)} and h.order_id = ${orderId}`.execute(tx);
}

/** The tickets of a train order are valid, and its money is booked. */
export async function recordRail(tx: Tx, orderId: string): Promise<void> {
  await sql`${sql.raw(insuredRailEvents)} and r.order_id = ${orderId}`.execute(tx);
}

/** The tickets of an order of international flights are valid, and its money is booked. */
export async function recordIntl(tx: Tx, orderId: string): Promise<void> {
  await sql`${sql.raw(intlEvents)} and r.order_id = ${orderId}`.execute(tx);
}
