import type { OrderRow } from '#contract/order-list.ts';
import { fenOf, showYuan, yuanOf } from '#domain/money.ts';
import { Price } from '#ui/display/Price.tsx';
import type { TabTexts } from './texts.ts';

/** A stay may be cancelled at a cost. */
const isVoid = ({ status, kept }: OrderRow): boolean => status === 5 && fenOf(kept) === 0;
const hasBack = ({ returned }: OrderRow): boolean => fenOf(returned) > 0;

/** What an order has cost, less what has gone back of it; struck once it is cancelled. */
export const NetPrice = ({ order }: { order: OrderRow }) =>
  isVoid(order) ? (
    <Price ink fixed yuan={order.total} className="t-price--void" />
  ) : (
    <Price ink fixed yuan={yuanOf(fenOf(order.total) - fenOf(order.returned))} />
  );

/** Below it: the sum that it is the rest of, and what has gone back. */
export const moneyNotes = (order: OrderRow, { columns, returned }: TabTexts): string[] =>
  hasBack(order)
    ? [
        ...(isVoid(order) ? [] : [`${columns.amount} ${showYuan(order.total, false)}`]),
        `${returned} −${showYuan(order.returned, false)}`,
      ]
    : [];
