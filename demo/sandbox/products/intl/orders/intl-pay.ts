import { dayAt } from '#domain/china-time.ts';
import { showFen } from '#domain/money.ts';
import { intlSearchAgain } from '#domain/intl/search/search-again.ts';
import type { Database, Tx } from '../../../ground/call.ts';
import type { Product, Purchase } from '../../../money/payments/product.ts';
import { endedWithMoney } from '../../../orders/shown.ts';
import { lock, move, note, noteNews } from '../../../orders/move.ts';
import { purchaseOf, purchases, wholeShares } from '../../../orders/purchases.ts';
import { bookedTickets, sumOf } from '../rows/booked-tickets.ts';
import { intlOrders, ticketsOf } from '../rows/intl-orders.ts';
import type { IntlOrderState } from '../rows/intl-orders.ts';
import { sliceLines, titleOf } from '../rows/intl-head.ts';
import { askForTickets, intlLife } from './advance.ts';

const bought = (order: IntlOrderState): Purchase => ({
  ...purchaseOf(order, 'intlPay'),
  split: wholeShares(order.split),
  isWhole: true,
});

const closedBecause: Partial<Record<number, string>> = {
  5: '订单已取消，座位已释放',
  6: '订单已结束，款项原路退回',
  8: '航司未能出票，款项原路退回',
};

const orderOf = async (db: Database | Tx, orderId: string) =>
  await db.selectFrom('intl_orders').where('order_id', '=', orderId).selectAll().executeTakeFirstOrThrow();

const booked = ({ content }: Pick<IntlOrderState, 'content'>) =>
  content.slices.filter(({ changedFrom }) => changedFrom === null);

/** Orders of international flights take payments of type intlPay. */
export const intlPay: Product = {
  ...purchases(intlLife, bought),
  async describe(tx, orderId, now) {
    const order = await orderOf(tx, orderId);
    const { content, travel_type, status } = order;
    const because = closedBecause[status];
    const isOff = content.slices.some(({ schedules }) => schedules?.some((one) => one?.kind === 'cancelled'));
    const tickets = bookedTickets(order, await ticketsOf(tx, orderId));
    const parts = [
      ['票价', sumOf(tickets, 'price')] as const,
      ['税费', sumOf(tickets, 'tax')] as const,
      ['服务费', sumOf(tickets, 'service_fee')] as const,
    ];
    return {
      title: `${titleOf(booked(order))}　${content.brand.name}`,
      lines: [
        ...booked(order).flatMap(sliceLines),
        [
          `乘机人 ${content.passengers.map(({ name }) => name).join('、')}`,
          travel_type === 'business' ? '因公' : '因私',
          content.costCenter,
        ]
          .filter(Boolean)
          .join(' · '),
        parts.flatMap(([name, fen]) => (fen ? `${name} ¥${showFen(fen)}` : [])).join('，'),
      ],
      trip: intlSearchAgain({ ...content, travelType: travel_type }, dayAt(now)),
      ...(because && {
        closedBecause:
          status === 5
            ? await endedWithMoney(tx, intlOrders, order, isOff ? `航班已取消，${because}` : because)
            : because,
      }),
    };
  },
  subject: async (db, orderId) => `国际机票 ${titleOf(booked(await orderOf(db, orderId)))}`,
  /** Seats are sold, and the airline is asked. */
  async paid(tx, { order_id }, receipt, now) {
    const order = await lock(tx, intlOrders, order_id);
    if (!order) throw new Error(`no intl order ${order_id}`);
    const event = { at: now, title: '支付成功', detail: receipt, isSeen: true as const };
    await askForTickets(tx, await move(tx, intlOrders, order, 1, {}, event), now);
  },
  shared: async (tx, orderId, event) => await note(tx, intlOrders, orderId, event),
  refunded: async (tx, orderId, event) => await noteNews(tx, intlOrders, orderId, 'pay', event),
};
