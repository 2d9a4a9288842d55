import type { WorkbenchOrder } from '#contract/workbench.ts';
import type { Envelope } from '#contract/row.ts';
import { momentAt } from '#domain/china-time.ts';
import { yuanOf } from '#domain/money.ts';
import { memberOf, ok } from '../call.ts';
import type { Call } from '../call.ts';
import { partOf } from '../lists/paged.ts';
import { id, ordersOf, sorts } from '../orders/heads/list-query.ts';
import type { OrderHead } from '../orders/heads/list-query.ts';
import { advanceSeen } from './seen-orders.ts';

/** The flight orders that were made last, newest first: the first rows of the order list. */
export async function recentOrders({ limit }: { limit: number }, call: Call): Promise<Envelope<{ orders: WorkbenchOrder[] }>> {
  const member = memberOf(call);
  await advanceSeen(call.db, member, call.now());
  const part = await partOf({ db: call.db, query: ordersOf(call.db, member, {}, call.now()), sorts, id }, { size: limit });
  if (!('rows' in part)) return part;
  return ok({
    orders: part.rows.map((order: OrderHead) => ({
      orderId: order.order_id,
      status: order.status,
      travelType: order.travel_type,
      route: order.title,
      flightNos: order.card.flightList.map(({ flightNo }) => flightNo),
      depTime: order.card.flightList[0]?.depTime ?? '',
      passengers: order.card.psgNames,
      booker: order.member_id === member.memberId ? '' : (order.member_name ?? ''),
      amount: yuanOf(order.amount),
      createTime: momentAt(order.created_at),
      payDeadlineMs: order.pay_deadline,
    })),
  });
}
