import type { IntlOrder } from '#contract/intl-order.ts';
import type { IntlSaleConflict } from '#contract/intl-sale.ts';
import type { Envelope } from '#contract/row.ts';
import { dayOf } from '#domain/china-time.ts';
import { followersOf, mayFlyAlone } from '#domain/order/after-sale/followers.ts';
import { flyerOf } from '#domain/intl/travellers/along.ts';
import { ageOn } from '#domain/spans.ts';
import { refuse } from '../../../ground/call.ts';
import type { SoldSlice } from '../../../ground/database/tables/tables-intl.ts';
import type { SalePort } from '../../../orders/sales/apply.ts';
import { ownOrders } from '../../../orders/sales/own-orders.ts';
import { chooseTickets } from '../../../orders/tickets/refund.ts';
import { intlLife } from '../orders/advance.ts';
import { showIntlOrder } from '../orders/show-order.ts';
import type { IntlOrderState, IntlTicket } from '../rows/intl-orders.ts';
import { readWhole } from '../rows/whole-order.ts';
import type { IntlSaleState, WholeIntlOrder } from '../rows/whole-order.ts';
import { ticketIdOf } from '../shown/ids.ts';

export const conflict = (msg: string, data: IntlSaleConflict): Envelope<never> => refuse(409, msg, data);

/** A ticket with its slice. */
export interface Held {
  ticket: IntlTicket;
  slice: SoldSlice;
  name: string;
  /** `上海 → 巴黎` */
  way: string;
  /** Years on the first day of the slice. */
  age: number;
}

export const wayOf = ({ flights }: Pick<SoldSlice, 'flights'>): string =>
  `${flights[0]?.orgcityname ?? ''} → ${flights.at(-1)?.dstcityname ?? ''}`;

const heldOf = ({ order, tickets }: WholeIntlOrder): Held[] =>
  tickets.flatMap((ticket) => {
    const slice = order.content.slices[ticket.slice_no];
    const person = order.content.passengers[ticket.passenger_no];
    if (!slice || !person) return [];
    const age = ageOn(person.bornDate, dayOf(slice.flights[0]?.depTime ?? ''));
    return [{ ticket, slice, name: person.name, way: wayOf(slice), age }];
  });

/** The chosen tickets, or the refusal: tickets that are not of the order, are none any more, or whose flight has left. */
export const chosenTickets = (whole: WholeIntlOrder, ticketIds: readonly string[], now: number) =>
  chooseTickets(heldOf(whole), ticketIds, {
    idOf: ({ ticket }) => ticketIdOf(ticket),
    isLive: ({ ticket }) => ticket.departs_at > now,
    words: { chosen: '所选机票', notOpen: '的机票已退票或已改签', left: '的航班已经起飞' },
  });

/** Departures to come of tickets that can be used. */
export const departuresOf = ({ tickets }: WholeIntlOrder, now: number): number[] =>
  tickets.flatMap(({ state, departs_at }) => (state === 'open' && departs_at > now ? [departs_at] : []));

const holderOf = ({ ticket, age }: Held) =>
  flyerOf({ passengerNo: ticket.passenger_no, psgType: ticket.psg_type, age });

/** Children and infants whom too few adults are left with on a slice: they go where their adults go. */
export function leftAlone(whole: WholeIntlOrder, chosen: readonly Held[]): Held[] {
  const open = heldOf(whole).filter(({ ticket }) => ticket.state === 'open');
  const slices = [...new Set(chosen.map(({ ticket }) => ticket.slice_no))];
  return slices.flatMap((sliceNo) => {
    const on = (tickets: readonly Held[]) => tickets.filter(({ ticket }) => ticket.slice_no === sliceNo);
    const onSlice = on(open);
    const follows = followersOf(onSlice.map(holderOf), new Set(on(chosen).map((one) => holderOf(one).psgId)));
    return onSlice.filter((one) => follows.includes(holderOf(one).psgId));
  });
}

/** Some children or infants would fly without their adults. */
export const arePartedFromAdults = (chosen: readonly Held[]): boolean => !mayFlyAlone(chosen.map(holderOf));

/** Orders of international flights as their refunds and changes see them. */
export const intlSalePort: SalePort<IntlOrderState, IntlSaleState, WholeIntlOrder, IntlOrder> = {
  ...ownOrders(intlLife, readWhole),
  isCurrent: ({ tickets }, { content: { items } }) =>
    items.every(({ sliceNo, passengerNo }) =>
      tickets.some((one) => one.slice_no === sliceNo && one.passenger_no === passengerNo && one.state === 'open'),
    ),
  payments: ({ payments }) => payments,
  show: showIntlOrder,
};
