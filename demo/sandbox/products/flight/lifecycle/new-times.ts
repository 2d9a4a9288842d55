import { momentAt } from '#domain/china-time.ts';
import { scheduleText } from '#domain/order/schedule.ts';
import type { Timed } from '../../../orders/schedule/accept-times.ts';
import type { AirOrderState } from '../rows/air-orders.ts';
import { newTimesOf } from '../rows/held-tickets.ts';
import { readOrder } from '../rows/read-order.ts';
import { refreshFlights } from '../rows/refresh-flights.ts';
import { airLife } from './advance.ts';

export const airTimes: Timed<AirOrderState> = {
  life: airLife,
  async open(tx, { order_id }, now) {
    const order = await readOrder(tx, order_id);
    const open = order ? newTimesOf(order, now) : [];
    return {
      times: open.map((flight) => ({
        depTime: flight.depTime,
        text: `${flight.flightNo} ${scheduleText(flight)}`,
      })),
      async accept() {
        for (const { shown, triptype, change_no } of order?.flights ?? []) {
          if (!shown.schedule || !open.includes(shown)) continue;
          const accepted = { ...shown, schedule: { ...shown.schedule, acceptedAt: momentAt(now) } };
          await tx
            .updateTable('air_order_flights')
            .set({ shown: JSON.stringify(accepted) })
            .where('order_id', '=', order_id)
            .where('triptype', '=', triptype)
            .where('change_no', '=', change_no)
            .execute();
        }
        await refreshFlights(tx, order_id);
      },
    };
  },
};
