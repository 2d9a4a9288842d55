import { isUnpaid } from '#domain/product/status-table.ts';
import type { z } from 'zod';
import type { IntlOrder } from '#contract/intl-order.ts';
import type { intlOrderSchemas } from '#contract/intl-order.schema.ts';
import type { Envelope } from '#contract/row.ts';
import { isOwn, memberOf, ok, refuse } from '../../../ground/call.ts';
import type { Call } from '../../../ground/call.ts';
import { once } from '../../../ground/once.ts';
import { lockDue } from '../../../orders/life.ts';
import { maySee, noOrder } from '../../../orders/may-see.ts';
import { intlLife, voidIntlOrder } from './advance.ts';
import { showIntlOrder } from './show-order.ts';

/** An unpaid order given up by its booker: seats and the company's share go back. Tickets are refunded, not cancelled. */
export async function cancelIntlOrder(
  input: z.output<typeof intlOrderSchemas.cancel>,
  call: Call,
): Promise<Envelope<IntlOrder>> {
  const member = memberOf(call);
  return await once(call, input.requestId, input, async (tx) => {
    const now = call.now();
    const order = await lockDue(tx, intlLife, input.orderNo, now);
    if (!order || !maySee(member, order)) return noOrder();
    if (!isOwn(member, order)) return refuse(403, '请由下单人取消订单');
    const data = {
      kind: order.status === 5 ? 'orderClosed' : 'alreadyPaid',
      orderId: order.order_id,
      status: order.status,
    };
    if (order.status === 5) return refuse(409, '订单已取消', data);
    if (!isUnpaid(order.status)) return refuse(409, '订单已支付，不能取消，请申请退票', data);
    const detail = `由您取消，座位已释放${input.reason ? `，原因：${input.reason}` : ''}`;
    await voidIntlOrder(tx, order, { at: now, title: '订单已取消', detail, byOwner: true });
    return ok(await showIntlOrder(tx, order.order_id, call), '订单已取消');
  });
}
