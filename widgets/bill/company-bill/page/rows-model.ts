import { computed } from '@preact/signals-core';
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

export type RowsModel = ReturnType<typeof createRows>;

export function createRows(services: Services, billId: number) {
  const list = createListing<CompanyBillRowView, RowFilters, { billId: number }, CompanyBillRows>(
    services,
    companyBill.rows as never,
    rowListing(billId),
  );
  /** Without the part of other payers the columns of these rows do not add up to the amount. */
  const isForced = computed(() => (list.sums.value?.[payers] ?? '0') !== '0');
  return {
    ...list,
    hidden: computed(() => turned(list.hidden.value).filter((name) => name !== payers || !isForced.value)),
    hide(columns: readonly string[]) {
      const isChosen = list.hidden.peek().includes(payers);
      list.hide(turned(isForced.peek() && !isChosen ? [...columns, payers] : columns));
    },
  };
}
