import type { TrainOrder } from '#contract/train-order.ts';
import { rideCalendar } from '#domain/rail/order/ride-calendar.ts';
import type { Services } from '#kit/services.ts';
import { saveFile } from '#ui/base/save-file.ts';

/** Gives the rides to come to the member's calendar, with the address of their order where that has one. */
export function saveRideCalendar(
  { clock, hrefOf, fullAddress }: Pick<Services, 'clock' | 'hrefOf' | 'fullAddress'>,
  order: TrainOrder,
): void {
  const href = hrefOf('train_order_details', { orderId: order.orderNo });
  const url = (href && fullAddress?.(href)) || '';
  saveFile(`${order.orderNo}.ics`, rideCalendar(order, clock.now(), url), 'text/calendar');
}
