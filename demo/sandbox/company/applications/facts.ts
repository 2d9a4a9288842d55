import type { LegEstimate } from '#contract/application-views.ts';
import { productsOf, totalOf } from '#domain/application/standing.ts';
import type { TripContent, TripProduct } from '#domain/application/schema.ts';
import { dayAt, daysBetween } from '#domain/china-time.ts';
import { fenOf } from '#domain/money.ts';
import type { Fen } from '#domain/money.ts';
import type { CaseFacts } from '#domain/process/schema.ts';
import { memberOf } from '../../ground/call.ts';
import type { Call, Database, Tx } from '../../ground/call.ts';
import type { StoredEstimate } from '../../ground/database/tables/tables-application.ts';
import { citiesIn, isAbroad } from './content.ts';

const fenOr = (yuan: string): Fen | null => (yuan ? fenOf(yuan) : null);

/** Estimates as a submission keeps them, with the products whose budget is above the standard. */
export function storedEstimate(content: TripContent, legs: readonly LegEstimate[]): StoredEstimate {
  const over: StoredEstimate['over'] = {};
  for (const product of productsOf(content)) {
    const own = content.legs.filter((leg) => leg.product === product);
    const limits = own.map(({ legId }) => {
      const found = legs.find((one) => one.legId === legId);
      return found?.limit ? fenOf(found.limit) * found.units : null;
    });
    const limit = limits.reduce<Fen | null>((sum, one) => (sum === null || one === null ? null : sum + one), 0);
    const above = own.length && limit !== null ? (content.budgets[product] ?? 0) - limit : 0;
    if (above > 0) over[product as TripProduct] = above;
  }
  return {
    over,
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
  };
}

/** An employee with his level and his departments up to the root. */
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

/** Facts that the process of trips decides by; `total`: the sum that is asked for, of a change the increase. */
export async function caseFacts(
  tx: Database | Tx,
  {
    content,
    estimate,
    total = totalOf(content.budgets),
    chosen,
  }: { content: TripContent; estimate: StoredEstimate; total?: Fen; chosen: readonly number[] },
  call: Call,
): Promise<CaseFacts> {
  const { creditMemberId, creditEmployeeId } = memberOf(call);
  const overBy = Object.values(estimate.over).reduce((sum, fen) => sum + fen, 0);
  const isOver = overBy > 0 || content.overReason !== '' || estimate.legs.some(({ verdict }) => verdict === 'over');
  return {
    kind: 'trip',
    applicant: creditEmployeeId,
    products: productsOf(content),
    verdict: isOver ? 'over' : 'ok',
    abroad: citiesIn(content).some(isAbroad),
    ...(await placeOf(tx, creditMemberId, creditEmployeeId)),
    costCenter: content.costCenter,
    external: content.travellers.some(({ kind }) => kind === 'external'),
    overBudget: false,
    total: Math.max(0, total),
    overBy,
    days: content.from && content.to ? daysBetween(content.from, content.to) + 1 : 1,
    advance: content.from ? Math.max(0, daysBetween(dayAt(call.now()), content.from)) : 0,
    travellers: content.travellers.length,
    chosen,
  };
}
