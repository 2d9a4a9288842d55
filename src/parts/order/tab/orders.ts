import { writeJson } from '#base/json.ts';
import {
  dateKinds,
  orderGroups,
  orderList,
  orderOwners,
  orderSorts,
  orderTags,
  travelTypes,
} from '#contract/order-list.ts';
import type { OrderGroup, OrderRow } from '#contract/order-list.ts';
import type { OrderType } from '#domain/product/names.ts';
import type { StatusTable } from '#domain/product/status-table.ts';
import { pollAt, ticketingTempo } from '#domain/payment/poll.ts';
import { amountsFilter, choiceFilter, daysFilter, tagsFilter, textFilter } from '#kit/resources/list-filters.ts';
import type { Filter, Range } from '#kit/resources/list-filters.ts';
import { createListing } from '#kit/resources/listing.ts';
import type { ListingSpec } from '#kit/resources/listing.ts';
import { resourceFrom } from '#kit/resources/resource.ts';
import type { Services } from '#kit/services.ts';

export interface OrderFilters {
  group: OrderGroup;
  dateBy: (typeof dateKinds)[number];
  days: Range;
  words: string;
  travelType: (typeof travelTypes)[number];
  owner: (typeof orderOwners)[number];
  /** A subordinate whose orders alone are shown; reached from the list of subordinates. */
  bookerId: string;
  tags: readonly (typeof orderTags)[number][];
  amounts: Range;
}

const bookerFilter: Filter<string> = {
  initial: '',
  read: (text) => (/^\d{1,20}$/.test(text) ? text : undefined),
  write: (value) => value,
};

const spec: Omit<ListingSpec<OrderRow, OrderFilters>, 'isMoving'> = {
  filters: {
    group: choiceFilter(orderGroups, 'all'),
    dateBy: choiceFilter(dateKinds, 'created'),
    days: daysFilter(),
    words: textFilter(),
    travelType: choiceFilter(travelTypes, 'all'),
    owner: choiceFilter(orderOwners, 'all'),
    bookerId: bookerFilter,
    tags: tagsFilter(orderTags),
    amounts: amountsFilter(),
  },
  sorts: orderSorts,
  size: 10,
  idOf: ({ orderId }: OrderRow) => orderId,
  every: pollAt(ticketingTempo),
};

/** Flights of every kind are one list, and one kind is one tab. */
const listingOf = (
  type: OrderType,
  { isMoving }: StatusTable,
): ListingSpec<OrderRow, OrderFilters, { type: OrderType }> => ({
  ...spec,
  fixed: { type },
  isMoving: ({ status }) => isMoving(status),
});

/** The server cancels an unpaid order within moments of its deadline. */
const afterDeadlineMs = 1500;

export type Orders = ReturnType<typeof createOrders>;

/** Orders of one product with their counts: every tab of the list is made of this. */
export function createOrders(services: Services, type: OrderType, statuses: StatusTable) {
  const list = createListing(services, orderList.list, listingOf(type, statuses));
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
  return {
    list,
    counts: counts.data,
    /** The time to pay is over: the order turns over by itself. */
    expired: () => void services.timers.after(afterDeadlineMs, () => void list.refresh()),
    dispose() {
      stop();
      counts.dispose();
      list.dispose();
    },
  };
}
