import { companyPreference } from '#contract/company-preference.ts';
import type { PreferenceLogRow } from '#contract/company-preference.ts';
import { bookedProducts } from '#domain/company/preferences.ts';
import { choiceFilter } from '#kit/resources/list-filters.ts';
import { createListing } from '#kit/resources/listing.ts';
import type { ListingSpec } from '#kit/resources/listing.ts';
import type { Services } from '#kit/services.ts';

const logProducts = ['all', ...bookedProducts] as const;
export interface LogFilters {
  product: (typeof logProducts)[number];
}

export const logListing: ListingSpec<PreferenceLogRow, LogFilters> = {
  filters: { product: choiceFilter(logProducts, 'all') },
  sorts: ['-at'],
  size: 20,
  idOf: ({ id }) => id,
};

export const createLog = (services: Services) => createListing(services, companyPreference.changes, logListing);
