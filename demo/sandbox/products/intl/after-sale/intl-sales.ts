import type { IntlOrder } from '#contract/intl-order.ts';
import type { IntlSaleConflict } from '#contract/intl-sale.ts';
import type { Envelope } from '#contract/row.ts';
import { isUnderWay } from '#domain/order/after-sale/sale-states.ts';
import { fareTypeOf } from '#domain/passenger/psg-types.ts';
import { intlStatus } from '#domain/product/intl-status.ts';
import { isOwn, refuse } from '../../../ground/call.ts';
import type { Database, Member, Tx } from '../../../ground/call.ts';
import type { SoldSlice } from '../../../ground/database/tables/tables-intl.ts';
import { advanceOrder } from '../../../orders/life.ts';
import { maySee } from '../../../orders/may-see.ts';
import type { SalePort } from '../../../orders/sales/apply.ts';
import { intlLife } from '../orders/advance.ts';
import { noOrder, showIntlOrder } from '../orders/show-order.ts';
import type { IntlOrderState, IntlTicket } from '../rows/intl-orders.ts';
import { readWhole } from '../rows/whole-order.ts';
import type { IntlSaleState, WholeIntlOrder } from '../rows/whole-order.ts';
import { ticketIdOf } from '../shown/ids.ts';

export const conflict = (msg: string, data: IntlSaleConflict): Envelope<never> => refuse(409, msg, data);

/** The booker's own order with its due steps taken; or the refusal. Foreign orders are answered as missing. */
async function readOwn(
  db: Database | Tx,
  member: Member,
  orderId: string,
  now: number,
): Promise<{ ok: true; order: WholeIntlOrder } | { ok: false; answer: Envelope<never> }> {
  if (!db.isTransaction) await advanceOrder(db, intlLife, orderId, now);
  const whole = await readWhole(db, orderId);
  if (!whole || !maySee(member, whole.order)) return { ok: false, answer: noOrder() };
  if (!isOwn(member, whole.order)) return { ok: false, answer: refuse(403, '请由下单人申请退改') };
  return { ok: true, order: whole };
}

function refused({ order, sales }: WholeIntlOrder): Envelope<never> | undefined {
  const open = sales.find(({ state }) => state !== 'quoted' && isUnderWay(state));
  if (open) return conflict('这笔订单有改签待支付，请先支付或撤回', { kind: 'underWay', saleId: open.sale_id });
  if (order.status === 2 || order.status === 3) return undefined;
  return conflict(`订单${intlStatus.look(order.status).label}，不能申请退改`, {
    kind: 'wrongStatus',
    orderId: order.order_id,
    status: order.status,
  });
}

/** A ticket with its slice. */
export interface Held {
  ticket: IntlTicket;
  slice: SoldSlice;
  name: string;
  /** `上海 → 巴黎` */
  way: string;
}

export const wayOf = ({ flights }: Pick<SoldSlice, 'flights'>): string =>
  `${flights[0]?.orgcityname ?? ''} → ${flights.at(-1)?.dstcityname ?? ''}`;

export const heldOf = ({ order, tickets }: WholeIntlOrder): Held[] =>
  tickets.flatMap((ticket) => {
    const slice = order.content.slices[ticket.slice_no];
    const name = order.content.passengers[ticket.passenger_no]?.name ?? '';
    return slice ? [{ ticket, slice, name, way: wayOf(slice) }] : [];
  });

/** The chosen tickets, or the refusal: tickets that are not of the order, are none any more, or whose flight has left. */
export function chosenTickets(
  whole: WholeIntlOrder,
  ticketIds: readonly string[],
  now: number,
): { ok: true; chosen: Held[] } | { ok: false; answer: Envelope<never> } {
  const chosen = heldOf(whole).filter(({ ticket }) => ticketIds.includes(ticketIdOf(ticket)));
  if (chosen.length < new Set(ticketIds).size)
    return { ok: false, answer: refuse(400, '所选机票不在订单中，请重新选择', { field: 'ticketIds' }) };
  const gone = chosen.filter(({ ticket }) => ticket.state !== 'open' || ticket.departs_at <= now);
  if (!gone.length) return { ok: true, chosen };
  const names = [...new Set(gone.map(({ name }) => name))].join('、');
  const why = gone.some(({ ticket }) => ticket.state !== 'open') ? '的机票已退票或已改签' : '的航班已经起飞';
  return {
    ok: false,
    answer: conflict(`${names} ${why}，不能办理`, {
      kind: 'ticketGone',
      ticketIds: gone.map(({ ticket }) => ticketIdOf(ticket)),
    }),
  };
}

const fareOf = ({ ticket }: Held) => fareTypeOf(ticket.psg_type);

/** Children on a slice without an adult, and infants beyond one for each adult: they go where their adults go. */
export function leftAlone(whole: WholeIntlOrder, chosen: readonly Held[]): Held[] {
  const isChosen = (one: Held): boolean => chosen.some(({ ticket }) => ticket === one.ticket);
  const open = heldOf(whole).filter(({ ticket }) => ticket.state === 'open');
  const slices = [...new Set(chosen.map(({ ticket }) => ticket.slice_no))];
  return slices.flatMap((sliceNo) => {
    const rest = open.filter((one) => one.ticket.slice_no === sliceNo && !isChosen(one));
    const adults = rest.filter((one) => fareOf(one) === 'ADT').length;
    const infants = rest.filter((one) => fareOf(one) === 'INF');
    return adults ? infants.slice(adults) : rest;
  });
}

/** Orders of international flights as their refunds and changes see them. */
export const intlSalePort: SalePort<IntlOrderState, IntlSaleState, WholeIntlOrder, IntlOrder> = {
  life: intlLife,
  read: readOwn,
  refused,
  isCurrent: ({ tickets }, { content: { items } }) =>
    items.every(({ sliceNo, passengerNo }) =>
      tickets.some((one) => one.slice_no === sliceNo && one.passenger_no === passengerNo && one.state === 'open'),
    ),
  payments: ({ payments }) => payments,
  show: showIntlOrder,
};
