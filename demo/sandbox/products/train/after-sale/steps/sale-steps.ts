import type { Tx } from '../../../../ground/call.ts';
import { dueSale } from '../../../../orders/sales/sale-rows.ts';
import type { RailOrderState } from '../../rows/rail-orders.ts';
import type { RailSale } from '../../rows/sale-rows.ts';
import { changeStep } from './change-steps.ts';
import { finishRefund } from './refund-steps.ts';

/** The step of a request that is due on its order. */
export async function saleStep(tx: Tx, order: RailOrderState, at: number): Promise<RailOrderState> {
  const sale = await dueSale<RailSale>(tx, order.order_id, at);
  if (sale?.kind === 'refund') return await finishRefund(tx, order, sale, at);
  if (sale) return await changeStep(tx, order, sale, at);
  throw new Error(`rail order ${order.order_id} has a step in status ${order.status}, which knows none`);
}
