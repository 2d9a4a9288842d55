import { calendarFile } from '#domain/order/calendar/calendar-file.ts';
import type { CalendarTrip } from '#domain/order/calendar/calendar-file.ts';
import type { Services } from '#kit/services.ts';

/** The calendar file of an order, with the address of its page where that has one. */
export function orderCalendar(
  { clock, hrefOf, fullAddress }: Pick<Services, 'clock' | 'hrefOf' | 'fullAddress'>,
  order: CalendarTrip & { orderId: string },
): string {
  const href = hrefOf('ticket_order_details', { id: order.orderId });
  return calendarFile(order, clock.now(), href && fullAddress?.(href));
}
