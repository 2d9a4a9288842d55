import { signal } from '@preact/signals-core';
import { writeJson } from '#base/json.ts';
import { order as orderCalls } from '#contract/order.ts';
import type { AirOrder } from '#contract/order.ts';
import {
  dateKinds,
  orderGroups,
  orderList,
  orderOwners,
  orderSorts,
  orderTags,
  travelTypes,
} from '#contract/order-list.ts';
import type { OrderGroup, OrderRow, OrderType } from '#contract/order-list.ts';
import { isTicketing } from '#domain/order/flight-status.ts';
import { searchAgain } from '#domain/order/search-again.ts';
import { voucherTime } from '#domain/order/voucher-time.ts';
import { createBulk } from '#kit/forms/bulk.ts';
import { createCancelOrder } from '#kit/orders/cancel-order.ts';
import { createShareOrder } from '#kit/orders/share-order.ts';
import { createCopy } from '#kit/copy-text.ts';
import { amountsFilter, choiceFilter, daysFilter, tagsFilter, textFilter } from '#kit/resources/list-filters.ts';
import type { Range } from '#kit/resources/list-filters.ts';
import { createListing } from '#kit/resources/listing.ts';
import type { ListingSpec } from '#kit/resources/listing.ts';
import { resourceFrom } from '#kit/resources/resource.ts';
import type { Services } from '#kit/services.ts';
import type { Texts } from './texts.ts';

export interface OrderFilters {
  group: OrderGroup;
  dateBy: (typeof dateKinds)[number];
  days: Range;
  words: string;
  travelType: (typeof travelTypes)[number];
  owner: (typeof orderOwners)[number];
  tags: readonly (typeof orderTags)[number][];
  amounts: Range;
}

export const spec: ListingSpec<OrderRow, OrderFilters> = {
  filters: {
    group: choiceFilter(orderGroups, 'all'),
    dateBy: choiceFilter(dateKinds, 'created'),
    days: daysFilter(),
    words: textFilter(),
    travelType: choiceFilter(travelTypes, 'all'),
    owner: choiceFilter(orderOwners, 'all'),
    tags: tagsFilter(orderTags),
    amounts: amountsFilter(),
  },
  sorts: orderSorts,
  size: 10,
  idOf: ({ orderId }: OrderRow) => orderId,
  isMoving: ({ status }: OrderRow) => isTicketing(status),
};

/** Flights of every kind are one list, and one kind is one tab. */
const listingOf = (type: OrderType): ListingSpec<OrderRow, OrderFilters, { type: OrderType }> => ({
  ...spec,
  fixed: { type },
});

/** Itineraries of one print. */
export const printsAtMost = 20;

/** The server cancels an unpaid order within moments of its deadline. */
const afterDeadlineMs = 1500;

export type AirOrdersModel = ReturnType<typeof createAirOrders>;

export function createAirOrders(services: Services, type: OrderType, texts: Texts) {
  const list = createListing(services, orderList.list, listingOf(type));
  const counts = resourceFrom(services, (signal) => {
    const { group: _group, sort: _sort, ...filters } = list.input();
    return services.api.send(orderList.counts, filters, { quiet: 'all', signal });
  });
  let counted = { filters: '', page: 0 };
  const stop = list.rows.subscribe(() => {
    if (list.state.peek().state !== 'ready') return;
    const { group: _group, sort: _sort, ...filters } = list.input();
    const next = { filters: writeJson(filters), page: list.page.peek() };
    // Another page of the same rows changes no count; a page that was read again may.
    const hasTurned = next.filters === counted.filters && next.page !== counted.page;
    counted = next;
    if (!hasTurned) void counts.load();
  });
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
  const printing = signal<readonly AirOrder[] | null>(null);
  const copyText = createCopy(services, texts);
  const read = (orderId: string) => services.api.send(orderCalls.airDetail, { orderId });
  let isAsking = false;
  return {
    list,
    counts: counts.data,
    cancel: ({ orderId }: OrderRow) => void cancel.run(orderId),
    /** The same flights and party; both are known from the order itself. */
    async again({ orderId }: OrderRow) {
      if (isAsking) return;
      isAsking = true;
      const outcome = await read(orderId);
      isAsking = false;
      if (outcome.ok) services.navigate('DomesticAirTicketQuery', searchAgain(outcome.data, services.clock.today()));
    },
    /** The time to pay is over: the order turns over by itself. */
    expired: () => void services.timers.after(afterDeadlineMs, () => void list.refresh()),
    copyText,
    cancelling,
    cancelAll: (orders: readonly OrderRow[]) => void cancelling.run(orders),
    share: createShareOrder(services, texts),
    /** Vouchers are issued by the service: from when, until when, and where to ask. */
    showVoucher({ flightList }: OrderRow) {
      const { state, from, until } = voucherTime(flightList.at(-1)?.arrTime ?? '', services.clock.now());
      void services.say.alert({
        title: texts.actions.voucher,
        text: texts.voucher[state]({ from, until, phone: services.config.peek().telephones[0] ?? '' }),
      });
    },
    /** Orders whose itineraries are printed now. */
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
      if (full.length === orders.length) printing.value = full;
    },
    dispose() {
      stop();
      counts.dispose();
      list.dispose();
    },
  };
}
