import { sql } from 'kysely';
import type { RawBuilder, SqlBool } from 'kysely';
import type { z } from 'zod';
import { reportFilters } from '#contract/report-form.ts';
import type { ReportDays, ReportDimension, ReportFilter, ReportProduct } from '#contract/report-form.ts';
import type { reportFormSchemas } from '#contract/report-form.schema.ts';
import type { Envelope } from '#contract/row.ts';
import { checkReportDays, wholeMonths } from '#domain/report/periods.ts';
import { apps } from '../../ground/apps.ts';
import { badInput } from '../../ground/call.ts';
import type { Member } from '../../ground/call.ts';
import { onDays } from '../../ground/lists/on-days.ts';
import { columnList } from './figures.ts';

/** Column of each dimension that a filter may name. */
export const dimensionColumns = {
  department: 'department',
  employee: 'employee',
  costCenter: 'cost_center',
  route: 'route',
  airline: 'airline',
  cabin: 'cabin',
  advance: 'advance',
  standard: 'standard',
  reason: 'reason',
  travelType: 'travel_type',
  payer: 'payer',
  project: 'project',
  traveller: 'traveller',
  city: 'city',
} as const satisfies Record<ReportFilter, string>;

type ReportWhere = z.output<typeof reportFormSchemas.query>['where'];

export interface ReportInput {
  product: ReportProduct;
  days: ReportDays;
  where: ReportWhere;
}

/** The rows that a report covers. The company's account reads its company's events, as its bill on every site; an employee their own on this one. */
export interface Scope {
  appIds: readonly string[];
  memberId: string;
  companyId: string | null;
  product: ReportProduct;
  where: ReportWhere;
}

export const scopeOf = (
  { appId, memberId, level, creditMemberId }: Member,
  { product, where }: ReportInput,
): Scope => ({
  appIds: level === '70' ? [...apps.keys()] : [appId],
  memberId,
  companyId: level === '70' ? String(creditMemberId) : null,
  product,
  where,
});

export function refusedDays({ days }: ReportInput): Envelope<never> | undefined {
  const message = checkReportDays(days);
  return message ? badInput('days', message) : undefined;
}

export const isFilter = (dimension: ReportDimension): dimension is ReportFilter =>
  Object.hasOwn(dimensionColumns, dimension);

const wanted = (where: ReportWhere): [ReportFilter, string[]][] =>
  reportFilters.flatMap((name) => {
    const keys = where[name];
    return keys?.length ? [[name, keys] as [ReportFilter, string[]]] : [];
  });

const all = (conditions: readonly RawBuilder<SqlBool>[]): RawBuilder<SqlBool> =>
  sql`${sql.join(conditions, sql` and `)}`;

/** Conditions for events of the scope, of any day. */
export function eventConditions({ appIds, memberId, companyId, product, where }: Scope): RawBuilder<SqlBool>[] {
  return [
    companyId === null ? sql<SqlBool>`e.member_id = ${memberId}` : sql<SqlBool>`e.company_id = ${companyId}`,
    sql<SqlBool>`e.app_id = any(${appIds}::text[])`,
    sql<SqlBool>`e.product = ${product}`,
    ...wanted(where).map(([name, keys]) => sql<SqlBool>`e.${sql.ref(dimensionColumns[name])} = any(${keys}::text[])`),
  ];
}

/** Of an order with several travellers each has a part: only those who ask for travellers read the parts. */
export const eventTable = ({ where }: Pick<Scope, 'where'>, dimensions: readonly ReportFilter[] = []) =>
  where.traveller?.length || dimensions.includes('traveller') ? 'report_shares' : 'report_events';

/** A company's sums of days answer for one dimension at a time. */
export const isSummedBy = ({ companyId, where }: Scope, dimensions: readonly ReportFilter[]): boolean =>
  companyId !== null && new Set([...dimensions, ...wanted(where).map(([name]) => name)]).size < 2;

/** Dimension under which the sums of months stand, beside those of days. */
export const ofMonths = (dimension: string): string => `${dimension}/month`;

/**
 * Rows `day, value_0, value_1 …, figures` for these dimensions. A company's sums answer where one dimension is asked
 * for, together with the events that are not in them yet; two or more are read from the events. `by` month: whole
 * months may stand as one row each, with the month as their day.
 */
export function factsOf(
  scope: Scope,
  dimensions: readonly ReportFilter[],
  { from, to }: ReportDays,
  by: 'day' | 'month',
): RawBuilder<unknown> {
  const filters = wanted(scope.where);
  const columns = (prefix: string) =>
    sql.join([
      sql.ref(`${prefix}.day`),
      ...dimensions.map(
        (name, at) => sql`${sql.ref(`${prefix}.${dimensionColumns[name]}`)} as ${sql.ref(`value_${at}`)}`,
      ),
      columnList(`${prefix}.`),
    ]);
  const events = (more: readonly RawBuilder<SqlBool>[]) =>
    sql`select ${columns('e')} from ${sql.table(eventTable(scope, dimensions))} e where ${all([...eventConditions(scope), ...onDays(sql.ref('e.at'), { from, to }), ...more])}`;
  if (!isSummedBy(scope, dimensions)) return events([]);
  const [only = ''] = [...dimensions, ...filters.map(([name]) => name)];
  const values = sql.join([
    sql.ref('d.day'),
    ...dimensions.map((_, at) => sql`d.value as ${sql.ref(`value_${at}`)}`),
    columnList('d.'),
  ]);
  const sums = (dimension: string, range: ReportDays) =>
    sql`select ${values} from report_days d where ${all([
      sql`d.company_id = ${scope.companyId}`,
      sql`d.app_id = any(${scope.appIds}::text[])`,
      sql`d.product = ${scope.product}`,
      sql`d.dimension = ${dimension}`,
      sql`d.day between ${range.from} and ${range.to}`,
      ...filters.map(([, keys]) => sql<SqlBool>`d.value = any(${keys}::text[])`),
    ])}`;
  const { months, around } = by === 'month' ? wholeMonths({ from, to }) : { months: null, around: [{ from, to }] };
  return sql.join(
    [
      ...(months ? [sums(ofMonths(only), months)] : []),
      ...around.map((range) => sums(only, range)),
      events([sql`not e.is_summed`]),
    ],
    sql` union all `,
  );
}
