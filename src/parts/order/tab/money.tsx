import type { OrderRow } from '#contract/order-list.ts';
import { fenOf, showFen, showSigned, yuanOf } from '#domain/money.ts';
import { Price } from '#ui/display/Price.tsx';
import type { TabTexts } from './texts.ts';

/** Of the sum of an order: what has gone back, or what its company has paid while its traveller still has to. */
const goneOf = ({ total, returned, due }: OrderRow) => (due ? fenOf(total) - fenOf(due) : fenOf(returned));

/** The cost of an order, less what has gone back or is paid of it; struck once it is cancelled, but for a stay at a cost. */
export function NetPrice({ order }: { order: OrderRow }) {
  const { status, kept, total } = order;
  const isVoid = status === 5 && !fenOf(kept);
  const yuan = isVoid ? total : yuanOf(fenOf(total) - goneOf(order));
  return <Price ink fixed yuan={yuan} {...(isVoid && { className: 't-price--void' })} />;
}

/** Below it: the sum that it is the rest of, and what that is less by. */
export const moneyNotes = (order: OrderRow, { columns, returned, part }: TabTexts): string[] =>
  goneOf(order) > 0
    ? [
        `${columns.amount} ¥${showFen(fenOf(order.total))}`,
        `${order.due ? part : returned} ${showSigned(-goneOf(order))}`,
      ]
    : [];
