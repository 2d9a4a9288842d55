import type { Fen } from '#domain/money.ts';
import type { Database, Tx } from '../../../ground/call.ts';
import type { Share } from '../../../ground/database/tables/tables-after-sale.ts';
import type { IntlChangeContent, IntlRefundContent } from '../../../ground/database/tables/tables-intl.ts';
import type { Payment } from '../../../money/payments/give-back.ts';
import { sharesOfParts } from '../../../orders/money-back.ts';
import { readSales } from '../../../orders/sales/order-sales.ts';
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

/**
 * The payments that an amount for these tickets goes back to: each by what it paid for them, the order's payments by
 * the tickets as they were booked, a change's by what was due for them.
 */
export function sharesOf(
  { order, tickets, payments, sales }: WholeIntlOrder,
  chosen: readonly TicketPlace[],
  amount: Fen,
): Share[] {
  const rootOf = (sliceNo: number): number => {
    const from = order.content.slices[sliceNo]?.changedFrom;
    return from === null || from === undefined ? sliceNo : rootOf(from);
  };
  const booked = tickets
    .filter((one) =>
      chosen.some(({ sliceNo, passengerNo }) => rootOf(sliceNo) === one.slice_no && passengerNo === one.passenger_no),
    )
    .reduce((sum, one) => sum + costOf(one), 0);
  const dueIn = (saleId: string): { meant: Fen; all: Fen } => {
    const sale = sales.find((one) => one.sale_id === saleId);
    if (sale?.kind !== 'change') return { meant: 0, all: 0 };
    const { items, freshNo } = sale.content;
    const sum = (of: typeof items): Fen => of.reduce((total, { due }) => total + Math.max(0, due), 0);
    const meant = items.filter((item) =>
      chosen.some(({ sliceNo, passengerNo }) => sliceNo === freshNo && passengerNo === item.passengerNo),
    );
    return { meant: sum(meant), all: sum(items) };
  };
  return sharesOfParts(amount, payments, (payment) =>
    payment.order_id === order.order_id ? { meant: booked, all: order.payprice } : dueIn(payment.order_id),
  );
}
