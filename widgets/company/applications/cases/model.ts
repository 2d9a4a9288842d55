import { approval as calls, caseStates } from '#contract/approval.ts';
import type { AuditRow } from '#contract/approval.ts';
import { choiceFilter, daysFilter, textFilter } from '#kit/resources/list-filters.ts';
import type { Range } from '#kit/resources/list-filters.ts';
import { createListing } from '#kit/resources/listing.ts';
import type { ListingSpec } from '#kit/resources/listing.ts';
import { createResource } from '#kit/resources/resource.ts';
import type { Services } from '#kit/services.ts';
import type { ActTexts } from '#parts/application/words/act-texts.ts';
import { createUrge } from '#parts/application/acts.ts';

export const states = ['all', ...caseStates] as const;
export const kinds = ['all', 'order', 'change', 'refund'] as const;
const verdicts = ['all', 'ok', 'over'] as const;

export interface CaseFilters {
  state: (typeof states)[number];
  kind: (typeof kinds)[number];
  verdict: (typeof verdicts)[number];
  days: Range;
  keyword: string;
}

/** Own cases about orders, their changes and refunds. */
const mine = { box: 'mine', side: 'order' } as const;

const caseListing: ListingSpec<AuditRow, CaseFilters, typeof mine> = {
  fixed: mine,
  filters: {
    state: choiceFilter(states, 'all'),
    kind: choiceFilter(kinds, 'all'),
    verdict: choiceFilter(verdicts, 'all'),
    days: daysFilter(),
    keyword: textFilter(),
  },
  sorts: ['-opened'],
  size: 20,
  idOf: ({ no }) => no,
};

export function createCases(services: Services, texts: ActTexts) {
  const list = createListing(services, calls.list, caseListing);
  const urge = createUrge(services, texts, list.refresh);
  return {
    list,
    open: (no: string) => services.navigate('travel_applycation_detail_order', { no }),
    urge: (no: string) => void urge.run(no),
    dispose: () => list.dispose(),
  };
}

/** One case, by its number. */
export function createCasePage(services: Services, texts: ActTexts, caseNo: string) {
  const page = createResource(services, calls.detail, { caseNo }, { freshMs: 15_000 });
  const urge = createUrge(services, texts, () => page.load());
  void page.load();
  return {
    page,
    urging: urge.busy,
    urge: () => void urge.run(caseNo),
    back() {
      if (!services.back()) services.navigate('travel_application_order');
    },
    dispose: () => page.dispose(),
  };
}
