import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Call, Database, Tx } from '../../ground/call.ts';
import { memberOf } from '../../ground/call.ts';
import { lockNames } from '../../ground/database/lock-names.ts';

/** The company whose people are written, and the account that does it. */
export interface Writer {
  companyId: number;
  /** Name of the member who writes. */
  by: string;
  now: number;
}

export const writerOf = (call: Call): Writer => {
  const { creditMemberId, realName } = memberOf(call);
  return { companyId: creditMemberId, by: realName, now: call.now() };
};

/** One write at a time to the people of a company: two moves at once could make a circle of managers or departments. */
export const lockPeople = (tx: Tx, companyId: number): Promise<unknown> => lockNames(tx, `people:${companyId}`);

/** The departments above each department of a company, the root first, itself last. */
export async function ancestorsOf(db: Database | Tx, companyId: number): Promise<Map<number, number[]>> {
  const rows = await db.selectFrom('departments').where('company_id', '=', companyId).select(['id', 'path']).execute();
  return new Map(rows.map(({ id, path }) => [id, idsOfPath(path)]));
}

/** `/7101/7111/` → 7101, 7111 */
export const idsOfPath = (path: string): number[] => path.split('/').filter(Boolean).map(Number);

/** A row of `treeOf`. */
export interface TreeRow {
  id: number;
  /** Cost centre of the department, or of the nearest one above it. */
  cost: string | null;
  /** Heads from the root down who may act, as ids. */
  heads: number[];
}

/** Departments with the cost centre and the heads that count in them. `among`: only these and those above; absent: all. */
export const treeOf = (companyId: number, among?: readonly number[]): RawBuilder<TreeRow> => {
  const wanted = among ? sql`and d.id = any(${among}::bigint[])` : sql``;
  const head = sql`left join employees h on h.id = d.head_employee_id and h.state in ('invited', 'active')`;
  return sql<TreeRow>`(
    with recursive t as (
      select d.id, d.cost_center_code as cost, array_remove(array[h.id], null) as heads
      from departments d ${head} where d.company_id = ${companyId} and d.parent_id is null ${wanted}
      union all
      select d.id, coalesce(d.cost_center_code, t.cost), t.heads || array_remove(array[h.id], null)
      from t join departments d on d.parent_id = t.id ${head} where d.company_id = ${companyId} ${wanted})
    select * from t)`;
};

/** True of a number that names an employee, level, department … of the company. */
export async function isOfCompany(
  db: Database | Tx,
  table: 'employees' | 'departments' | 'travel_levels',
  companyId: number,
  id: number,
): Promise<boolean> {
  const found = await db
    .selectFrom(table)
    .where('id', '=', id)
    .where('company_id', '=', companyId)
    .select('id')
    .executeTakeFirst();
  return found !== undefined;
}
