import type { AfterSale } from '#contract/order-after-sale.ts';
import type { Envelope } from '#contract/row.ts';
import type { Call } from '../../call.ts';
import { ok } from '../../call.ts';
import { orderDetail } from '../detail.ts';

/** The requests of an order alone, for a page that follows them; who may see the order may see them. */
export async function saleProgress(input: { orderId: string }, call: Call): Promise<Envelope<AfterSale[]>> {
  const order = await orderDetail(input, call);
  return order.ret === 0 ? ok(order.data.afterSales) : (order as Envelope<never>);
}
