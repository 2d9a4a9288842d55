import { addMonths } from '../spans.ts';
import type { Day } from '../china-time.ts';

/** Columns of the transaction bill that a company may leave out; a movement says nothing without the others. */
export const billSettingColumns = ['channel', 'balance', 'state'] as const;
export type BillSettingColumn = (typeof billSettingColumns)[number];

/** Days that the bill begins with. */
export const billSettingPeriods = ['all', 'month', 'quarter', 'year'] as const;
export type BillSettingPeriod = (typeof billSettingPeriods)[number];

export interface BillSettings {
  /** Shown beside the columns that every bill has. */
  columns: BillSettingColumn[];
  period: BillSettingPeriod;
}

/** Of a company that has set nothing, and of members without a company. */
export const usualBillSettings: BillSettings = { columns: [...billSettingColumns], period: 'all' };

/** The days of a period; its end stays open. A quarter is this month and the two before it. */
export function daysOfSetting(period: BillSettingPeriod, today: Day): { from: Day | ''; to: Day | '' } {
  const month = today.slice(0, 7);
  const from = {
    all: '',
    month: `${month}-01`,
    quarter: `${addMonths(month, -2)}-01`,
    year: `${month.slice(0, 4)}-01-01`,
  };
  return { from: from[period], to: '' };
}

/** Those of the columns that the settings show. */
export const shownBySettings = <T extends string>(
  columns: readonly T[],
  settings: Pick<BillSettings, 'columns'>,
): T[] =>
  columns.filter(
    (column) => !billSettingColumns.some((name) => name === column) || settings.columns.some((name) => name === column),
  );
