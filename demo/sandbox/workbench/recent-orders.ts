import type { WorkbenchOrder } from '#contract/workbench.ts';
import type { Envelope } from '#contract/row.ts';
import { momentAt } from '#domain/china-time.ts';
import { yuanOf } from '#domain/money.ts';
import { memberOf, ok } from '../call.ts';
import type { Call } from '../call.ts';
import { advanceSeen, namesByOrder, seenBy } from './seen-orders.ts';

/** The orders that were made last, newest first. */
export async function recentOrders({ limit }: { limit: number }, call: Call): Promise<Envelope<{ orders: WorkbenchOrder[] }>> {
  const member = memberOf(call);
  await advanceSeen(call.db, member, call.now());
  const orders = await call.db
    .selectFrom('air_orders as o')
    .innerJoin('members as m', 'm.id', 'o.member_id')
    .where(seenBy(member))
    .orderBy('o.created_at', 'desc')
    .orderBy('o.order_id', 'desc')
    .limit(limit)
    .select(['o.order_id', 'o.member_id', 'o.status', 'o.travel_type', 'o.payprice', 'o.created_at', 'o.pay_deadline', 'm.real_name'])
    .execute();
  const ids = orders.map(({ order_id }) => order_id);
  const namesOf = await namesByOrder(call.db, ids);
  const flights = ids.length ? await call.db.selectFrom('air_order_flights').where('order_id', 'in', ids).orderBy('triptype').select(['order_id', 'flight_no', 'shown']).execute() : [];
  return ok({
    orders: orders.map((order) => {
      const legs = flights.filter(({ order_id }) => order_id === order.order_id);
      const [out] = legs;
      return {
        orderId: order.order_id,
        status: order.status,
        travelType: order.travel_type,
        route: `${out?.shown.orgcityname ?? ''} ${legs.length > 1 ? '⇄' : '→'} ${out?.shown.dstcityname ?? ''}`,
        flightNos: legs.map(({ flight_no }) => flight_no),
        depTime: out?.shown.depTime ?? '',
        passengers: namesOf(order.order_id),
        booker: order.member_id === member.memberId ? '' : order.real_name,
        amount: yuanOf(order.payprice),
        createTime: momentAt(order.created_at),
        payDeadlineMs: order.pay_deadline,
      };
    }),
  });
}
