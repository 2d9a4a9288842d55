import type { Fen } from '#domain/money.ts';
import type { Database, Tx } from '../../../ground/call.ts';
import type { SoldRide } from '../../../ground/database/tables/tables-rail.ts';
import type { Share } from '../../../ground/database/tables/tables-after-sale.ts';
import type { Payment } from '../../../money/payments/give-back.ts';
import { sharesOfParts } from '../../../orders/money-back.ts';
import { readSales } from '../../../orders/sales/order-sales.ts';
import { ticketsOf } from './rail-orders.ts';
import type { RailOrderState, RailTicket } from './rail-orders.ts';
import type { RailSale } from './sale-rows.ts';

/** An order with its tickets, its payments with those of its changes, and its requests, the newest first. */
export interface WholeRailOrder {
  order: RailOrderState;
  tickets: RailTicket[];
  payments: Payment[];
  sales: RailSale[];
}

export async function readWhole(db: Database | Tx, orderId: string): Promise<WholeRailOrder | undefined> {
  const order = await db.selectFrom('rail_orders').where('order_id', '=', orderId).selectAll().executeTakeFirst();
  if (!order) return undefined;
  return { order, tickets: await ticketsOf(db, orderId), ...(await readSales<RailSale>(db, orderId)) };
}

type TicketKey = Readonly<{ rideNo: number; passengerNo: number }>;

/** A ride and those that changes led away from to it; the last is as it was booked. */
export function lineOf(rides: readonly Pick<SoldRide, 'changedFrom'>[], rideNo: number): number[] {
  const before = rides[rideNo]?.changedFrom ?? null;
  return before === null ? [rideNo] : [rideNo, ...lineOf(rides, before)];
}

/** The tickets as they were booked that these ones stand for. */
export const bookedTickets = (
  { order, tickets }: Pick<WholeRailOrder, 'order' | 'tickets'>,
  chosen: readonly TicketKey[],
): RailTicket[] =>
  tickets.filter((one) =>
    chosen.some(
      ({ rideNo, passengerNo }) =>
        passengerNo === one.passenger_no && lineOf(order.content.rides, rideNo).at(-1) === one.ride_no,
    ),
  );

/**
 * The payments that an amount for these tickets goes back to: each by what it paid for them, the order's payments by
 * the tickets as they were booked, a change's by what was due for them.
 */
export function sharesOf(whole: WholeRailOrder, chosen: readonly TicketKey[], amount: Fen): Share[] {
  const { order, payments, sales } = whole;
  const booked = bookedTickets(whole, chosen).reduce((sum, { price }) => sum + price, 0);
  const dueIn = (saleId: string): { meant: Fen; all: Fen } => {
    const sale = sales.find((one) => one.sale_id === saleId);
    if (sale?.kind !== 'change') return { meant: 0, all: 0 };
    const { items, freshNo } = sale.content;
    const sum = (of: typeof items): Fen => of.reduce((total, { due }) => total + Math.max(0, due), 0);
    const meant = items.filter((item) =>
      chosen.some(
        ({ rideNo, passengerNo }) =>
          passengerNo === item.passengerNo && lineOf(order.content.rides, rideNo).includes(freshNo),
      ),
    );
    return { meant: sum(meant), all: sum(items) };
  };
  return sharesOfParts(amount, payments, (payment) =>
    payment.order_id === order.order_id ? { meant: booked, all: order.payprice } : dueIn(payment.order_id),
  );
}
