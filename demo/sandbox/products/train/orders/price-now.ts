import type { Tx } from '../../../ground/call.ts';
import type { PriceNow, SellerMove } from '../../../orders/approval/ports.ts';
import { sharesMoved, writeMoved } from '../../../orders/approval/spread.ts';
import { ticketsOf } from '../rows/rail-orders.ts';
import type { RailOrderState } from '../rows/rail-orders.ts';

/** Fares of the railway are fixed, unless it has changed them; half yuan are the least it counts in. */
export async function railPriceNow(tx: Tx, order: RailOrderState, { ofOrder: times }: SellerMove): Promise<PriceNow> {
  const { order_id: orderId, content, split } = order;
  const tickets = await ticketsOf(tx, orderId);
  const fares = tickets.map(({ price }) => (times === 1 ? price : Math.round((price * times) / 50) * 50));
  const by = tickets.reduce((sum, { price }, at) => sum + (fares[at] ?? price) - price, 0);
  const total = order.payprice + by;
  return {
    total,
    async write() {
      for (const [at, { ride_no, passenger_no, price }] of tickets.entries())
        await tx
          .updateTable('rail_tickets')
          .set({ price: fares[at] ?? price })
          .where('order_id', '=', orderId)
          .where('ride_no', '=', ride_no)
          .where('passenger_no', '=', passenger_no)
          .execute();
      const after = sharesMoved(split, by);
      const overAmount = content.verdict === 'over' ? Math.max(0, content.overAmount + by) : content.overAmount;
      await tx
        .updateTable('rail_orders')
        .set({
          payprice: total,
          split: JSON.stringify(after),
          content: JSON.stringify({ ...content, overAmount }),
        })
        .where('order_id', '=', orderId)
        .execute();
      await writeMoved(tx, { orderId, total, before: split, after });
    },
  };
}
