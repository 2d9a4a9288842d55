import type { AirOrder } from '#contract/order.ts';
import type { Envelope } from '#contract/row.ts';
import { memberOf, ok, refuse } from '../call.ts';
import type { Call } from '../call.ts';
import { findOrder, showOrder } from './read-order.ts';
import { advanceOrder } from './tick.ts';

/** The order as it stands now: what is due on it has happened before it is read. All parts are of one moment. */
export async function orderDetail(input: { orderId: string }, call: Call): Promise<Envelope<AirOrder>> {
  const member = memberOf(call);
  await advanceOrder(call.db, input.orderId, call.now());
  return await call.db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (tx) => {
      const order = await findOrder(tx, member, input.orderId);
      return order ? ok(await showOrder(tx, order, member, call.now())) : refuse(404, '没有找到这笔订单');
    });
}
