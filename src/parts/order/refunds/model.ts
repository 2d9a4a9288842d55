import { refundFilters, wallet } from '#contract/wallet.ts';
import type { Refund } from '#contract/wallet.ts';
import { choiceFilter, daysFilter } from '#kit/resources/list-filters.ts';
import type { Range } from '#kit/resources/list-filters.ts';
import { createListing } from '#kit/resources/listing.ts';
import type { ListingSpec } from '#kit/resources/listing.ts';
import type { Services } from '#kit/services.ts';

export interface RefundFilters {
  state: (typeof refundFilters)[number];
  days: Range;
}

export const refundListing: ListingSpec<Refund, RefundFilters> = {
  filters: { state: choiceFilter(refundFilters, 'all'), days: daysFilter() },
  sorts: ['-at', '-amount'],
  size: 20,
  idOf: ({ id }) => id,
};

export const createRefunds = (services: Services) => createListing(services, wallet.refunds, refundListing);
