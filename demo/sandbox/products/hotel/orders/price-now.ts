import { fenOf, yuanOf } from '#domain/money.ts';
import type { Fen } from '#domain/money.ts';
import type { Tx } from '../../../ground/call.ts';
import type { PriceNow, SellerMove } from '../../../orders/approval/ports.ts';
import { sharesMoved, writeMoved } from '../../../orders/approval/spread.ts';
import type { HotelOrderState } from './stay-orders.ts';

/** Whole yuan. */
const moved = (yuan: string, times: number): Fen => Math.round((fenOf(yuan) * times) / 100) * 100;

/** Rates of a stay are fixed with its rooms, unless the hotel has changed them. */
export function stayPriceNow(tx: Tx, order: HotelOrderState, { ofOrder: times }: SellerMove): Promise<PriceNow> {
  const { order_id: orderId, content, rooms, split, payprice } = order;
  const { rate } = content;
  if (times === 1) return Promise.resolve({ total: fenOf(rate.total), write: () => Promise.resolve() });
  const nights = rate.nights.map((night) => ({ ...night, price: yuanOf(moved(night.price, times)) }));
  const sum = nights.reduce((all, { price }) => all + fenOf(price), 0);
  const total = sum * rooms;
  const due = { prepaid: total, guarantee: fenOf(nights[0]?.price ?? '0') * rooms, atHotel: 0 }[rate.payKind];
  // The penalty of a late cancellation is a share of the stay.
  const steps = content.steps.map((step) => ({
    ...step,
    penalty: payprice ? Math.min(due, Math.round((step.penalty / payprice) * due)) : step.penalty,
  }));
  return Promise.resolve({
    total,
    async write() {
      const perNight = Math.round(sum / Math.max(1, nights.length) / 100) * 100;
      const fresh = { ...rate, nights, total: yuanOf(total), due: yuanOf(due), perNight: yuanOf(perNight) };
      const after = sharesMoved(split, due - payprice);
      await tx
        .updateTable('hotel_orders')
        .set({
          payprice: due,
          split: JSON.stringify(after),
          content: JSON.stringify({ ...content, rate: fresh, steps }),
        })
        .where('order_id', '=', orderId)
        .execute();
      await writeMoved(tx, { orderId, total, before: split, after });
    },
  });
}
