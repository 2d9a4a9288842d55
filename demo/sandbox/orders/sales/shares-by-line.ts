import type { Fen } from '#domain/money.ts';
import type { Share } from '../../ground/database/tables/tables-after-sale.ts';
import type { Payment } from '../../money/payments/give-back.ts';
import { sharesOfParts } from '../money-back.ts';
import type { Part } from './go-on.ts';
import type { SaleWith } from './sale-rows.ts';

/** A part of an order and those that changes led away from to it; the last is as it was booked. */
export function lineOf(parts: readonly Part[], at: number): number[] {
  const before = parts[at]?.changedFrom ?? null;
  return before === null ? [at] : [at, ...lineOf(parts, before)];
}

/** A ticket as its line leads back to the booking. */
export interface Lined {
  passengerNo: number;
  line: readonly number[];
}

interface ChangedTickets {
  freshNo: number;
  items: readonly { passengerNo: number; due: Fen }[];
}

interface Whole {
  order: { order_id: string; payprice: Fen };
  payments: readonly Payment[];
  sales: readonly (SaleWith<'change', ChangedTickets> | SaleWith<'refund', object>)[];
}

/**
 * The payments that an amount for these tickets goes back to: each by what it paid for them, the order's payments by
 * what was `booked` for them, a change's by what was due for them.
 */
export function sharesByLine(
  { order, payments, sales }: Whole,
  { chosen, booked, amount }: { chosen: readonly Lined[]; booked: Fen; amount: Fen },
): Share[] {
  const dueIn = (saleId: string): { meant: Fen; all: Fen } => {
    const sale = sales.find((one) => one.sale_id === saleId);
    if (sale?.kind !== 'change') return { meant: 0, all: 0 };
    const { items, freshNo } = sale.content;
    const sum = (of: typeof items): Fen => of.reduce((total, { due }) => total + Math.max(0, due), 0);
    const meant = items.filter((item) =>
      chosen.some(({ passengerNo, line }) => passengerNo === item.passengerNo && line.includes(freshNo)),
    );
    return { meant: sum(meant), all: sum(items) };
  };
  return sharesOfParts(amount, payments, (payment) =>
    payment.order_id === order.order_id ? { meant: booked, all: order.payprice } : dueIn(payment.order_id),
  );
}
