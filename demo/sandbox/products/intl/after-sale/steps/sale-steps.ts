import type { Tx } from '../../../../ground/call.ts';
import { dueSale } from '../../../../orders/sales/sale-rows.ts';
import type { IntlOrderState } from '../../rows/intl-orders.ts';
import type { IntlSaleState } from '../../rows/whole-order.ts';
import { changeStep } from './change-steps.ts';
import { finishRefund } from './refund-steps.ts';

/** The step of a request that is due on its order. */
export async function saleStep(tx: Tx, order: IntlOrderState, at: number): Promise<IntlOrderState> {
  const sale = await dueSale<IntlSaleState>(tx, order.order_id, at);
  if (sale?.kind === 'refund') return await finishRefund(tx, order, sale, at);
  if (sale) return await changeStep(tx, order, sale, at);
  throw new Error(`intl order ${order.order_id} has a step in status ${order.status}, which knows none`);
}
