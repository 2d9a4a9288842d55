import { orderList } from '#contract/order-list.ts';
import type { OrderPage } from '#contract/order-list.ts';
import { addDays } from '#domain/china-time.ts';
import { createResource } from '#kit/resources/resource.ts';
import type { Resource } from '#kit/resources/resource.ts';
import type { Services } from '#kit/services.ts';

/** A trip that began so long ago may still have its way back ahead. */
const beganDays = 30;
const size = 100;

/** Orders that depart from then on, the earliest first. */
export function createTrips(services: Services): Resource<OrderPage> {
  const days = { from: addDays(services.clock.today(), -beganDays), to: '' };
  const orders = createResource(
    services,
    orderList.list,
    { dateBy: 'travel', days, sort: 'travel', size },
    { freshMs: 60_000 },
  );
  void orders.load();
  return orders;
}
