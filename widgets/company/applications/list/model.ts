import { application as calls } from '#contract/application.ts';
import type { ApplicationCounts, ApplicationRow } from '#contract/application-views.ts';
import type { Page } from '#contract/page.ts';
import { tripTypes } from '#domain/application/schema.ts';
import { policyProducts } from '#domain/policy/schema.ts';
import { choiceFilter, daysFilter, textFilter } from '#kit/resources/list-filters.ts';
import type { Range } from '#kit/resources/list-filters.ts';
import { createListing } from '#kit/resources/listing.ts';
import type { ListingSpec } from '#kit/resources/listing.ts';
import type { Services } from '#kit/services.ts';
import type { ActTexts } from '#parts/application/words/act-texts.ts';
import { createClose, createRemove, createUrge, createWithdraw, openCopy, openForm } from '#parts/application/acts.ts';

export const states = ['all', '0', '1', '2', '3', '4', '5', '6', '7'] as const;
const products = ['all', ...policyProducts] as const;
const types = ['all', ...tripTypes] as const;

export interface TripFilters {
  state: (typeof states)[number];
  product: (typeof products)[number];
  tripType: (typeof types)[number];
  days: Range;
  keyword: string;
}

export const tripListing: ListingSpec<ApplicationRow, TripFilters> = {
  filters: {
    state: choiceFilter(states, 'all'),
    product: choiceFilter(products, 'all'),
    tripType: choiceFilter(types, 'all'),
    days: daysFilter(),
    keyword: textFilter(),
  },
  sorts: ['-updated', '-from'],
  size: 20,
  idOf: ({ applicationId }) => applicationId,
};

type TripPage = Page<ApplicationRow> & { counts: ApplicationCounts };

export function createTrips(services: Services, texts: ActTexts) {
  const list = createListing<ApplicationRow, TripFilters, object, TripPage>(services, calls.list, tripListing);
  const withdraw = createWithdraw(services, texts, list.refresh);
  const remove = createRemove(services, texts, list.refresh);
  const close = createClose(services, texts, list.refresh);
  const urge = createUrge(services, texts, list.refresh);
  return {
    list,
    withdraw: (one: ApplicationRow) => void withdraw.run({ ...one, isChange: one.change !== '' }),
    remove: (one: ApplicationRow) => void remove.run({ ...one, isChange: one.change !== '' }),
    close: (one: ApplicationRow) => void close.run(one),
    modify: (one: ApplicationRow) => openForm(services, one.applicationId),
    copy: (one: ApplicationRow) => openCopy(services, one.applicationId),
    /** The rows do not know the case that decides them. */
    async urge({ applicationId }: ApplicationRow): Promise<void> {
      const outcome = await services.api.send(calls.detail, { applicationId });
      if (outcome.ok && outcome.data.caseNo) await urge.run(outcome.data.caseNo);
    },
    dispose: () => list.dispose(),
  };
}
