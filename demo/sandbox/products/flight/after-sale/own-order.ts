import type { SaleConflict } from '#contract/order-after-sale.ts';
import type { Envelope } from '#contract/row.ts';
import { isUnderWay } from '#domain/order/after-sale/sale-states.ts';
import { airStatus, isTicketed } from '#domain/product/air-status.ts';
import { isOwn, refuse } from '../../../ground/call.ts';
import type { Database, Member, Tx } from '../../../ground/call.ts';
import { advanceOrder } from '../lifecycle/tick.ts';
import { readOrder } from '../rows/read-order.ts';
import type { WholeOrder } from '../rows/read-order.ts';
import { heldTickets, isLive } from '../rows/held-tickets.ts';
import type { Held } from '../rows/held-tickets.ts';
import { maySee } from '../../../orders/may-see.ts';
import { legOf } from '#domain/trip/legs.ts';
import type { LegNo } from '#domain/trip/legs.ts';

const conflict = (msg: string, data: SaleConflict): Envelope<never> => refuse(409, msg, data);

/** The refusal of an order in a status that allows no request. */
export function refusedStatus(order: Pick<WholeOrder, 'order_id' | 'status' | 'sales'>): Envelope<never> | undefined {
  if (isTicketed(order.status)) return undefined;
  const open = order.sales.find(({ state }) => state !== 'quoted' && isUnderWay(state));
  return open
    ? conflict('这笔订单有退改申请正在处理，请等待处理完成或先撤回', { kind: 'underWay', saleId: open.sale_id })
    : conflict(`订单${airStatus.look(order.status).label}，不能申请退改`, {
        kind: 'wrongStatus',
        orderId: order.order_id,
        status: order.status,
      });
}

/** The booker's own order with its due steps taken; or the refusal. Foreign orders are answered as missing. */
export async function ownOrder(
  db: Database | Tx,
  member: Member,
  orderId: string,
  now: number,
): Promise<{ ok: true; order: WholeOrder } | { ok: false; answer: Envelope<never> }> {
  if (!db.isTransaction) await advanceOrder(db, orderId, now);
  const order = await readOrder(db, orderId);
  if (!order || !maySee(member, order)) return { ok: false, answer: refuse(404, '没有找到这笔订单') };
  if (!isOwn(member, order)) return { ok: false, answer: refuse(403, '请由下单人申请退改') };
  return { ok: true, order };
}

/** The chosen tickets, or the refusal: passengers who are not of the order, tickets that are refunded or flown. */
export function chosenTickets(
  order: WholeOrder,
  chosen: { psgIds: readonly string[]; triptypes: readonly LegNo[] },
  now: number,
): { ok: true; tickets: Held[]; live: Held[] } | { ok: false; answer: Envelope<never> } {
  const { psgIds, triptypes: legs } = chosen;
  const all = heldTickets(order);
  const wanted = all.filter((one) => psgIds.includes(one.psgId) && legs.includes(legOf(one)));
  const isAll = psgIds.every((id) => legs.every((leg) => wanted.some((one) => one.psgId === id && legOf(one) === leg)));
  if (!isAll) return { ok: false, answer: refuse(400, '所选乘机人或航段不在订单中，请重新选择', { field: 'psgIds' }) };
  const gone = wanted.filter((ticket) => !isLive(ticket, now));
  if (gone.length) {
    const names = [...new Set(gone.map(({ name }) => name))].join('、');
    const why = gone.some(({ status }) => status === 'REFUNDED') ? '的客票已退票' : '的航段已使用';
    return {
      ok: false,
      answer: conflict(`${names} ${why}，不能再申请退改`, {
        kind: 'ticketGone',
        psgIds: [...new Set(gone.map(({ psgId }) => psgId))],
      }),
    };
  }
  return { ok: true, tickets: wanted, live: all.filter((ticket) => isLive(ticket, now)) };
}
