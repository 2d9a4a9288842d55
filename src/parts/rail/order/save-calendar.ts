import type { TrainOrder } from '#contract/train-order.ts';
import { rideCalendar } from '#domain/rail/order/ride-calendar.ts';
import type { Services } from '#kit/services.ts';
import { saveOrderCalendar } from '#parts/order/save-calendar.ts';

/** The rides to come. */
export const saveCalendar = (services: Services, order: TrainOrder): void =>
  saveOrderCalendar(services, 'train', order, rideCalendar);
