import type { TrainOrder } from '#contract/train-order.ts';
import type { TrainSaleConflict } from '#contract/train-sale.ts';
import type { Envelope } from '#contract/row.ts';
import { msOf } from '#domain/china-time.ts';
import { isUnderWay } from '#domain/order/after-sale/sale-states.ts';
import { railStatus } from '#domain/product/rail-status.ts';
import { isChangedOnce } from '#domain/rail/order/ride-schedule.ts';
import type { RefundTerms } from '#domain/rail/refund-fees.ts';
import { isOwn, refuse } from '../../../ground/call.ts';
import type { Database, Member, Tx } from '../../../ground/call.ts';
import type { SoldRide } from '../../../ground/database/tables/tables-rail.ts';
import { advanceOrder } from '../../../orders/life.ts';
import { maySee } from '../../../orders/may-see.ts';
import type { SalePort } from '../../../orders/sales/apply.ts';
import { railLife } from '../orders/advance.ts';
import { noOrder, showRailOrder } from '../orders/show-order.ts';
import { termsOf } from '../rows/rail-orders.ts';
import type { RailOrderState, RailTicket } from '../rows/rail-orders.ts';
import type { RailSale } from '../rows/sale-rows.ts';
import { readWhole } from '../rows/whole-order.ts';
import type { WholeRailOrder } from '../rows/whole-order.ts';
import { ticketIdOf } from '../shown/ids.ts';

export const conflict = (msg: string, data: TrainSaleConflict): Envelope<never> => refuse(409, msg, data);

/** The booker's own order with its due steps taken; or the refusal. Foreign orders are answered as missing. */
async function readOwn(
  db: Database | Tx,
  member: Member,
  orderId: string,
  now: number,
): Promise<{ ok: true; order: WholeRailOrder } | { ok: false; answer: Envelope<never> }> {
  if (!db.isTransaction) await advanceOrder(db, railLife, orderId, now);
  const whole = await readWhole(db, orderId);
  if (!whole || !maySee(member, whole.order)) return { ok: false, answer: noOrder() };
  if (!isOwn(member, whole.order)) return { ok: false, answer: refuse(403, '请由下单人申请退改') };
  return { ok: true, order: whole };
}

function refused({ order, sales }: WholeRailOrder): Envelope<never> | undefined {
  const open = sales.find(({ state }) => state !== 'quoted' && isUnderWay(state));
  if (open) return conflict('这笔订单有改签待支付，请先支付或撤回', { kind: 'underWay', saleId: open.sale_id });
  if (order.status === 2 || order.status === 3) return undefined;
  return conflict(`订单${railStatus.look(order.status).label}，不能申请退改`, {
    kind: 'wrongStatus',
    orderId: order.order_id,
    status: order.status,
  });
}

/** A ticket with its ride. */
export interface Held {
  ticket: RailTicket;
  ride: SoldRide;
  name: string;
  departsMs: number;
  terms: RefundTerms;
  /** It came of the one change that a ticket may have. */
  isChanged: boolean;
}

/** Tickets that can still be used, as the rules about children see them. */
export const openOf = (whole: WholeRailOrder) =>
  heldOf(whole)
    .filter(({ ticket }) => ticket.state === 'open')
    .map((held) => ({ rideNo: held.ticket.ride_no, ticketType: held.ticket.ticket_type, held }));

export function heldOf({ order, tickets }: WholeRailOrder): Held[] {
  return tickets.flatMap((ticket) => {
    const ride = order.content.rides[ticket.ride_no];
    const name = order.content.passengers[ticket.passenger_no]?.name ?? '';
    if (!ride) return [];
    const { rides } = order.content;
    const terms = termsOf(rides, tickets, ticket);
    return [
      { ticket, ride, name, departsMs: msOf(ride.from.at), terms, isChanged: isChangedOnce(rides, ticket.ride_no) },
    ];
  });
}

/** The chosen tickets, or the refusal: tickets that are not of the order, or are none any more. `isLive`: the ticket can still be used. */
export function chosenTickets(
  whole: WholeRailOrder,
  ticketIds: readonly string[],
  isLive: (held: Held) => boolean,
): { ok: true; chosen: Held[] } | { ok: false; answer: Envelope<never> } {
  const chosen = heldOf(whole).filter(({ ticket }) => ticketIds.includes(ticketIdOf(ticket)));
  if (chosen.length < new Set(ticketIds).size)
    return { ok: false, answer: refuse(400, '所选车票不在订单中，请重新选择', { field: 'ticketIds' }) };
  const gone = chosen.filter((one) => one.ticket.state !== 'open' || !isLive(one));
  if (!gone.length) return { ok: true, chosen };
  const names = [...new Set(gone.map(({ name }) => name))].join('、');
  const why = gone.some(({ ticket }) => ticket.state !== 'open') ? '的车票已退票或已改签' : '的列车已经开出';
  return {
    ok: false,
    answer: conflict(`${names} ${why}，不能办理`, {
      kind: 'ticketGone',
      ticketIds: gone.map(({ ticket }) => ticketIdOf(ticket)),
    }),
  };
}

/** Train orders as their refunds and changes see them. */
export const railSalePort: SalePort<RailOrderState, RailSale, WholeRailOrder, TrainOrder> = {
  life: railLife,
  read: readOwn,
  refused,
  isCurrent({ tickets }, { content: { items } }) {
    return items.every(({ rideNo, passengerNo }) =>
      tickets.some((one) => one.ride_no === rideNo && one.passenger_no === passengerNo && one.state === 'open'),
    );
  },
  payments: ({ payments }) => payments,
  show: showRailOrder,
};
