import { computed, signal } from '@preact/signals-core';
import { companyBill, companyBillRowGroups, companyBillRowSorts } from '#contract/company-bill.ts';
import type { CompanyBillRows, CompanyBillRowView } from '#contract/company-bill.ts';
import { billColumnNames, usualBillColumns } from '#domain/company-bill/bill-columns.ts';
import type { BillColumnName } from '#domain/company-bill/bill-columns.ts';
import { billRowKinds } from '#domain/company-bill/bill-row.ts';
import type { BillRowKind } from '#domain/company-bill/bill-row.ts';
import { billSplits } from '#domain/company-bill/bill-sums.ts';
import type { BillSplit } from '#domain/company-bill/bill-sums.ts';
import { families } from '#domain/product/names.ts';
import type { Family } from '#domain/product/names.ts';
import { choiceFilter, textFilter } from '#kit/resources/list-filters.ts';
import type { Filter } from '#kit/resources/list-filters.ts';
import { createListing } from '#kit/resources/listing.ts';
import type { ListingSpec } from '#kit/resources/listing.ts';
import type { Services } from '#kit/services.ts';

export interface RowFilters {
  family: 'all' | Family;
  group: (typeof companyBillRowGroups)[number];
  kind: 'all' | BillRowKind;
  by: BillSplit | '';
  name: string;
  words: string;
}

/** A name of a split; "" is the rows without one. In the address it has a mark before it, so that "" can be written. */
const nameFilter: Filter<string> = {
  initial: '',
  read: (text) => text.replace(/\p{C}/gu, '').slice(0, 120),
  write: (value) => value,
};

/** Columns of the view, in the order of the table. */
export const shownColumns = (hidden: readonly string[]): BillColumnName[] =>
  ['at' as const, ...billColumnNames.filter((name) => name !== 'at')].filter(
    (name, at) => at === 0 || !hidden.includes(name),
  );

/** Columns of a file: on the screen and on paper the project stands below the cost centre, there by itself. */
export const fileColumns = (hidden: readonly string[]): BillColumnName[] =>
  shownColumns(hidden.includes('costCentre') ? hidden : hidden.filter((name) => name !== 'project'));

/** Rows of one bill. */
export const rowListing = (billId: number): ListingSpec<CompanyBillRowView, RowFilters, { billId: number }> => ({
  fixed: { billId },
  filters: {
    family: choiceFilter(['all', ...families], 'all'),
    group: choiceFilter(companyBillRowGroups, 'all'),
    kind: choiceFilter(['all', ...billRowKinds], 'all'),
    by: choiceFilter([...billSplits, ''], ''),
    name: nameFilter,
    words: textFilter(),
  },
  sorts: ['-at', ...companyBillRowSorts],
  size: 20,
  idOf: ({ no }) => String(no),
});

const usuallyHidden: readonly string[] = billColumnNames.filter((name) => !usualBillColumns.includes(name));
/** Hidden columns → those that differ from the usual ones, and back: the address and a saved view have these. */
const turned = (columns: readonly string[]): string[] => [
  ...usuallyHidden.filter((column) => !columns.includes(column)),
  ...columns.filter((column) => !usuallyHidden.includes(column)),
];

/** Shown when it has a sum, else as chosen. */
const payers: BillColumnName = 'otherPayers';
/** Parts of the amount: where they have no room, the explanation of the amount has them. */
const parts: readonly string[] = ['price', 'tax', 'fees', 'extras', payers];
/** The first column is always shown: its name among the hidden ones marks a choice that equals the usual columns. */
const chosenMark: BillColumnName = 'at';

export type RowsModel = ReturnType<typeof createRows>;

export function createRows(services: Services, billId: number) {
  const list = createListing<CompanyBillRowView, RowFilters, { billId: number }, CompanyBillRows>(
    services,
    companyBill.rows as never,
    rowListing(billId),
  );
  /** Without the part of other payers the columns of these rows do not add up to the amount. */
  const isForced = computed(() => (list.sums.value?.[payers] ?? '0') !== '0');
  const chosen = computed(() => turned(list.hidden.value).filter((name) => name !== payers || !isForced.value));
  const isTight = signal(false);
  const hidden = computed(() =>
    isTight.value && !list.hidden.value.length ? [...chosen.value, ...parts] : chosen.value,
  );
  return {
    ...list,
    /** Hidden in files and on paper, whose width is no screen's. */
    chosen,
    /** On the screen; a table without room for its usual columns leaves out the parts, until somebody chooses. */
    hidden,
    tighten: (on: boolean) => void (isTight.value = on),
    hide(columns: readonly string[]) {
      const isShownUnasked = isForced.peek() && !list.hidden.peek().includes(payers) && !hidden.peek().includes(payers);
      const changed = turned(isShownUnasked ? [...columns, payers] : columns);
      list.hide(isTight.peek() && !changed.length ? [chosenMark] : changed);
    },
  };
}
