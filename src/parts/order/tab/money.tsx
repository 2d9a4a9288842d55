import type { OrderRow } from '#contract/order-list.ts';
import { fenOf, showFen, showSigned, yuanOf } from '#domain/money.ts';
import { Price } from '#ui/display/Price.tsx';
import type { TabTexts } from './texts.ts';

/** Asked by the payment of a change, beside an order that is paid: the sum beside the button is that of the button. */
export const changeDueOf = ({ dueChange, due = '' }: OrderRow) => (dueChange === undefined ? '' : due);

/** Of the sum of an order: what has gone back, or what its company has paid while its traveller still has to. */
const goneOf = ({ total, returned, due, dueChange }: OrderRow) =>
  due && !dueChange ? fenOf(total) - fenOf(due) : fenOf(returned);

/** The difference that a change waits for; else the cost of an order, less what has gone back of it or is paid of it; struck once it is cancelled, but for a stay at a cost. */
export function NetPrice({ order, texts: { net, difference } }: { order: OrderRow; texts: TabTexts }) {
  const { status, kept, total, due } = order;
  const change = changeDueOf(order);
  if (change)
    return (
      <span>
        <span className="t-s12 t-3">{difference} </span>
        <Price ink fixed yuan={change} />
      </span>
    );
  const isVoid = status === 5 && !fenOf(kept);
  const gone = isVoid ? 0 : goneOf(order);
  return (
    <span>
      {gone > 0 && !due && <span className="t-s12 t-3">{net} </span>}
      <Price ink fixed yuan={yuanOf(fenOf(total) - gone)} {...(isVoid && { className: 't-price--void' })} />
    </span>
  );
}

/**
 * Below it: the sum that it is the rest of, what a change added to that, and what it is less by. Where nothing is gone
 * the shown sum is the order's, and `parts` of it follow; a rest is made of other parts.
 */
export function moneyNotes(
  order: OrderRow,
  { columns, returned, part }: TabTexts,
  changed = '',
  parts: readonly string[] = [],
): string[] {
  const gone = goneOf(order);
  const exchange = changed ? fenOf(order.totalExchangePrice) : 0;
  const change = exchange ? [`${changed} ${showSigned(exchange)}`] : [];
  const isOfOrder = !changeDueOf(order);
  if (gone <= 0 && isOfOrder) return [...change, ...parts];
  return [
    `${columns.amount} ¥${showFen(fenOf(order.total))}`,
    ...change,
    ...(gone > 0 ? [`${order.due && isOfOrder ? part : returned} ${showSigned(-gone)}`] : []),
  ];
}
