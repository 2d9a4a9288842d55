import { orderPlaces } from '#domain/product/order-places.ts';
import type { Services } from '#kit/services.ts';
import { saveFile } from '#ui/base/save-file.ts';

/** Saves the calendar file of an order, with the address of its page where that has one. */
export function saveOrderCalendar<Order extends { orderNo: string }>(
  { clock, hrefOf, fullAddress }: Pick<Services, 'clock' | 'hrefOf' | 'fullAddress'>,
  product: keyof typeof orderPlaces,
  order: Order,
  write: (order: Order, nowMs: number, url: string) => string,
): void {
  const { route, param } = orderPlaces[product].order;
  const href = hrefOf(route, { [param]: order.orderNo });
  saveFile(`${order.orderNo}.ics`, write(order, clock.now(), (href && fullAddress?.(href)) || ''), 'text/calendar');
}
