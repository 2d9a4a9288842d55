import { yuanOf } from '#domain/money.ts';
import type { Split } from '#domain/payment/split.ts';
import type { Product, Purchase } from '../money/payments/product.ts';
import { approvalShown, unconfirmedOf } from './approval-shown.ts';
import { advanceOrder, lockDue } from './life.ts';
import type { Life } from './life.ts';
import type { OrderState } from './move.ts';

/** The calls of payments that are the same for every product: the order as it is now, locked, seen by `purchaseOf`. */
export const purchases = <Order extends OrderState, Status extends number>(
  life: Life<Order, Status>,
  purchaseOf: (order: Order) => Purchase,
): Pick<Product, 'advance' | 'lock' | 'approval' | 'parts'> => ({
  advance: async (db, orderId, now) => await advanceOrder(db, life, orderId, now),
  async lock(tx, orderId, now) {
    const order = await lockDue(tx, life, orderId, now);
    const purchase = order && purchaseOf(order);
    if (purchase?.state !== 'open' || purchase.company_id === null) return purchase;
    const moved = await unconfirmedOf(tx, orderId);
    return moved ? { ...purchase, state: 'awaits', moved } : purchase;
  },
  approval: async (tx, orderId) => await approvalShown(tx, orderId),
  async parts(tx, orderId) {
    const head = await tx
      .selectFrom('orders')
      .where('order_id', '=', orderId)
      .select(['amount', 'card'])
      .executeTakeFirst();
    if (!head) return undefined;
    const { taxes, insurance, serviceFee: service } = head.card;
    const all = { goods: head.amount - taxes - insurance - service, taxes, insurance, service };
    const kinds = ['goods', 'taxes', 'insurance', 'service'] as const;
    return kinds.flatMap((kind) => (all[kind] > 0 ? [{ kind, amount: yuanOf(all[kind]) }] : []));
  },
});

/** Statuses in which an order takes no money, or gives it back; all others are paid. */
const states: Partial<Record<number, Purchase['state']>> = {
  0: 'open',
  12: 'awaits',
  14: 'awaits',
  5: 'voided',
  6: 'refunded',
  8: 'refunded',
};

type Bought = OrderState & Pick<Purchase, 'company_id' | 'pay_deadline'> & { payprice: Purchase['amount'] };

/** A locked order as payments see it, but for the shares of company and traveller. */
export const purchaseOf = (order: Bought, business_type: Purchase['business_type']): Omit<Purchase, 'split'> => ({
  order_id: order.order_id,
  business_type,
  member_id: order.member_id,
  app_id: order.app_id,
  company_id: order.company_id,
  state: states[order.status] ?? 'paid',
  status: order.status,
  amount: order.payprice,
  pay_deadline: order.pay_deadline,
});

/** The company pays up to the standard: there is neither a tolerance nor a tax beside it. */
export const wholeShares = (split: { company: number; personal: number } | null): Split | null =>
  split && { ...split, companyMax: split.company, limitPrice: split.company, tolerance: 0, taxes: 0 };
