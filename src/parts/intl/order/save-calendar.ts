import type { IntlOrder } from '#contract/intl-order.ts';
import { intlCalendar } from '#domain/intl/intl-calendar.ts';
import type { Services } from '#kit/services.ts';
import { saveOrderCalendar } from '#parts/order/save-calendar.ts';

/** The flights to come. */
export const saveCalendar = (services: Services, order: IntlOrder): void =>
  saveOrderCalendar(services, 'intl', order, intlCalendar);
