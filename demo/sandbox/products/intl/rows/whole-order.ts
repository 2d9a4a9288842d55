import type { Fen } from '#domain/money.ts';
import type { Database, Tx } from '../../../ground/call.ts';
import type { Share } from '../../../ground/database/tables/tables-after-sale.ts';
import type { IntlChangeContent, IntlRefundContent } from '../../../ground/database/tables/tables-intl.ts';
import type { Payment } from '../../../money/payments/give-back.ts';
import { readSales } from '../../../orders/sales/order-sales.ts';
import { lineOf, sharesByLine } from '../../../orders/sales/shares-by-line.ts';
import type { Lined } from '../../../orders/sales/shares-by-line.ts';
import type { SaleWith } from '../../../orders/sales/sale-rows.ts';
import { ticketsOf } from './intl-orders.ts';
import type { IntlOrderState, IntlTicket } from './intl-orders.ts';

export type IntlRefund = SaleWith<'refund', IntlRefundContent>;
export type IntlChange = SaleWith<'change', IntlChangeContent>;
export type IntlSaleState = IntlRefund | IntlChange;

/** An order with its tickets, its payments with those of its changes, and its requests, the newest first. */
export interface WholeIntlOrder {
  order: IntlOrderState;
  tickets: IntlTicket[];
  payments: Payment[];
  sales: IntlSaleState[];
}

export async function readWhole(db: Database | Tx, orderId: string): Promise<WholeIntlOrder | undefined> {
  const order = await db.selectFrom('intl_orders').where('order_id', '=', orderId).selectAll().executeTakeFirst();
  if (!order) return undefined;
  return { order, tickets: await ticketsOf(db, orderId), ...(await readSales<IntlSaleState>(db, orderId)) };
}

export const costOf = ({ price, tax, service_fee }: Pick<IntlTicket, 'price' | 'tax' | 'service_fee'>): Fen =>
  price + tax + service_fee;

type TicketPlace = Readonly<{ sliceNo: number; passengerNo: number }>;

const linesOf = ({ content }: IntlOrderState, places: readonly TicketPlace[]): Lined[] =>
  places.map(({ sliceNo, passengerNo }) => ({ passengerNo, line: lineOf(content.slices, sliceNo) }));

/** The tickets as they were booked that these ones stand for. */
export function bookedTickets(
  { order, tickets }: Pick<WholeIntlOrder, 'order' | 'tickets'>,
  places: readonly TicketPlace[],
): IntlTicket[] {
  const lines = linesOf(order, places);
  return tickets.filter((one) =>
    lines.some(({ passengerNo, line }) => passengerNo === one.passenger_no && line.at(-1) === one.slice_no),
  );
}

/** The payments that an amount for these tickets goes back to. */
export const sharesOf = (whole: WholeIntlOrder, places: readonly TicketPlace[], amount: Fen): Share[] =>
  sharesByLine(whole, {
    chosen: linesOf(whole.order, places),
    booked: bookedTickets(whole, places).reduce((sum, one) => sum + costOf(one), 0),
    amount,
  });
