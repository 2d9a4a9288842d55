import type { CaseBudget } from '#contract/approval.ts';
import type { LegEstimate } from '#contract/application-views.ts';
import { exceeds, overOf } from '#domain/application/over.ts';
import type { JudgedLeg } from '#domain/application/over.ts';
import { productsOf, totalOf } from '#domain/application/standing.ts';
import type { TripContent } from '#domain/application/schema.ts';
import { dayAt, daysBetween } from '#domain/china-time.ts';
import { fenOf } from '#domain/money.ts';
import type { Fen } from '#domain/money.ts';
import type { CaseFacts } from '#domain/process/schema.ts';
import { memberOf } from '../../ground/call.ts';
import type { Call, Database, Tx } from '../../ground/call.ts';
import type { StoredEstimate } from '../../ground/database/tables/tables-application.ts';
import { departmentBudgetOf, isAboveBudget } from '../../orders/budgets/department-budget.ts';
import { citiesIn, isAbroad } from './content.ts';

const fenOr = (yuan: string): Fen | null => (yuan ? fenOf(yuan) : null);

/** Estimates as a submission keeps them, with the products whose budget is above the standard. */
export const storedEstimate = (
  content: TripContent,
  legs: readonly LegEstimate[],
  judged: readonly JudgedLeg[],
): StoredEstimate => ({
  over: overOf(content, judged),
  legs: legs.map(({ legId, cheapest, cheapestTitle, median, subtotal, verdict, standard, limit }) => ({
    legId,
    cheapest: fenOr(cheapest),
    cheapestTitle,
    median: fenOr(median),
    subtotal: fenOr(subtotal),
    verdict,
    standard,
    limit: fenOr(limit),
  })),
});

/** An employee with travel level and departments, from their own up to the root. */
async function placeOf(tx: Database | Tx, companyId: number, employeeId: number) {
  const row = await tx
    .selectFrom('employees as e')
    .innerJoin('departments as d', 'd.id', 'e.department_id')
    .where('e.company_id', '=', companyId)
    .where('e.id', '=', employeeId)
    .select(['e.level_id', 'd.path'])
    .executeTakeFirst();
  return {
    level: String(row?.level_id ?? 0),
    departments: (row?.path ?? '').split('/').filter(Boolean).map(Number).toReversed(),
  };
}

/** The budget of the applicant's department before and after a trip; null: it has none. `before`: approved before a change, its budget is promised already. */
export function departmentOf(
  tx: Database | Tx,
  { content, before }: { content: TripContent; before?: TripContent | undefined },
  call: Call,
): Promise<CaseBudget | null> {
  const { creditMemberId: companyId, creditEmployeeId: employeeId } = memberOf(call);
  const asked = totalOf(content.budgets) - (before ? totalOf(before.budgets) : 0);
  return departmentBudgetOf(tx, { companyId, employeeId, asked }, content.from || dayAt(call.now()));
}

/** Facts that the process of trips decides by, of a submission and of the forecast before it. A change is decided by its new sum, so that no raise in slices gets around a condition. */
export async function caseFacts(
  tx: Database | Tx,
  {
    content,
    judged,
    before,
    department,
  }: {
    content: TripContent;
    judged: readonly JudgedLeg[];
    before?: TripContent | undefined;
    /** The budget of the department, where the caller has read it. */
    department?: CaseBudget | null;
  },
  call: Call,
): Promise<CaseFacts> {
  const { creditMemberId, creditEmployeeId } = memberOf(call);
  const over = overOf(content, judged);
  const isOver = exceeds(over, judged);
  return {
    kind: 'trip',
    applicant: creditEmployeeId,
    products: productsOf(content),
    verdict: isOver ? 'over' : 'ok',
    abroad: citiesIn(content).some(isAbroad),
    ...(await placeOf(tx, creditMemberId, creditEmployeeId)),
    costCenter: content.costCenter,
    external: content.travellers.some(({ kind }) => kind === 'external'),
    overBudget: isAboveBudget(
      department === undefined ? await departmentOf(tx, { content, before }, call) : department,
    ),
    total: totalOf(content.budgets),
    overBy: Object.values(over).reduce((sum, fen) => sum + fen, 0),
    days: content.from && content.to ? daysBetween(content.from, content.to) + 1 : 1,
    advance: content.from ? Math.max(0, daysBetween(dayAt(call.now()), content.from)) : 0,
    travellers: content.travellers.length,
    chosen: content.chosen ?? [],
  };
}
