import type { z } from 'zod';
import type { DepartmentBudgets } from '#contract/approval.ts';
import type { approvalSchemas } from '#contract/approval.schema.ts';
import type { Envelope } from '#contract/row.ts';
import { dayAt } from '#domain/china-time.ts';
import { fenOf, yuanOf } from '#domain/money.ts';
import { checkWarnings } from '#domain/budget/burn.ts';
import { quarterOf } from '#domain/report/quarter.ts';
import { badInput, memberOf, ok } from '../../ground/call.ts';
import type { Call, Database, Tx } from '../../ground/call.ts';
import { once } from '../../ground/once.ts';
import { departmentStandings, warningsOf } from '../../orders/budgets/department-budget.ts';
import { idsOfPath, inTreeOrder, isOfCompany } from '../org/org.ts';

type In = z.output<typeof approvalSchemas.saveBudget>;
type Warnings = z.output<typeof approvalSchemas.saveBudgetWarnings>;

async function budgetsOf(db: Database | Tx, companyId: number, now: number): Promise<DepartmentBudgets> {
  const departments = await db
    .selectFrom('departments')
    .where('company_id', '=', companyId)
    .orderBy('place')
    .orderBy('id')
    .select(['id', 'name', 'path', 'parent_id'])
    .execute();
  const names = new Map(departments.map((one) => [one.id, one.name]));
  const standings = await departmentStandings(db, companyId, dayAt(now));
  const { name: quarter, from, to } = quarterOf(dayAt(now));
  return {
    quarter,
    from,
    to,
    today: dayAt(now),
    warnings: await warningsOf(db, companyId),
    rows: inTreeOrder(departments).map(({ id, name, path }) => {
      const standing = standings.get(id);
      const own = standing?.departmentId === id ? standing : undefined;
      return {
        departmentId: id,
        name,
        depth: idsOfPath(path).length - 1,
        amount: own ? yuanOf(own.total) : '',
        used: own ? yuanOf(own.used) : '',
        reserved: own ? yuanOf(own.reserved) : '',
        countsIn: own || !standing ? '' : (names.get(standing.departmentId) ?? ''),
      };
    }),
  };
}

/** Travel budgets of the company's departments, with what is used of them. */
export const listBudgets = async (_: object, call: Call): Promise<Envelope<DepartmentBudgets>> =>
  ok(await budgetsOf(call.db, memberOf(call).creditMemberId, call.now()));

/** Sets the budget of a department for this and all later quarters, or takes it away. */
export const saveBudget = async (
  { requestId, departmentId, amount }: In,
  call: Call,
): Promise<Envelope<DepartmentBudgets>> =>
  await once(call, requestId, { departmentId, amount }, async (tx) => {
    const { creditMemberId: companyId, realName } = memberOf(call);
    if (!(await isOfCompany(tx, 'departments', companyId, departmentId)))
      return badInput('departmentId', '部门不存在，请刷新后重试');
    if (amount === '') await tx.deleteFrom('department_budgets').where('department_id', '=', departmentId).execute();
    else {
      const values = { amount: fenOf(amount), changed_at: call.now(), changed_by: realName };
      await tx
        .insertInto('department_budgets')
        .values({ department_id: departmentId, company_id: companyId, ...values })
        .onConflict((on) => on.column('department_id').doUpdateSet(values))
        .execute();
    }
    return ok(await budgetsOf(tx, companyId, call.now()), amount === '' ? '已取消部门预算' : '部门预算已保存');
  });

/** Sets the parts of all budgets from which on the company is warned. */
export const saveBudgetWarnings = async (
  { requestId, first, second }: Warnings,
  call: Call,
): Promise<Envelope<DepartmentBudgets>> =>
  await once(call, requestId, { first, second }, async (tx) => {
    const wrong = checkWarnings({ first, second });
    if (wrong) return badInput('second', wrong);
    const { creditMemberId: companyId, realName } = memberOf(call);
    const values = { first_percent: first, second_percent: second, changed_at: call.now(), changed_by: realName };
    await tx
      .insertInto('budget_warnings')
      .values({ company_id: companyId, ...values })
      .onConflict((on) => on.column('company_id').doUpdateSet(values))
      .execute();
    return ok(await budgetsOf(tx, companyId, call.now()), '提醒线与警戒线已保存');
  });
