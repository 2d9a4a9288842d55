import type { z } from 'zod';
import type { AcceptedTimes } from '#contract/order.ts';
import type { orderSchemas } from '#contract/order.schema.ts';
import type { Envelope } from '#contract/row.ts';
import { momentAt } from '#domain/china-time.ts';
import { isTicketed } from '#domain/product/air-status.ts';
import { isOwn, memberOf, ok, refuse } from '../../ground/call.ts';
import type { Call, Tx } from '../../ground/call.ts';
import { once } from '../../ground/once.ts';
import { lockDue } from '../life.ts';
import type { Life } from '../life.ts';
import { maySee, noOrder } from '../may-see.ts';
import { note } from '../move.ts';
import type { OrderState } from '../move.ts';

/** A new time of a flight or train. */
interface NewTime {
  /** As the page of the order has it. */
  depTime: string;
  /** Of the timeline: `CA1501 原定 12-03 10:30 起飞，现改为 12:00`. */
  text: string;
}

interface OpenTimes {
  /** New times of valid tickets that are not accepted. */
  times: NewTime[];
  /** Marks all of them, in the order as it was read and in its row of the lists. A later announcement replaces the mark. */
  accept(): Promise<unknown>;
}

/** The orders of a product whose provider may change its times. */
export interface Timed<Order extends OrderState> {
  life: Life<Order>;
  open(tx: Tx, order: Order, now: number): Promise<OpenTimes>;
}

/** The booker accepts the new times of an order, as the member has seen them: those that were announced since are refused. */
export async function acceptTimes<Order extends OrderState & { company_id: string | null }>(
  { life, open }: Timed<Order>,
  input: z.output<typeof orderSchemas.acceptSchedule>,
  call: Call,
): Promise<Envelope<AcceptedTimes>> {
  const { orderId, requestId, seen } = input;
  const member = memberOf(call);
  return await once(call, requestId, input, async (tx) => {
    const now = call.now();
    const order = await lockDue(tx, life, orderId, now);
    if (!order || !maySee(member, order)) return noOrder();
    if (!isOwn(member, order)) return refuse(403, '请由下单人接受新时刻');
    // Tickets of all products are valid in these statuses.
    const found = isTicketed(order.status) ? await open(tx, order, now) : undefined;
    if (!found?.times.length)
      return refuse(409, '没有待接受的新时刻，请刷新订单', { kind: 'noNewTime', orderId, status: order.status });
    const { times, accept } = found;
    if (times.some(({ depTime }) => !seen.includes(depTime)))
      return refuse(409, '时刻又有变化，请查看新的时刻后再接受', { kind: 'timeMoved', orderId, status: order.status });
    await accept();
    await note(tx, life.kind, orderId, {
      at: now,
      title: '已接受新时刻',
      detail: times.map(({ text }) => text).join('；'),
    });
    return ok({ orderId, acceptedAt: momentAt(now) }, '已接受新时刻');
  });
}
