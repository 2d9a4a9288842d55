import type { CaseBudget } from '#contract/approval.ts';
import { budgetStanding, warnPercent } from '#domain/application/standing.ts';
import { sumAmounts, yuanOf } from '#domain/money.ts';
import { policyProductNames } from '#domain/policy/schema.ts';
import type { Database, Tx } from '../../ground/call.ts';
import { useOf, usesOf } from './rows.ts';

/** The budget of the trip application that an order uses: without the order, and with it. Null: it uses none. */
export async function budgetOfOrder(db: Database | Tx, orderId: string): Promise<CaseBudget | null> {
  const own = await db
    .selectFrom('application_uses')
    .where('order_id', '=', orderId)
    .select(['application_id', 'product', 'amount'])
    .execute();
  const [first] = own;
  if (!first) return null;
  const application = await db
    .selectFrom('applications')
    .where('id', '=', first.application_id)
    .select(['id', 'no', 'content'])
    .executeTakeFirstOrThrow();
  const all = (await usesOf(db, [application.id])).get(application.id) ?? [];
  const others = all.filter((use) => use.order_id !== orderId).map(useOf);
  const { budget, used } = budgetStanding(application.content, others, first.product);
  return {
    name: `行程申请 ${application.no} · ${policyProductNames[first.product]}`,
    total: yuanOf(budget),
    used: yuanOf(used),
    asked: yuanOf(sumAmounts(own)),
    warnPercent,
  };
}
