import type { WorkbenchOrder } from '#contract/workbench.ts';
import { fenOf, showFen } from '#domain/money.ts';
import { NetPrice } from '#parts/order/tab/money.tsx';

/** The sum of an order in one line, grey once it is cancelled at no cost. */
export const LinePrice = ({ order }: { order: Pick<WorkbenchOrder, 'status' | 'amount' | 'returned' | 'kept'> }) =>
  order.status === 5 && !fenOf(order.kept) ? (
    <span className="t-3">¥{showFen(fenOf(order.amount), true)}</span>
  ) : (
    <NetPrice order={{ ...order, total: order.amount }} />
  );
