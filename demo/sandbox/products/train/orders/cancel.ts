import { isUnpaid } from '#domain/product/status-table.ts';
import type { z } from 'zod';
import type { TrainOrder } from '#contract/train-order.ts';
import type { trainOrderSchemas } from '#contract/train-order.schema.ts';
import type { Envelope } from '#contract/row.ts';
import { waitGivenUp } from '#domain/rail/order/rail-lead.ts';
import { isOwn, memberOf, ok, refuse } from '../../../ground/call.ts';
import type { Call } from '../../../ground/call.ts';
import { once } from '../../../ground/once.ts';
import { lockDue } from '../../../orders/life.ts';
import { maySee, noOrder } from '../../../orders/may-see.ts';
import { railLife, voidRailOrder } from './advance.ts';
import { releaseWaiting } from '../waiting/wait-money.ts';
import { showRailOrder } from './show-order.ts';

/** An unpaid order given up by its booker: seats and the company's share go back. Tickets are refunded, not cancelled. */
export async function cancelRailOrder(
  input: z.output<typeof trainOrderSchemas.cancelOrder>,
  call: Call,
): Promise<Envelope<TrainOrder>> {
  const member = memberOf(call);
  return await once(call, input.requestId, input, async (tx) => {
    const now = call.now();
    const order = await lockDue(tx, railLife, input.orderNo, now);
    if (!order || !maySee(member, order)) return noOrder();
    if (!isOwn(member, order)) return refuse(403, '请由下单人取消订单');
    const data = {
      kind: order.status === 5 ? 'orderClosed' : 'alreadyPaid',
      orderId: order.order_id,
      status: order.status,
    };
    if (order.status === 5) return refuse(409, '订单已取消', data);
    const why = input.reason ? `，原因：${input.reason}` : '';
    if (order.status === 13) {
      const event = { at: now, title: waitGivenUp, detail: `由您取消${why}`, byOwner: true as const };
      await releaseWaiting(tx, order, event);
      return ok(await showRailOrder(tx, order.order_id, call), '候补已取消，预付款原路退回');
    }
    if (!isUnpaid(order.status)) return refuse(409, '订单已支付，不能取消，请申请退票', data);
    await tx.updateTable('rail_orders').set({ cancelled_at: now }).where('order_id', '=', order.order_id).execute();
    const detail = `由您取消，座位已释放${why}`;
    await voidRailOrder(tx, order, { at: now, title: '订单已取消', detail, byOwner: true });
    return ok(await showRailOrder(tx, order.order_id, call), '订单已取消');
  });
}
