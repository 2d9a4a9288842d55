import type { Envelope } from '#contract/row.ts';
import { isUnpaid } from '#domain/product/status-table.ts';
import { isOwn, memberOf, ok, refuse } from '../../ground/call.ts';
import type { Call, Tx } from '../../ground/call.ts';
import { once } from '../../ground/once.ts';
import { lockDue } from '../life.ts';
import type { Life } from '../life.ts';
import { maySee, noOrder } from '../may-see.ts';
import type { OrderState } from '../move.ts';
import type { OrderEvent } from '../order-event.ts';

interface Cancelled<Order, Shown> {
  /** Gives up what the unpaid order holds. */
  end(tx: Tx, order: Order, event: OrderEvent): Promise<unknown>;
  show(tx: Tx, orderId: string, call: Call): Promise<Shown>;
  /** An order that is paid and still cancelled, not refunded: answers its end, with `why` as the rest of a sentence. */
  paid?(tx: Tx, order: Order, now: number, why: string): Promise<Envelope<Shown> | undefined>;
  /** Words for the goods that the order gives back; by default its seats. */
  freed?(order: Order): string;
}

/** An unpaid order given up by its booker: seats and the company's share go back. Paid orders are refunded, not cancelled. */
export async function cancelUnpaid<Order extends OrderState & { company_id: string | null }, Shown>(
  life: Life<Order>,
  orderId: string,
  input: { requestId: string; reason?: string | undefined },
  call: Call,
  { end, show, paid, freed = () => '座位已释放' }: Cancelled<Order, Shown>,
): Promise<Envelope<Shown>> {
  const member = memberOf(call);
  return await once(call, input.requestId, input, async (tx) => {
    const now = call.now();
    const order = await lockDue(tx, life, orderId, now);
    if (!order || !maySee(member, order)) return noOrder();
    if (!isOwn(member, order)) return refuse(403, '请由下单人取消订单');
    const { status } = order;
    if (status === 5) return refuse(409, '订单已取消', { kind: 'orderClosed', orderId, status });
    const why = input.reason ? `，原因：${input.reason}` : '';
    const ended = await paid?.(tx, order, now, why);
    if (ended) return ended;
    if (!isUnpaid(status))
      return refuse(409, '订单已支付，不能取消，请申请退票', { kind: 'alreadyPaid', orderId, status });
    const event = { at: now, title: '订单已取消', detail: `由您取消，${freed(order)}${why}`, byOwner: true } as const;
    await end(tx, order, event);
    return ok(await show(tx, orderId, call), '订单已取消');
  });
}
