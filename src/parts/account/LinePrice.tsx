import type { WorkbenchOrder } from '#contract/workbench.ts';
import { fenOf, showFen, yuanOf } from '#domain/money.ts';
import { Price } from '#ui/display/Price.tsx';

/** The sum of an order in one line, less what has gone back of it, or what the change of it still costs; grey once it is cancelled at no cost. */
export const LinePrice = ({
  order,
}: {
  order: Pick<WorkbenchOrder, 'status' | 'amount' | 'returned' | 'kept' | 'due'>;
}) =>
  order.status === 5 && !fenOf(order.kept) ? (
    <span className="t-3">¥{showFen(fenOf(order.amount), true)}</span>
  ) : (
    <Price ink fixed yuan={order.due ?? yuanOf(fenOf(order.amount) - fenOf(order.returned))} />
  );
