import type { Fen } from '#domain/money.ts';
import { sharesOfParts } from '../../../orders/money-back.ts';
import type { Share } from '../../../ground/database/tables/tables-after-sale.ts';
import type { WholeOrder } from '../rows/read-order.ts';
import type { ChangeRow } from '../rows/sale-rows.ts';
import { sameSegment } from '#domain/trip/legs.ts';
import type { OnLeg } from '#domain/trip/legs.ts';

interface SoldTicket extends OnLeg {
  psgId: string;
}

/**
 * The payments that an amount for these tickets goes back to: each by what it paid for them, the order's payments by
 * the tickets as they were booked, a change's by what was due for them.
 */
export function sharesOf(order: WholeOrder, tickets: readonly SoldTicket[], amount: Fen): Share[] {
  const isMeant = (psgId: string, leg: OnLeg): boolean =>
    tickets.some((one) => one.psgId === psgId && sameSegment(one, leg));
  const booked = order.tickets
    .filter((one) => isMeant(one.psg_id, one))
    .reduce((sum, one) => sum + one.tkt_price + one.cons_tax + one.fuel_tax + one.serv_fee + one.insu_price, 0);
  const dueIn = (saleId: string): { meant: Fen; all: Fen } => {
    const sale = order.sales.find((one) => one.sale_id === saleId) as ChangeRow | undefined;
    const items = sale?.content.items ?? [];
    const sum = (of: typeof items): Fen => of.reduce((total, { due }) => total + Math.max(0, due), 0);
    return { meant: sum(items.filter(({ psgId }) => sale && isMeant(psgId, sale.content))), all: sum(items) };
  };
  return sharesOfParts(amount, order.payments, (payment) =>
    payment.order_id === order.order_id ? { meant: booked, all: order.payprice } : dueIn(payment.order_id),
  );
}
