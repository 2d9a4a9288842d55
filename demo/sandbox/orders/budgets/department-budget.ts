import { sql } from 'kysely';
import type { CaseBudget } from '#contract/approval.ts';
import { applicationStates } from '#domain/application/schema.ts';
import type { Day } from '#domain/china-time.ts';
import { fenOf, yuanOf } from '#domain/money.ts';
import type { Fen } from '#domain/money.ts';
import { usualWarnings } from '#domain/budget/burn.ts';
import type { BudgetWarnings } from '#domain/budget/burn.ts';
import { quarterOf } from '#domain/report/quarter.ts';
import type { Database, Tx } from '../../ground/call.ts';

/** The travel budget of a department in a quarter: that of an order, or of the first day of a trip. */
export interface DepartmentStanding {
  departmentId: number;
  /** `研发中心 · 2026 Q4 差旅` */
  name: string;
  total: Fen;
  /** Paid by the company for orders of the quarter, and left in its approved applications. */
  used: Fen;
  /** The part of `used` that is left in approved applications, and not spent yet. */
  reserved: Fen;
}

interface Spent {
  department: number;
  amount: Fen;
}

/** The company's payments of the quarter, by the department of the booker; refunds are taken off. */
const paidIn = (companyId: number, { from, to }: { from: string; to: string }) => sql<Spent>`
  select department::bigint as department, sum(amount)::bigint as amount from (
    select min(department) as department, sum(amount) as amount from report_events
    where company_id = ${String(companyId)} and day between ${from} and ${to} and department <> '' and payer = 'company'
    group by order_id having sum(amount) > 0
  ) as paid group by 1`;

/** Left in approved applications whose trip begins in the quarter: it is promised, also where an order has it, until that order is among the payments. */
const promisedIn = (companyId: number, { from, to }: { from: string; to: string }) => sql<Spent>`
  with promised as (
    select id, employee_id, budget from applications
    where company_id = ${companyId} and state = ${sql.lit(applicationStates.approved)} and from_day between ${from} and ${to}
  ), used as (
    select application_id as id, sum(amount)::bigint as amount from application_uses u
    where application_id in (select id from promised) and exists (select 1 from report_events where id = 'sale:' || u.order_id) group by 1
  ), kept as (
    select employee_id, sum(greatest(0, budget - coalesce(amount, 0)))::bigint as amount
    from promised left join used using (id) group by 1
  )
  select e.department_id as department, sum(kept.amount)::bigint as amount
  from kept join employees e on e.id = kept.employee_id group by 1`;

/** Departments of a company, each with the budget that holds for it in the quarter of a day: its own, or that of the nearest one above it. */
export async function departmentStandings(
  db: Database | Tx,
  companyId: number,
  on: Day,
): Promise<ReadonlyMap<number, DepartmentStanding>> {
  const budgets = await db
    .selectFrom('department_budgets as b')
    .innerJoin('departments as d', 'd.id', 'b.department_id')
    .where('b.company_id', '=', companyId)
    .select(['d.id', 'd.name', 'd.path', 'b.amount'])
    .execute();
  if (!budgets.length) return new Map();
  const quarter = quarterOf(on);
  const departments = await db
    .selectFrom('departments')
    .where('company_id', '=', companyId)
    .select(['id', 'path'])
    .execute();
  const paths = new Map(departments.map(({ id, path }) => [Number(id), path]));
  const { rows: paid } = await paidIn(companyId, quarter).execute(db);
  const { rows: promised } = await promisedIn(companyId, quarter).execute(db);
  const below = (path: string, spent: readonly Spent[]): Fen =>
    spent.reduce(
      (sum, { department, amount }) => (paths.get(Number(department))?.startsWith(path) ? sum + Number(amount) : sum),
      0,
    );
  const standings = budgets
    .map(({ id, name, path, amount }) => {
      const reserved = below(path, promised);
      const used = below(path, paid) + reserved;
      const standing = { departmentId: Number(id), name: `${name} · ${quarter.name} 差旅`, total: Number(amount) };
      return { path, standing: { ...standing, used, reserved } };
    })
    // The nearest one is the one with the longest path.
    .toSorted((a, b) => b.path.length - a.path.length);
  return new Map(
    departments.flatMap(({ id, path }) => {
      const found = standings.find((one) => path.startsWith(one.path));
      return found ? [[Number(id), found.standing] as const] : [];
    }),
  );
}

/** Budgets that hold for employees, by their number. */
export async function employeeStandings(
  db: Database | Tx,
  companyId: number,
  employeeIds: readonly number[],
  on: Day,
): Promise<ReadonlyMap<number, DepartmentStanding>> {
  const standings = await departmentStandings(db, companyId, on);
  const ids = [...new Set(employeeIds)].filter((id) => id > 0);
  if (!standings.size || !ids.length) return new Map();
  const people = await db
    .selectFrom('employees')
    .where('company_id', '=', companyId)
    .where('id', 'in', ids)
    .select(['id', 'department_id'])
    .execute();
  return new Map(
    people.flatMap(({ id, department_id }) => {
      const standing = standings.get(Number(department_id));
      return standing ? [[Number(id), standing] as const] : [];
    }),
  );
}

/** Parts of its budgets from which on a company is warned. */
export async function warningsOf(db: Database | Tx, companyId: number): Promise<BudgetWarnings> {
  const own = await db
    .selectFrom('budget_warnings')
    .where('company_id', '=', companyId)
    .select(['first_percent as first', 'second_percent as second'])
    .executeTakeFirst();
  return own ?? usualWarnings;
}

/** The budget of an employee's department before and after a sum; null: it has none. */
export async function departmentBudgetOf(
  db: Database | Tx,
  { companyId, employeeId, asked }: { companyId: number; employeeId: number; asked: Fen },
  on: Day,
): Promise<CaseBudget | null> {
  const standing = (await employeeStandings(db, companyId, [employeeId], on)).get(employeeId);
  if (!standing) return null;
  const { name, total, used, reserved } = standing;
  return {
    name,
    total: yuanOf(total),
    used: yuanOf(used),
    reserved: yuanOf(reserved),
    asked: yuanOf(asked),
    warnPercent: (await warningsOf(db, companyId)).first,
  };
}

/** The sum that is asked for does not fit into what is left. */
export const isAboveBudget = (budget: CaseBudget | null): boolean =>
  budget !== null && fenOf(budget.used) + fenOf(budget.asked) > fenOf(budget.total);

/** The sum does not fit into what is left of the budget of the employee's department. */
export const exceedsDepartment = async (...asked: Parameters<typeof departmentBudgetOf>): Promise<boolean> =>
  isAboveBudget(await departmentBudgetOf(...asked));
