import { isUnpaid } from '#domain/product/status-table.ts';
import type { AirOrder } from '#contract/order.ts';
import type { Envelope } from '#contract/row.ts';
import { isOwn, memberOf, ok, refuse } from '../../../ground/call.ts';
import type { Call } from '../../../ground/call.ts';
import { once } from '../../../ground/once.ts';
import { airLife, voidAirOrder } from './advance.ts';
import { readOrder } from '../rows/read-order.ts';
import { companyFacts } from '../../../orders/business/company-facts.ts';
import { maySee } from '../../../orders/may-see.ts';
import { showOrder } from '../shown/show-order.ts';
import { lock } from '../../../orders/move.ts';
import { advance } from '../../../orders/life.ts';
import { airOrders } from '../rows/air-orders.ts';

/** An unpaid order given up by its booker: seats and the company's share go back. Paid orders are refunded, not cancelled. */
export async function cancelOrder(
  input: { orderId: string; requestId: string },
  call: Call,
): Promise<Envelope<AirOrder>> {
  const member = memberOf(call);
  return await once(call, input.requestId, input, async (tx) => {
    const now = call.now();
    const locked = await lock(tx, airOrders, input.orderId);
    if (!locked || !maySee(member, locked)) return refuse(404, '没有找到这笔订单');
    if (!isOwn(member, locked)) return refuse(403, '请由下单人取消订单');
    const order = await advance(tx, airLife, locked, now);
    const data = {
      kind: order.status === 5 ? 'orderClosed' : 'alreadyPaid',
      orderId: order.order_id,
      status: order.status,
    };
    if (order.status === 5) return refuse(409, '订单已取消', data);
    if (!isUnpaid(order.status)) return refuse(409, '订单已支付，不能取消，请申请退票', data);
    await voidAirOrder(tx, order, { at: now, title: '订单已取消', detail: '由您取消，座位已释放', byOwner: true });
    const cancelled = await readOrder(tx, order.order_id);
    if (!cancelled) return refuse(404, '没有找到这笔订单');
    return ok({ ...showOrder(cancelled, call, now), ...(await companyFacts(tx, cancelled)) }, '订单已取消');
  });
}
