import { rechargeFilters, wallet } from '#contract/wallet.ts';
import type { Recharge } from '#contract/wallet.ts';
import { choiceFilter, daysFilter } from '#kit/resources/list-filters.ts';
import type { Range } from '#kit/resources/list-filters.ts';
import { createListing } from '#kit/resources/listing.ts';
import type { ListingSpec } from '#kit/resources/listing.ts';
import type { Services } from '#kit/services.ts';

export interface RechargeFilters {
  state: (typeof rechargeFilters)[number];
  days: Range;
}

export const rechargeListing: ListingSpec<Recharge, RechargeFilters> = {
  filters: { state: choiceFilter(rechargeFilters, 'all'), days: daysFilter() },
  sorts: ['-at'],
  size: 20,
  idOf: ({ orderId }) => orderId,
};

export const createRecharges = (services: Services) => createListing(services, wallet.recharges, rechargeListing);
