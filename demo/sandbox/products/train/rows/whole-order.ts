import type { Fen } from '#domain/money.ts';
import type { Database, Tx } from '../../../ground/call.ts';
import type { Share } from '../../../ground/database/tables/tables-after-sale.ts';
import type { Payment } from '../../../money/payments/give-back.ts';
import { readSales } from '../../../orders/sales/order-sales.ts';
import { lineOf, sharesByLine } from '../../../orders/sales/shares-by-line.ts';
import type { Lined } from '../../../orders/sales/shares-by-line.ts';
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

const linesOf = ({ content }: RailOrderState, chosen: readonly TicketKey[]): Lined[] =>
  chosen.map(({ rideNo, passengerNo }) => ({ passengerNo, line: lineOf(content.rides, rideNo) }));

/** The tickets as they were booked that these ones stand for. */
export const bookedTickets = (
  { order, tickets }: Pick<WholeRailOrder, 'order' | 'tickets'>,
  chosen: readonly TicketKey[],
): RailTicket[] => {
  const lines = linesOf(order, chosen);
  return tickets.filter((one) =>
    lines.some(({ passengerNo, line }) => passengerNo === one.passenger_no && line.at(-1) === one.ride_no),
  );
};

/** The payments without the rest of a deposit, which went back once the price was known. */
const paidFor = ({ order, payments }: WholeRailOrder): Payment[] =>
  payments.map((one) => {
    const rest = order.content.wait?.back?.find(({ outTradeNo }) => outTradeNo === one.out_trade_no)?.amount ?? 0;
    return { ...one, amount: one.amount - rest, returned: one.returned - rest };
  });

/** The payments that an amount for these tickets goes back to. */
export const sharesOf = (whole: WholeRailOrder, chosen: readonly TicketKey[], amount: Fen): Share[] =>
  sharesByLine(
    { ...whole, payments: paidFor(whole) },
    {
      chosen: linesOf(whole.order, chosen),
      booked: bookedTickets(whole, chosen).reduce((sum, { price, insurance }) => sum + price + insurance, 0),
      amount,
    },
  );
