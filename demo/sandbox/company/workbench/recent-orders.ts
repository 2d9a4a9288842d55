import type { WorkbenchOrder } from '#contract/workbench.ts';
import type { Envelope } from '#contract/row.ts';
import { momentAt } from '#domain/china-time.ts';
import { yuanOf } from '#domain/money.ts';
import { travellersOf } from '#domain/order/travellers.ts';
import { orderTypes } from '#domain/product/names.ts';
import { memberOf, ok } from '../../ground/call.ts';
import type { Call, Database, Tx } from '../../ground/call.ts';
import { fixed } from '../../ground/database/statements/fixed.ts';
import { firstRows } from '../../ground/lists/paged.ts';
import { headLine } from '../../orders/heads/head-line.ts';
import { id, ordersOf, sorts, viewerOf } from '../../orders/heads/list-query.ts';
import type { Viewer } from '../../orders/heads/list-query.ts';
import { advanceSeen } from './seen-orders.ts';

/** Of every product, each read by its own index. */
const ofAll = (db: Database | Tx, viewer: Viewer) => orderTypes.flatMap((type) => ordersOf(db, viewer, { type }, 0));
const ownOrders = fixed((db, appId: string, memberId: string, limit: number) =>
  firstRows({ db, query: ofAll(db, { appId, memberId, companyId: null }), sorts, id }, limit),
);
const companyOrders = fixed((db, appId: string, memberId: string, companyId: string, limit: number) =>
  firstRows({ db, query: ofAll(db, { appId, memberId, companyId }), sorts, id }, limit),
);

/** The orders that were made last of all products, newest first: the first rows of their lists. */
export async function recentOrders(
  { limit }: { limit: number },
  call: Call,
): Promise<Envelope<{ orders: WorkbenchOrder[] }>> {
  const member = memberOf(call);
  const now = call.now();
  await advanceSeen(call.db, member, now);
  const { appId, memberId, companyId } = viewerOf(member);
  const orders =
    companyId === null
      ? await ownOrders(call.db, appId, memberId, limit)
      : await companyOrders(call.db, appId, memberId, companyId, limit);
  return ok({
    orders: orders.map((order) => ({
      type: order.kind,
      orderId: order.order_id,
      status: order.status,
      travelType: order.travel_type,
      route: order.title,
      ...headLine(order, now),
      flightList: order.card.flightList,
      passengers: travellersOf({ ...order.card, status: order.status }),
      booker: order.member_id === member.memberId ? '' : (order.member_name ?? ''),
      amount: yuanOf(order.amount),
      returned: yuanOf(order.card.returned ?? 0),
      kept: yuanOf(order.card.kept ?? 0),
      createTime: momentAt(order.created_at),
      payDeadlineMs: order.pay_deadline,
      ...(order.card.dueChange && { dueChange: order.card.dueChange }),
      ...(order.card.changeDue && { due: yuanOf(order.card.changeDue) }),
      ...(order.card.refundedNames && { refundedNames: order.card.refundedNames }),
    })),
  });
}
