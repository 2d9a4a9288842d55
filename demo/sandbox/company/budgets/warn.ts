import { sql } from 'kysely';
import { reachedLevel } from '#domain/budget/burn.ts';
import { dayAt } from '#domain/china-time.ts';
import { showSigned } from '#domain/money.ts';
import { quarterOf } from '#domain/report/quarter.ts';
import { ofCompany } from '../../ground/account-clock.ts';
import type { ClockOwner } from '../../ground/account-clock.ts';
import type { Database, Tx } from '../../ground/call.ts';
import { departmentStandings, warningsOf } from '../../orders/budgets/department-budget.ts';
import { tellCompany } from '../bills/tell.ts';

/** The budgets of a company are looked at so often: each look reads its payments of the quarter. */
const everyMs = 60_000;

const names = { first: '提醒线', second: '警戒线' } as const;

/** Tells companies of budgets that have reached a warning level, once for each level and quarter. Several processes may run it at once. */
export async function warnBudgets(db: Database, now: number, owner?: ClockOwner): Promise<void> {
  const due = await db
    .selectFrom('department_budgets as b')
    .leftJoin('budget_checks as c', 'c.company_id', 'b.company_id')
    .where(({ eb, fn }) => eb(fn.coalesce('c.next_at', sql<number>`0`), '<=', now))
    .where(ofCompany(owner, 'b.company_id'))
    .select('b.company_id')
    .distinct()
    .execute();
  for (const { company_id: companyId } of due)
    await db.transaction().execute(async (tx) => {
      const taken = await tx
        .insertInto('budget_checks')
        .values({ company_id: companyId, next_at: now + everyMs })
        .onConflict((on) =>
          on
            .column('company_id')
            .doUpdateSet({ next_at: now + everyMs })
            .where('budget_checks.next_at', '<=', now),
        )
        .returning('company_id')
        .executeTakeFirst();
      if (taken) await warn(tx, companyId, now);
    });
}

async function warn(tx: Tx, companyId: number, now: number): Promise<void> {
  const quarter = quarterOf(dayAt(now)).name;
  const warnings = await warningsOf(tx, companyId);
  const standings = await departmentStandings(tx, companyId, dayAt(now));
  for (const [id, { departmentId, name, total, used }] of standings) {
    const level = id === departmentId && used > 0 && reachedLevel({ total, used }, warnings);
    if (!level) continue;
    // The second level has passed the first one, of which nothing is said any more.
    const reached = level === 'second' ? (['first', 'second'] as const) : (['first'] as const);
    const fresh = await tx
      .insertInto('budget_alarms')
      .values(reached.map((one) => ({ department_id: departmentId, quarter, level: one, at: now })))
      .onConflict((on) => on.doNothing())
      .returning('level')
      .execute();
    if (fresh.some((one) => one.level === level))
      await tellCompany(tx, companyId, now, {
        kind: 'budget',
        title: `${name}预算已达到${names[level]} ${warnings[level]}%`,
        body: `预算 ${showSigned(total, true)}，已用与预占 ${showSigned(used, true)}${used > total ? `，超出 ${showSigned(used - total, true)}` : `，剩余 ${showSigned(total - used, true)}`}`,
      });
  }
}
