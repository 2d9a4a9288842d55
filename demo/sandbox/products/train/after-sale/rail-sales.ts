import type { TrainOrder } from '#contract/train-order.ts';
import type { TrainSaleConflict } from '#contract/train-sale.ts';
import type { Envelope } from '#contract/row.ts';
import { msOf } from '#domain/china-time.ts';
import { isChangedOnce } from '#domain/rail/order/ride-schedule.ts';
import type { RefundTerms } from '#domain/rail/refund-fees.ts';
import { refuse } from '../../../ground/call.ts';
import type { SoldRide } from '../../../ground/database/tables/tables-rail.ts';
import type { SalePort } from '../../../orders/sales/apply.ts';
import { ownOrders } from '../../../orders/sales/own-orders.ts';
import { chooseTickets } from '../../../orders/tickets/refund.ts';
import { railLife } from '../orders/advance.ts';
import { showRailOrder } from '../orders/show-order.ts';
import { termsOf } from '../rows/rail-orders.ts';
import type { RailOrderState, RailTicket } from '../rows/rail-orders.ts';
import type { RailSale } from '../rows/sale-rows.ts';
import { readWhole } from '../rows/whole-order.ts';
import type { WholeRailOrder } from '../rows/whole-order.ts';
import { ticketIdOf } from '../shown/ids.ts';

export const conflict = (msg: string, data: TrainSaleConflict): Envelope<never> => refuse(409, msg, data);

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
export const chosenTickets = (whole: WholeRailOrder, ticketIds: readonly string[], isLive: (held: Held) => boolean) =>
  chooseTickets(heldOf(whole), ticketIds, {
    idOf: ({ ticket }) => ticketIdOf(ticket),
    isLive,
    words: { chosen: '所选车票', notOpen: '的车票已退票或已改过', left: '的列车已经开出' },
  });

/** Train orders as their refunds and changes see them. */
export const railSalePort: SalePort<RailOrderState, RailSale, WholeRailOrder, TrainOrder> = {
  ...ownOrders(railLife, readWhole),
  isCurrent({ tickets }, { content: { items } }) {
    return items.every(({ rideNo, passengerNo }) =>
      tickets.some((one) => one.ride_no === rideNo && one.passenger_no === passengerNo && one.state === 'open'),
    );
  },
  payments: ({ payments }) => payments,
  show: showRailOrder,
};
