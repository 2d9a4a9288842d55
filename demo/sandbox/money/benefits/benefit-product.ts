import type { Tx } from '../../ground/call.ts';
import { benefitSales, book, cardOf, moneyOfOrder } from '../ledger/ledger.ts';
import type { Product, Purchase } from '../payments/product.ts';
import { benefitOrders } from './benefit-order.ts';
import type { Benefit } from './benefit-order.ts';

/** Codes of the answers, as those of a flight order. */
const statuses = { open: 0, paid: 1, voided: 5 } as const;

const purchaseOf = ({ order_id, kind, member_id, app_id, state, amount, pay_deadline }: Benefit): Purchase => ({
  order_id,
  business_type: kind,
  member_id,
  app_id,
  company_id: null,
  state,
  status: statuses[state],
  amount,
  split: null,
  pay_deadline,
});

/** Money of a paid order: on the member's card, or sold. */
async function settle(tx: Tx, { order_id, kind, member_id, app_id, amount }: Benefit, at: number): Promise<void> {
  await book(tx, {
    key: `settlement:${order_id}`,
    kind: 'settlement',
    orderId: order_id,
    memberId: member_id,
    appId: app_id,
    at,
    moves: {
      [moneyOfOrder(order_id)]: -amount,
      [kind === 'buffetCard' ? cardOf(app_id, member_id) : benefitSales]: amount,
    },
  });
}

/** Member benefits take payments of types buffetCard, upgrade, payAnnualFee and buyTicket; they hold from the payment on. */
export const benefitProduct: Product = {
  advance: (db, _orderId, now) => benefitOrders.expire(db, now),
  async lock(tx, orderId, now) {
    const order = await benefitOrders.lock(tx, orderId, now);
    return order && purchaseOf(order);
  },
  async describe(tx, orderId) {
    const { name, detail, state, note } = await tx
      .selectFrom('benefit_orders')
      .where('order_id', '=', orderId)
      .select(['name', 'detail', 'state', 'note'])
      .executeTakeFirstOrThrow();
    return {
      title: name,
      lines: [detail, '会员权益'],
      ...(state === 'voided' && { closedBecause: `订单已取消：${note}` }),
    };
  },
  async subject(db, orderId) {
    const { name } = await db
      .selectFrom('benefit_orders')
      .where('order_id', '=', orderId)
      .select('name')
      .executeTakeFirstOrThrow();
    return `会员权益 ${name}`;
  },
  async paid(tx, { order_id }, _receipt, now) {
    const order = await tx
      .updateTable('benefit_orders')
      .set({ state: 'paid', paid_at: now })
      .where('order_id', '=', order_id)
      .where('state', '=', 'open')
      .returningAll()
      .executeTakeFirstOrThrow();
    await settle(tx, order, now);
  },
  async refunded(tx, orderId, { detail }) {
    await tx.updateTable('benefit_orders').set({ note: detail }).where('order_id', '=', orderId).execute();
  },
};
