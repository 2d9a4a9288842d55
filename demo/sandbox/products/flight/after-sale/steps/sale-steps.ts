import type { Tx } from '../../../../ground/call.ts';
import { changeStep } from './change-steps.ts';
import { refundStep } from './refund-steps.ts';
import { dueSale } from '../../rows/sale-rows.ts';
import type { AirOrderState } from '../../rows/air-orders.ts';

/** The step of a request that is due on its order. */
export async function saleStep(tx: Tx, order: AirOrderState, at: number): Promise<AirOrderState> {
  const sale = await dueSale(tx, order.order_id, at);
  if (sale?.kind === 'refund') return await refundStep(tx, order, sale, at);
  if (sale) return await changeStep(tx, order, sale, at);
  throw new Error(`order ${order.order_id} has a step in status ${order.status}, which knows none`);
}
