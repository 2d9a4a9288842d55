import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { z } from 'zod';
import { reportTops } from '#contract/report-form.ts';
import type {
  ReportDays,
  ReportDrivers,
  ReportOverview,
  ReportPeriod,
  ReportPoint,
  ReportProduct,
  ReportTop,
} from '#contract/report-form.ts';
import type { reportFormSchemas } from '#contract/report-form.schema.ts';
import type { Envelope } from '#contract/row.ts';
import { momentAt } from '#domain/china-time.ts';
import { yuanOf } from '#domain/money.ts';
import { unitOf } from '#domain/product/products.ts';
import { driversOf } from '#domain/report/drivers.ts';
import { comparedDays, periodName, periodOf, periodsIn } from '#domain/report/periods.ts';
import { memberOf, ok } from '../../ground/call.ts';
import type { Call, Database } from '../../ground/call.ts';
import { addSums, figuresOf, noSums, readSums, sumList } from './figures.ts';
import type { Sums } from './figures.ts';
import { keyed, namesFor } from './labels.ts';
import type { NameOf } from './labels.ts';
import { readOptions } from './options.ts';
import { factsOf, isSummedBy, refusedDays, scopeOf } from './scope.ts';
import type { Scope } from './scope.ts';

const topCount = 10;

/** A value of a dimension in the period, and in the compared one. */
interface Group {
  key: string;
  now: Sums;
  before: Sums;
}

/** Sums by day, or by the value of a dimension. */
interface Row extends Readonly<Record<string, unknown>> {
  part: '' | ReportTop;
  key: string;
}

const parts = ['', ...reportTops] as const;

/** The days and every top dimension in one statement: of the sums of days each part reads its own, of events all parts are read at once. */
function partsOf(scope: Scope, days: ReportDays): RawBuilder<Row> {
  if (!reportTops.every((top) => isSummedBy(scope, [top]))) {
    const keys = ['day', ...reportTops.map((_, at) => `value_${at}`)].map((name) => sql.ref(name));
    const part = sql.join(
      keys.map((key, at) => sql`when grouping(${key}) = 0 then ${sql.lit(parts[at])}`),
      sql` `,
    );
    return sql`select case ${part} end as part, coalesce(${sql.join(keys)}) as key, ${sumList}
      from (${factsOf(scope, reportTops, days, 'day')}) as facts
      group by grouping sets (${sql.join(keys.map((key) => sql`(${key})`))})`;
  }
  const selects = parts.map((part) =>
    part
      ? sql`select ${sql.lit(part)} as part, value_0 as key, ${sumList} from (${factsOf(scope, [part], days, 'month')}) as facts group by value_0`
      : sql`select '' as part, day as key, ${sumList} from (${factsOf(scope, [], days, 'day')}) as facts group by day`,
  );
  return sql`${sql.join(selects, sql` union all `)}`;
}

export async function readParts(
  db: Database,
  scope: Scope,
  now: ReportDays,
  before: ReportDays | null,
): Promise<Map<string, Group[]>> {
  const groups = new Map<string, Map<string, Group>>();
  for (const [side, days] of [
    ['now', now],
    ['before', before],
  ] as const) {
    if (!days) continue;
    for (const row of (await partsOf(scope, days).execute(db)).rows) {
      const part = groups.get(row.part) ?? new Map<string, Group>();
      groups.set(row.part, part);
      const group = part.get(row.key) ?? { key: row.key, now: noSums, before: noSums };
      part.set(row.key, { ...group, [side]: readSums(row) });
    }
  }
  return new Map([...groups].map(([part, found]) => [part, [...found.values()]]));
}

function seriesOf(days: readonly Group[], period: ReportDays, by: ReportPeriod, side: 'now' | 'before'): ReportPoint[] {
  const sums = new Map<string, Sums>();
  for (const day of days) {
    const key = periodOf(day.key, by);
    sums.set(key, addSums(sums.get(key) ?? noSums, day[side]));
  }
  return periodsIn(period, by).map((key) => ({
    key,
    name: periodName(key, by),
    figures: figuresOf(sums.get(key) ?? noSums),
  }));
}

export const total = (groups: readonly Group[], side: 'now' | 'before'): Sums =>
  groups.reduce((sum, group) => addSums(sum, group[side]), noSums);

/** Of flights what they were sold for, of stays the rooms alone: what a cancelled stay costs is no price of a night. */
function driversBy(routes: readonly Group[], product: ReportProduct): ReportDrivers {
  const money = unitOf(product) === 'night' ? 'fare' : 'sales';
  const found = driversOf(
    routes.map(({ now, before }) => ({
      tickets: now.tickets,
      sales: now[money],
      ticketsBefore: before.tickets,
      salesBefore: before[money],
    })),
  );
  return {
    from: yuanOf(found.from),
    to: yuanOf(found.to),
    volume: yuanOf(found.volume),
    price: yuanOf(found.price),
    mix: yuanOf(found.mix),
  };
}

export const topOf = (groups: readonly Group[], top: ReportTop): Group[] =>
  groups
    .filter(({ now, before }) =>
      top === 'reason' ? now.over_tickets > 0 : now.tickets > 0 || now.amount !== 0 || before.amount !== 0,
    )
    .toSorted((a, b) => b.now.amount - a.now.amount || (a.key < b.key ? -1 : 1))
    .slice(0, topCount);

export async function queryReport(
  input: z.output<typeof reportFormSchemas.query>,
  call: Call,
): Promise<Envelope<ReportOverview>> {
  const refused = refusedDays(input);
  if (refused) return refused;
  const member = memberOf(call);
  const scope = scopeOf(member, input);
  const compared = comparedDays(input.days, input.compare);
  const parts = await readParts(call.db, scope, input.days, compared);
  const of = (part: string): Group[] => parts.get(part) ?? [];
  const tops = reportTops.map((top) => [top, topOf(of(top), top)] as const);
  const nameOf = await namesFor(call.db, {
    department: of('department').map(({ key }) => key),
    employee: tops.flatMap(([top, groups]) => (top === 'employee' ? groups.map(({ key }) => key) : [])),
  });
  const days = of('');
  return ok({
    asOf: momentAt(call.now()),
    period: input.days,
    compared,
    figures: figuresOf(total(days, 'now')),
    before: compared && figuresOf(total(days, 'before')),
    series: seriesOf(days, input.days, input.by, 'now'),
    seriesBefore: compared ? seriesOf(days, compared, input.by, 'before') : [],
    tops: Object.fromEntries(
      tops.map(([top, groups]) => [top, groups.map((group) => viewGroup(group, top, nameOf, compared !== null))]),
    ) as unknown as ReportOverview['tops'],
    drivers: compared && driversBy(of('route'), input.product),
    options: await readOptions(call.db, member),
  });
}

export const viewGroup = ({ key, now, before }: Group, top: ReportTop, nameOf: NameOf, isCompared: boolean) => ({
  ...keyed(nameOf, top, key),
  figures: figuresOf(now),
  before: isCompared ? figuresOf(before) : null,
});
