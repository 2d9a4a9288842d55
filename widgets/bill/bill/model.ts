import { bill, billChannels, billPeriods, billSorts, billTypes, periodSorts } from '#contract/bill.ts';
import type { BillKind, BillRow } from '#contract/bill.ts';
import { choiceFilter, daysFilter, textFilter } from '#kit/resources/list-filters.ts';
import type { Range } from '#kit/resources/list-filters.ts';
import { createListing } from '#kit/resources/listing.ts';
import type { ListingSpec } from '#kit/resources/listing.ts';
import type { Services } from '#kit/services.ts';

export interface BillFilters {
  days: Range;
  type: (typeof billTypes)[number];
  channel: (typeof billChannels)[number];
  by: (typeof billPeriods)[number];
  words: string;
}

export const isSummary = (kind: BillKind): boolean => kind.endsWith('Sum');

/** `first`: the days that the list begins with. */
export const billListing = (
  kind: BillKind,
  first: Range = { from: '', to: '' },
): ListingSpec<BillRow, BillFilters, { kind: BillKind }> => ({
  fixed: { kind },
  filters: {
    days: { ...daysFilter(), initial: first },
    type: choiceFilter(billTypes, 'all'),
    channel: choiceFilter(billChannels, 'all'),
    by: choiceFilter(billPeriods, 'month'),
    words: textFilter(),
  },
  sorts: isSummary(kind) ? periodSorts : billSorts,
  size: 20,
  idOf: ({ id }) => id,
});

export const createBill = (services: Services, kind: BillKind, first?: Range) =>
  createListing(services, bill.query, billListing(kind, first));
