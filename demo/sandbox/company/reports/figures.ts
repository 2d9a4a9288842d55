import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { reportAmounts, reportCounts } from '#contract/report-form.ts';
import type { ReportAmount, ReportCount, ReportFigures } from '#contract/report-form.ts';
import { yuanOf } from '#domain/money.ts';
import type { ReportFigureColumns } from '../../ground/database/tables/tables-report.ts';

type Figure = ReportAmount | ReportCount;

/** Column of each figure. */
const columnOf: Readonly<Record<Figure, keyof ReportFigureColumns>> = {
  amount: 'amount',
  sales: 'sales',
  changes: 'changes',
  refunds: 'refunds',
  fare: 'fare',
  fullFare: 'full_fare',
  taxes: 'taxes',
  serviceFee: 'service_fee',
  insurance: 'insurance',
  overAmount: 'over_amount',
  missed: 'missed',
  changeCost: 'change_cost',
  refundCost: 'refund_cost',
  orders: 'orders',
  tickets: 'tickets',
  advanceDays: 'advance_days',
  checked: 'checked',
  over: 'over_tickets',
  missedTickets: 'missed_tickets',
  changedTickets: 'changed_tickets',
  refundedTickets: 'refunded_tickets',
};
export const figureColumns = Object.values(columnOf);

/** Sums of a group as the database has them: amounts in fen. */
export type Sums = Readonly<Record<keyof ReportFigureColumns, number>>;

export const noSums: Sums = Object.fromEntries(figureColumns.map((name) => [name, 0])) as unknown as Sums;

export const addSums = (a: Sums, b: Sums): Sums =>
  Object.fromEntries(figureColumns.map((name) => [name, a[name] + b[name]])) as unknown as Sums;

export const columnList = (prefix = ''): RawBuilder<unknown> =>
  sql.raw(figureColumns.map((name) => `${prefix}${name}`).join(', '));

/** `sum(amount)::bigint as amount, …` */
export const sumListOf = (prefix: string): RawBuilder<unknown> =>
  sql.raw(figureColumns.map((name) => `sum(${prefix}${name})::bigint as ${name}`).join(', '));
export const sumList = sumListOf('');

/** The columns of a row of sums as numbers: a driver may give texts. */
export const readSums = (row: Readonly<Record<string, unknown>>): Sums =>
  Object.fromEntries(figureColumns.map((name) => [name, Number(row[name] ?? 0)])) as unknown as Sums;

export const figuresOf = (sums: Sums): ReportFigures =>
  ({
    ...Object.fromEntries(reportAmounts.map((name) => [name, yuanOf(sums[columnOf[name]])])),
    ...Object.fromEntries(reportCounts.map((name) => [name, sums[columnOf[name]]])),
  }) as unknown as ReportFigures;
