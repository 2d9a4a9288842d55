import type { Tx } from '../../../ground/call.ts';
import type { PriceNow, SellerMove } from '../../../orders/approval/ports.ts';
import { sharesMoved, writeMoved } from '../../../orders/approval/spread.ts';
import { roundToTenYuan } from '#domain/money.ts';
import type { Fen } from '#domain/money.ts';
import { ticketsOf } from '../rows/intl-orders.ts';
import type { IntlOrderState } from '../rows/intl-orders.ts';

/** A held booking class keeps its fare, unless the airline has filed another one. */
export async function intlPriceNow(tx: Tx, order: IntlOrderState, { ofOrder: times }: SellerMove): Promise<PriceNow> {
  const { order_id: orderId, content, split } = order;
  const tickets = await ticketsOf(tx, orderId);
  const fareNow = (price: Fen): Fen => (times === 1 ? price : roundToTenYuan(price * times));
  const by = tickets.reduce((sum, { price }) => sum + fareNow(price) - price, 0);
  const total = order.payprice + by;
  return {
    total,
    async write() {
      for (const { slice_no, passenger_no, price } of tickets)
        await tx
          .updateTable('intl_tickets')
          .set({ price: fareNow(price) })
          .where('order_id', '=', orderId)
          .where('slice_no', '=', slice_no)
          .where('passenger_no', '=', passenger_no)
          .execute();
      const after = sharesMoved(split, by);
      const slices = content.slices.map((slice) => ({
        ...slice,
        prices: Object.fromEntries(
          Object.entries(slice.prices).map(([type, one]) => [type, { ...one, price: fareNow(one.price) }]),
        ),
      }));
      const overAmount = content.verdict === 'over' ? Math.max(0, content.overAmount + by) : content.overAmount;
      await tx
        .updateTable('intl_orders')
        .set({
          payprice: total,
          split: JSON.stringify(after),
          content: JSON.stringify({ ...content, slices, overAmount }),
        })
        .where('order_id', '=', orderId)
        .execute();
      await writeMoved(tx, { orderId, total, before: split, after });
    },
  };
}
