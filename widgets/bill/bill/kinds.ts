import type { BillKind } from '#contract/bill.ts';
import type { RouteName } from '#routes/names.ts';
import type { ColumnName } from './columns.tsx';
import type { BillFilters } from './model.ts';

export interface BillPreset {
  filters: readonly (keyof BillFilters)[];
  columns: readonly ColumnName[];
  /** Figures above the rows: their number, and sums over all pages. */
  figures: readonly ('count' | 'out' | 'in' | 'recharged')[];
  /** The bill that the head of a page leads to, by the route of that page: each frame has its own. */
  other: { kind: BillKind; from: Readonly<Record<string, RouteName>> };
}

/** A new kind of bill is a row here. */
export const kinds: Readonly<Record<BillKind, BillPreset>> = {
  transaction: {
    filters: ['days', 'type', 'channel', 'words'],
    columns: ['at', 'type', 'about', 'channel', 'amount', 'balance', 'state'],
    figures: ['count', 'out', 'in'],
    other: { kind: 'recharge', from: { transaction_bill: 'recharge_bill', bill_transactionBill: 'bill_rechargeBill' } },
  },
  recharge: {
    filters: ['days', 'channel', 'words'],
    columns: ['at', 'about', 'channel', 'amount', 'balance', 'state'],
    figures: ['count', 'recharged'],
    other: {
      kind: 'transaction',
      from: { recharge_bill: 'transaction_bill', bill_rechargeBill: 'bill_transactionBill' },
    },
  },
};
