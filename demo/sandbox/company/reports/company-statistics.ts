import { sql } from 'kysely';
import type { CompanyStatistics } from '#contract/report-form.ts';
import type { Envelope } from '#contract/row.ts';
import { dayAt, momentAt } from '#domain/china-time.ts';
import { yuanOf } from '#domain/money.ts';
import type { Fen } from '#domain/money.ts';
import { families } from '#domain/product/names.ts';
import { monthToDay } from '#domain/report/periods.ts';
import { apps } from '../../ground/apps.ts';
import { memberOf, ok } from '../../ground/call.ts';
import type { Call } from '../../ground/call.ts';
import { onDays } from '../../ground/lists/on-days.ts';
import { addSums, figuresOf, noSums } from './figures.ts';
import type { Sums } from './figures.ts';
import { namesFor } from './labels.ts';
import { readParts, topOf, total, viewGroup } from './overview.ts';
import { scopeOf } from './scope.ts';

const departmentCount = 5;

/** The figures that the reports of all products have for the same days; the row lets only the company's account ask. */
export async function companyStatistics(_input: object, call: Call): Promise<Envelope<CompanyStatistics>> {
  const now = call.now();
  const { period, compared } = monthToDay(dayAt(now));
  let [sum, before] = [noSums, noSums];
  const byDepartment = new Map<string, { key: string; now: Sums; before: Sums }>();
  const products: CompanyStatistics['products'] = [];
  for (const product of families) {
    const scope = scopeOf(memberOf(call), { product, days: period, where: {} });
    const parts = await readParts(call.db, scope, period, compared);
    const days = parts.get('') ?? [];
    const own = { now: total(days, 'now'), before: total(days, 'before') };
    [sum, before] = [addSums(sum, own.now), addSums(before, own.before)];
    products.push({ product, figures: figuresOf(own.now), before: figuresOf(own.before) });
    for (const group of parts.get('department') ?? []) {
      const known = byDepartment.get(group.key) ?? { key: group.key, now: noSums, before: noSums };
      byDepartment.set(group.key, {
        key: group.key,
        now: addSums(known.now, group.now),
        before: addSums(known.before, group.before),
      });
    }
  }
  const departments = topOf([...byDepartment.values()], 'department').slice(0, departmentCount);
  const { creditMemberId } = memberOf(call);
  const { rows: paid } = await sql<{ amount: Fen }>`
    select coalesce(sum(e.amount), 0)::bigint as amount from report_events e
    where e.company_id = ${String(creditMemberId)} and e.app_id = any(${[...apps.keys()]}::text[]) and e.payer = 'personal'
      and ${sql.join(onDays(sql.ref('e.at'), period), sql` and `)}`.execute(call.db);
  const nameOf = await namesFor(call.db, { department: departments.map(({ key }) => key) });
  return ok({
    asOf: momentAt(now),
    period,
    compared,
    figures: figuresOf(sum),
    before: figuresOf(before),
    products,
    personal: yuanOf(Number(paid[0]?.amount ?? 0)),
    departments: departments.map((group) => viewGroup(group, 'department', nameOf, true)),
  });
}
