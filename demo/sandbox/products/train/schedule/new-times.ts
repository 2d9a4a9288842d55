import { momentAt } from '#domain/china-time.ts';
import { rideChangeText } from '#domain/rail/order/ride-schedule.ts';
import type { Timed } from '../../../orders/schedule/accept-times.ts';
import { railLife } from '../orders/advance.ts';
import { newTimesOf } from '../rows/new-times.ts';
import { refreshHead } from '../rows/rail-head.ts';
import { ticketsOf } from '../rows/rail-orders.ts';
import type { RailOrderState } from '../rows/rail-orders.ts';

export const railTimes: Timed<RailOrderState> = {
  life: railLife,
  async open(tx, order, now) {
    const tickets = await ticketsOf(tx, order.order_id);
    const open = newTimesOf(order, tickets, now);
    return {
      times: open.map((ride) => ({
        depTime: ride.from.at,
        text: `${ride.trainNumber} 次 ${rideChangeText(ride)}`,
      })),
      async accept() {
        const rides = order.content.rides.map((ride) =>
          ride.schedule && open.includes(ride)
            ? { ...ride, schedule: { ...ride.schedule, acceptedAt: momentAt(now) } }
            : ride,
        );
        const next = { ...order, content: { ...order.content, rides } };
        await tx
          .updateTable('rail_orders')
          .set({ content: JSON.stringify(next.content) })
          .where('order_id', '=', order.order_id)
          .execute();
        await refreshHead(tx, next, tickets);
      },
    };
  },
};
