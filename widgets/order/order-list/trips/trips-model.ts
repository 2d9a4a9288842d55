import { orderList } from '#contract/order-list.ts';
import type { OrderPage } from '#contract/order-list.ts';
import { orderTypes } from '#domain/product/names.ts';
import type { OrderType } from '#domain/product/names.ts';
import { isOpened } from '#routes/opened.ts';
import { addDays } from '#domain/china-time.ts';
import { resourceFrom } from '#kit/resources/resource.ts';
import type { Resource } from '#kit/resources/resource.ts';
import type { Outcome, Services } from '#kit/services.ts';

/** A trip that began so long ago may still have its way back ahead. */
const beganDays = 30;
const size = 100;

/** Orders that depart from then on, the earliest first. */
export function createTrips(services: Services): Resource<OrderPage> {
  const days = { from: addDays(services.clock.today(), -beganDays), to: '' };
  const ask = (type: OrderType, signal: AbortSignal) =>
    services.api.send(
      orderList.list,
      { type, dateBy: 'travel', days, sort: 'travel', size, latin: true },
      { quiet: 'all', signal },
    );
  const orders = resourceFrom(
    services,
    async (signal): Promise<Outcome<OrderPage>> => {
      const answers = await Promise.all(
        orderTypes.filter((type) => isOpened('order_list', { type })).map((type) => ask(type, signal)),
      );
      const pages = answers.flatMap((answer) => (answer.ok ? [answer.data] : []));
      const [first, failed = first] = [answers[0], answers.find((answer) => !answer.ok)];
      if (!failed?.ok || !first?.ok) return (failed ?? first) as Outcome<OrderPage>;
      const next = pages.find((page) => page.next !== null)?.next ?? null;
      return { ...first, data: { ...first.data, rows: pages.flatMap(({ rows }) => rows), next } };
    },
    { freshMs: 60_000 },
  );
  void orders.load();
  return orders;
}
