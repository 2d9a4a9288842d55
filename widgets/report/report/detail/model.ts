import { reportEventTypes, reportForm, reportProducts } from '#contract/report-form.ts';
import type { ReportEvent, ReportEventType, ReportProduct } from '#contract/report-form.ts';
import { choiceFilter, daysFilter, textFilter } from '#kit/resources/list-filters.ts';
import type { Range } from '#kit/resources/list-filters.ts';
import { createListing } from '#kit/resources/listing.ts';
import type { ListingSpec } from '#kit/resources/listing.ts';
import type { Services } from '#kit/services.ts';
import { firstDays } from '../model.ts';
import { whereFilter } from '../where.ts';
import type { Where } from '../where.ts';

export interface DetailFilters {
  product: ReportProduct;
  days: Range;
  type: ReportEventType | 'all';
  words: string;
  where: Where;
}

/** Sent where the address has nothing else. */
export type DetailFixed = Pick<DetailFilters, 'product' | 'days'>;

/** The events behind a report. */
export const detailListing = (
  product: ReportProduct,
  today: string,
): ListingSpec<ReportEvent, DetailFilters, DetailFixed> => ({
  fixed: { product, days: firstDays(today) },
  filters: {
    product: choiceFilter(reportProducts, product),
    days: { ...daysFilter(), initial: firstDays(today) },
    type: choiceFilter(['all', ...reportEventTypes], 'all'),
    words: textFilter(),
    where: whereFilter(),
  },
  sorts: ['-at', '-amount'],
  size: 20,
  idOf: ({ id }) => id,
});

export const createDetail = (services: Services, product: ReportProduct) =>
  createListing(services, reportForm.detail, detailListing(product, services.clock.today()));
