import type { Product, Purchase } from '../money/payments/product.ts';
import { advanceOrder, lockDue } from './life.ts';
import type { Life } from './life.ts';
import type { OrderState } from './move.ts';

/** The calls of payments that are the same for every product: the order as it is now, locked, seen by `purchaseOf`. */
export const purchases = <Order extends OrderState, Status extends number>(
  life: Life<Order, Status>,
  purchaseOf: (order: Order) => Purchase,
): Pick<Product, 'advance' | 'lock'> => ({
  advance: async (db, orderId, now) => await advanceOrder(db, life, orderId, now),
  async lock(tx, orderId, now) {
    const order = await lockDue(tx, life, orderId, now);
    return order && purchaseOf(order);
  },
});
