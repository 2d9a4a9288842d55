import type { OrderRow } from '#contract/order-list.ts';
import { airStatus } from '#domain/product/air-status.ts';
import type { OrderType } from '#domain/product/names.ts';
import { createPart } from '#kit/part.ts';
import { createLazyActions } from '#kit/press.ts';
import { createCopy } from '#kit/copy-text.ts';
import type { Services } from '#kit/services.ts';
import { createOrders } from '#parts/order/tab/orders.ts';
import type { Texts } from './texts.ts';

/** Itineraries of one print. */
export const printsAtMost = 20;

export type AirOrdersModel = ReturnType<typeof createAirOrders>;

export function createAirOrders(services: Services, type: OrderType, texts: Texts) {
  const orders = createOrders(services, type, airStatus);
  const { list } = orders;
  const { act, dispose, ...later } = createLazyActions(
    createPart(() => import('#parts/flight/order-tab/actions.ts')),
    ({ createActions }) => createActions(services, list, texts),
  );
  return {
    list,
    counts: orders.counts,
    ...later,
    cancel: (row: OrderRow) => act((all) => all.cancel(row)),
    again: (row: OrderRow) => act((all) => all.again(row)),
    expired: orders.expired,
    copyText: createCopy(services, texts),
    cancelAll: (rows: readonly OrderRow[]) => act((all) => all.cancelling.run(rows)),
    share: (row: OrderRow) => act((all) => all.share(row)),
    /** The order's rows among the vouchers. */
    showVoucher: ({ orderId }: OrderRow) => services.navigate('expense_proof', { keyword: orderId, group: 'all' }),
    print: (rows: readonly OrderRow[]) => act((all) => all.print(rows)),
    dispose() {
      dispose();
      orders.dispose();
    },
  };
}
