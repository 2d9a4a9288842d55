import { approval as calls } from '#contract/approval.ts';
import type { AuditBox, AuditRow } from '#contract/approval.ts';
import { choiceFilter, daysFilter, textFilter } from '#kit/resources/list-filters.ts';
import type { Range } from '#kit/resources/list-filters.ts';
import { createListing } from '#kit/resources/listing.ts';
import type { ListingSpec } from '#kit/resources/listing.ts';
import { createResource } from '#kit/resources/resource.ts';
import type { Services } from '#kit/services.ts';
import { auditCounts } from '#parts/process/audit-counts.ts';

export type Side = 'trip' | 'order' | 'all';
export const kinds = ['all', 'trip', 'order', 'change', 'refund'] as const;
export const states = ['all', 'running', 'late', 'agreed', 'refused', 'withdrawn', 'expired'] as const;
export const verdicts = ['all', 'ok', 'over'] as const;

export interface AuditFilters {
  kind: (typeof kinds)[number];
  state: (typeof states)[number];
  verdict: (typeof verdicts)[number];
  keyword: string;
  days: Range;
}

/** Cases that lapse first, else the newest. */
const firstSorts: Readonly<Record<AuditBox, string>> = {
  todo: 'lapses',
  done: '-closed',
  copied: '-at',
  mine: '-opened',
};

export const auditListing = (
  box: AuditBox,
  side: Side,
  isCompany = false,
): ListingSpec<AuditRow, AuditFilters, { box: AuditBox; side: Side }> => ({
  fixed: { box, side },
  filters: {
    kind: choiceFilter(kinds, 'all'),
    state: choiceFilter(states, 'all'),
    verdict: choiceFilter(verdicts, 'all'),
    keyword: textFilter(),
    days: daysFilter(),
  },
  // Of the whole company those come first whose time is over, then by their ends.
  sorts: [box === 'mine' && isCompany ? 'due' : firstSorts[box], '-total'],
  size: 20,
  idOf: ({ no }) => no,
});

export function createAudit(services: Services, box: AuditBox, side: Side, isCompany: boolean) {
  const list = createListing(services, calls.list, auditListing(box, side, isCompany));
  const counts = auditCounts(services);
  /** Of this box, by state. */
  const byState = createResource(services, calls.counts, { box, side });
  if (box !== 'todo') void byState.load();
  return {
    list,
    counts,
    byState,
    /** After decisions. */
    settle() {
      list.unselect();
      return Promise.all([list.refresh(), counts.load(), box !== 'todo' && byState.load()]);
    },
    dispose() {
      list.dispose();
      counts.dispose();
      byState.dispose();
    },
  };
}
