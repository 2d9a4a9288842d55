import { showDay } from '#domain/china-time.ts';
import { unpaidCancelSentence } from '#domain/hotel/cancel-rule.ts';
import { guaranteeText } from '#domain/hotel/guarantee.ts';
import { nightsOf } from '#domain/hotel/stay.ts';
import { fenOf } from '#domain/money.ts';
import type { Split } from '#domain/payment/split.ts';
import type { Product, Purchase } from '../../../money/payments/product.ts';
import { stayLife, confirmMs } from './advance.ts';
import { endedWithMoney } from '../../../orders/shown.ts';
import { lock, move, note } from '../../../orders/move.ts';
import { stayOrders } from './stay-orders.ts';
import type { HotelOrderState } from './stay-orders.ts';
import { purchases } from '../../../orders/purchases.ts';

/** Statuses in which an order takes no money, or gives it back; all others are paid. */
const states: Partial<Record<number, Purchase['state']>> = {
  0: 'open',
  12: 'awaits',
  5: 'voided',
  6: 'refunded',
  7: 'refunded',
  8: 'refunded',
};

/** Nights count by themselves: there is neither a tolerance nor a tax in the company's share. */
const splitOf = ({ split }: HotelOrderState): Split | null =>
  split && { ...split, companyMax: split.company, limitPrice: split.company, tolerance: 0, taxes: 0 };

const purchaseOf = (order: HotelOrderState): Purchase => ({
  order_id: order.order_id,
  business_type: 'hotelPay',
  member_id: order.member_id,
  app_id: order.app_id,
  company_id: order.company_id,
  // A stay that was cancelled and kept all of its money was paid.
  state: order.status === 5 && order.penalty > 0 ? 'paid' : (states[order.status] ?? 'paid'),
  status: order.status,
  amount: order.payprice,
  split: splitOf(order),
  isWhole: true,
  pay_deadline: order.pay_deadline,
});

const closedBecause = ({ status, penalty }: HotelOrderState): string => {
  if (status === 5) return penalty ? '' : '订单已取消，房间已释放';
  if (status === 6) return '酒店未能确认房间，款项原路退回';
  return status === 7 || status === 8 ? '订单已取消，款项原路退回' : '';
};

/** Hotel orders take payments of type hotelPay: the stay, or the first night as a guarantee. */
export const hotelPay: Product = {
  ...purchases(stayLife, purchaseOf),
  async describe(tx, orderId) {
    const order = await tx
      .selectFrom('hotel_orders')
      .where('order_id', '=', orderId)
      .selectAll()
      .executeTakeFirstOrThrow();
    const { hotel, room, rate, guests, costCenter } = order.content;
    const nights = nightsOf(order.check_in, order.check_out).length;
    const because = closedBecause(order);
    return {
      title: hotel.name,
      lines: [
        `${showDay(order.check_in)} 至 ${showDay(order.check_out)} · ${nights} 晚 · ${order.rooms} 间 ${room.name}`,
        [
          rate.breakfasts ? `${rate.breakfasts} 份早餐` : '不含早餐',
          rate.payKind === 'guarantee'
            ? guaranteeText(fenOf(rate.total) - fenOf(rate.due))
            : order.status === 0
              ? unpaidCancelSentence(rate.cancel)
              : rate.cancel.sentence,
        ].join(' · '),
        [
          `入住人 ${guests
            .flat()
            .map(({ name }) => name)
            .join('、')}`,
          order.travel_type === 'business' ? '因公' : '因私',
          costCenter,
        ]
          .filter(Boolean)
          .join(' · '),
      ],
      ...(rate.payKind === 'guarantee' && { amountName: '担保金' }),
      ...(because && {
        closedBecause: order.status === 5 ? await endedWithMoney(tx, stayOrders, order, because) : because,
      }),
    };
  },
  async subject(db, orderId) {
    const { content } = await db
      .selectFrom('hotel_orders')
      .where('order_id', '=', orderId)
      .select('content')
      .executeTakeFirstOrThrow();
    return `酒店 ${content.hotel.name}`;
  },
  /** Rooms are sold, and the hotel is asked. */
  async paid(tx, { order_id }, receipt, now) {
    const order = await lock(tx, stayOrders, order_id);
    if (!order) throw new Error(`no hotel order ${order_id}`);
    await move(
      tx,
      stayOrders,
      order,
      1,
      { step_at: now + confirmMs(order) },
      { at: now, title: '支付成功', detail: receipt, isSeen: true },
    );
  },
  shared: async (tx, orderId, event) => await note(tx, stayOrders, orderId, event),
  async refunded(tx, orderId, event) {
    await note(tx, stayOrders, orderId, event);
  },
};
