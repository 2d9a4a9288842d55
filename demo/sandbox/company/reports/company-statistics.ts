import type { CompanyStatistics } from '#contract/report-form.ts';
import type { Envelope } from '#contract/row.ts';
import { dayAt, momentAt } from '#domain/china-time.ts';
import { monthToDay } from '#domain/report/periods.ts';
import { memberOf, ok } from '../../ground/call.ts';
import type { Call } from '../../ground/call.ts';
import { figuresOf } from './figures.ts';
import { namesFor } from './labels.ts';
import { readParts, topOf, total, viewGroup } from './overview.ts';
import { scopeOf } from './scope.ts';

const departmentCount = 5;

/** The figures that the reports have for the same days; the row lets only the company's account ask. */
export async function companyStatistics(_input: object, call: Call): Promise<Envelope<CompanyStatistics>> {
  const now = call.now();
  const { period, compared } = monthToDay(dayAt(now));
  const scope = scopeOf(memberOf(call), { product: 'air', days: period, where: {} });
  const parts = await readParts(call.db, scope, period, compared);
  const days = parts.get('') ?? [];
  const departments = topOf(parts.get('department') ?? [], 'department').slice(0, departmentCount);
  const nameOf = await namesFor(call.db, { department: departments.map(({ key }) => key) });
  return ok({
    asOf: momentAt(now),
    period,
    compared,
    figures: figuresOf(total(days, 'now')),
    before: figuresOf(total(days, 'before')),
    departments: departments.map((group) => viewGroup(group, 'department', nameOf, true)),
  });
}
