import type { HotelOrder } from '#contract/hotel-order.ts';
import { stayCalendar } from '#domain/order/calendar/stay-calendar.ts';
import type { Services } from '#kit/services.ts';
import { saveOrderCalendar } from '#parts/order/save-calendar.ts';

/** The stay to come. */
export const saveCalendar = (services: Services, order: HotelOrder): void =>
  saveOrderCalendar(services, 'hotel', order, stayCalendar);
