import type { AirOrder } from '#contract/order.ts';
import type { Services } from '#kit/services.ts';
import { orderCalendar } from '#parts/order/order-calendar.ts';
import { saveFile } from '#ui/base/save-file.ts';

/** The flights to come. */
export const saveCalendar = (services: Services, order: AirOrder): void =>
  saveFile(`${order.orderNo}.ics`, orderCalendar(services, order), 'text/calendar');
