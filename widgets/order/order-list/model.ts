import { signal } from '@preact/signals-core';
import { order as orderCalls } from '#contract/order.ts';
import type { AirOrder } from '#contract/order.ts';
import type { OrderRow } from '#contract/order-list.ts';
import type { OrderType } from '#domain/product/names.ts';
import { searchAgain } from '#domain/order/search-again.ts';
import { createBulk } from '#kit/forms/bulk.ts';
import { createCancelOrder } from '#parts/order/cancel-order.ts';
import { createShareOrder } from '#parts/order/share-order.ts';
import { createCopy } from '#kit/copy-text.ts';
import type { Services } from '#kit/services.ts';
import { createOrders } from '#parts/order/tab/orders.ts';
import type { Texts } from './texts.ts';

/** Itineraries of one print. */
export const printsAtMost = 20;

export type AirOrdersModel = ReturnType<typeof createAirOrders>;

export function createAirOrders(services: Services, type: OrderType, texts: Texts) {
  const orders = createOrders(services, type);
  const { list } = orders;
  const cancel = createCancelOrder(services, texts, () => list.refresh());
  const cancelling = createBulk(services, orderCalls.airCancel, {
    idOf: ({ orderId }: OrderRow) => orderId,
    input: ({ orderId }) => ({ orderId }),
    confirm: (orders) => texts.cancelAllQuestion(orders.length),
    settle() {
      list.unselect();
      return list.refresh();
    },
  });
  const printing = signal<{ orders: readonly AirOrder[]; nth: number } | null>(null);
  const copyText = createCopy(services, texts);
  const read = (orderId: string) => services.api.send(orderCalls.airDetail, { orderId });
  let isAsking = false;
  return {
    list,
    counts: orders.counts,
    cancel: ({ orderId }: OrderRow) => void cancel.run(orderId),
    /** The same flights and party; both are known from the order itself. */
    async again({ orderId }: OrderRow) {
      if (isAsking) return;
      isAsking = true;
      const outcome = await read(orderId);
      isAsking = false;
      if (outcome.ok) services.navigate('DomesticAirTicketQuery', searchAgain(outcome.data, services.clock.today()));
    },
    expired: orders.expired,
    copyText,
    cancelling,
    cancelAll: (orders: readonly OrderRow[]) => void cancelling.run(orders),
    share: createShareOrder(services, texts),
    /** The order's rows among the vouchers. */
    showVoucher: ({ orderId }: OrderRow) => services.navigate('expense_proof', { keyword: orderId, group: 'all' }),
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
    dispose: orders.dispose,
  };
}
