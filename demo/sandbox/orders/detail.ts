import type { AirOrder } from '#contract/order.ts';
import type { Envelope } from '#contract/row.ts';
import { memberOf, ok, refuse } from '../call.ts';
import type { Call } from '../call.ts';
import { maySee, readOrder, showOrder } from './read-order.ts';
import { advanceOrder } from './lifecycle/tick.ts';

/** The order as it is now: steps that are due on it happen first. An order that the member may not see is answered as missing. */
export async function orderDetail(input: { orderId: string }, call: Call): Promise<Envelope<AirOrder>> {
  const member = memberOf(call);
  const now = call.now();
  let order = await readOrder(call.db, input.orderId);
  if (order?.step_at != null && order.step_at <= now) {
    await advanceOrder(call.db, input.orderId, now);
    order = await readOrder(call.db, input.orderId);
  }
  return order && maySee(member, order) ? ok(showOrder(order, call, now)) : refuse(404, '没有找到这笔订单');
}
