import type { OrderRow } from '#contract/order-list.ts';
import { fenOf, showFen, showSigned, yuanOf } from '#domain/money.ts';
import { Price } from '#ui/display/Price.tsx';
import type { TabTexts } from './texts.ts';

/** The cost of an order, less what has gone back of it; struck once it is cancelled, but for a stay at a cost. */
export function NetPrice({ order: { status, kept, total, returned } }: { order: OrderRow }) {
  const isVoid = status === 5 && !fenOf(kept);
  const yuan = isVoid ? total : yuanOf(fenOf(total) - fenOf(returned));
  return <Price ink fixed yuan={yuan} {...(isVoid && { className: 't-price--void' })} />;
}

/** Below it: the sum that it is the rest of, and what has gone back. */
export const moneyNotes = (order: OrderRow, { columns, returned }: TabTexts): string[] =>
  fenOf(order.returned) > 0
    ? [`${columns.amount} ¥${showFen(fenOf(order.total))}`, `${returned} ${showSigned(-fenOf(order.returned))}`]
    : [];
