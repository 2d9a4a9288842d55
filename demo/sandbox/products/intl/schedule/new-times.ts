import { momentAt } from '#domain/china-time.ts';
import { scheduleText } from '#domain/order/schedule.ts';
import type { Timed } from '../../../orders/schedule/accept-times.ts';
import { intlLife } from '../orders/advance.ts';
import { newTimeAt, newTimesOf } from '../rows/new-times.ts';
import { refreshHead } from '../rows/intl-head.ts';
import { ticketsOf } from '../rows/intl-orders.ts';
import type { IntlOrderState } from '../rows/intl-orders.ts';

export const intlTimes: Timed<IntlOrderState> = {
  life: intlLife,
  async open(tx, order, now) {
    const tickets = await ticketsOf(tx, order.order_id);
    return {
      times: newTimesOf(order, tickets, now).map((flight) => ({
        depTime: flight.depTime,
        text: `${flight.flightNo} ${scheduleText(flight)}（当地时间）`,
      })),
      async accept() {
        const slices = order.content.slices.map((slice, sliceNo) =>
          slice.schedules
            ? {
                ...slice,
                schedules: slice.schedules.map((schedule, n) =>
                  schedule && newTimeAt(slice, sliceNo, n, tickets, now)
                    ? { ...schedule, acceptedAt: momentAt(now) }
                    : schedule,
                ),
              }
            : slice,
        );
        const next = { ...order, content: { ...order.content, slices } };
        await tx
          .updateTable('intl_orders')
          .set({ content: JSON.stringify(next.content) })
          .where('order_id', '=', order.order_id)
          .execute();
        await refreshHead(tx, next, tickets);
      },
    };
  },
};
