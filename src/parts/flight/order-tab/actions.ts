import { signal } from '@preact/signals-core';
import { order as orderCalls } from '#contract/order.ts';
import type { AirOrder } from '#contract/order.ts';
import type { OrderRow } from '#contract/order-list.ts';
import { searchAgain } from '#domain/order/search-again.ts';
import { createBulk } from '#kit/forms/bulk.ts';
import type { Services } from '#kit/services.ts';
import { textsOf } from '#kit/use-texts.ts';
import { createCancelOrder } from '../../order/cancel-order.ts';
import type { cancelTexts, shareTexts } from '../../order/tab/button-texts.ts';
import { createShareOrder } from '../../order/share-order.ts';
import type { Orders } from '../../order/tab/orders.ts';
import { bulkTexts } from './words/bulk-texts.ts';

export { ActionViews } from './ActionViews.tsx';

export type ActionTexts = typeof cancelTexts & typeof shareTexts & { order: string };
export type Actions = ReturnType<typeof createActions>;

/** Actions on orders of the list after a press. */
export function createActions(services: Services, list: Orders['list'], texts: ActionTexts) {
  const words = textsOf(services, 'order-list', bulkTexts);
  const cancel = createCancelOrder(services, texts, () => list.refresh());
  const cancelling = createBulk(services, orderCalls.airCancel, {
    idOf: ({ orderId }: OrderRow) => orderId,
    input: ({ orderId }) => ({ orderId }),
    confirm: (orders) => words.cancelAllQuestion(orders.length),
    settle() {
      list.unselect();
      return list.refresh();
    },
  });
  const printing = signal<{ orders: readonly AirOrder[]; nth: number } | null>(null);
  const read = (orderId: string) => services.api.send(orderCalls.airDetail, { orderId });
  let isAsking = false;
  return {
    cancel: ({ orderId }: OrderRow) => cancel.run(orderId),
    /** The same flights and party; both are known from the order itself. */
    async again({ orderId }: OrderRow) {
      if (isAsking) return;
      isAsking = true;
      const outcome = await read(orderId);
      isAsking = false;
      if (outcome.ok) services.navigate('DomesticAirTicketQuery', searchAgain(outcome.data, services.clock.today()));
    },
    cancelling,
    /** Names its outcome. */
    result: words.cancelResult,
    share: createShareOrder(services, texts),
    /** Orders whose itineraries are printed now; a print whose end is never known does not keep the next one from its dialog. */
    printing,
    printed: () => void (printing.value = null),
    /** Reads the orders in full; the first failure shows its message and prints none. */
    async print(orders: readonly OrderRow[]) {
      if (isAsking) return;
      isAsking = true;
      const full: AirOrder[] = [];
      for (const { orderId } of orders) {
        const outcome = await read(orderId);
        if (!outcome.ok) break;
        full.push(outcome.data);
      }
      isAsking = false;
      if (full.length === orders.length) printing.value = { orders: full, nth: (printing.peek()?.nth ?? 0) + 1 };
    },
  };
}
