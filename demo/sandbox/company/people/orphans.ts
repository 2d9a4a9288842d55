import { sql } from 'kysely';
import type { RawBuilder, SqlBool } from 'kysely';
import { orphanKinds } from '#domain/company/people.ts';
import type { OrphanKind } from '#domain/company/people.ts';
import type { Database, Tx } from '../../ground/call.ts';
import { treeOf } from './org.ts';

/** Facts of an employee that follow from his department and the people above him. */
interface FactRow {
  id: number;
  department_id: number;
  used_cost: string | null;
  no_approver: boolean;
  manager_left: boolean;
  no_standard: boolean;
  no_cost_center: boolean;
}

/**
 * Without a manager the nearest head above approves. The top of a company has none: a head with the right to approve
 * stands for himself. Without a level no standard applies.
 */
const facts = (companyId: number, { ids, departments }: { ids?: readonly number[]; departments?: readonly number[] }) =>
  sql<FactRow>`(
    select e.id, e.department_id, coalesce(e.cost_center_code, t.cost) as used_cost,
      p.present and e.manager_id is null and cardinality(array_remove(t.heads, e.id)) = 0
        and not (e.can_audit and e.id = any(t.heads)) as no_approver,
      p.present and g.state in ('disabled', 'left') as manager_left,
      p.present and e.level_id is null as no_standard,
      p.present and coalesce(e.cost_center_code, t.cost) is null as no_cost_center
    from employees e
      cross join lateral (select e.state in ('invited', 'active') as present) as p
      join ${treeOf(companyId, departments)} as t on t.id = e.department_id
      left join employees g on g.id = e.manager_id
    where e.company_id = ${companyId} ${ids ? sql`and e.id = any(${ids}::bigint[])` : sql``})`;

const columns: Readonly<Record<OrphanKind, string>> = {
  noApprover: 'no_approver',
  managerLeft: 'manager_left',
  noStandard: 'no_standard',
  noCostCenter: 'no_cost_center',
};

const isOrphan = (kind: OrphanKind | 'any'): RawBuilder<SqlBool> =>
  kind === 'any'
    ? sql`(${sql.join(
        orphanKinds.map((one) => sql`f.${sql.ref(columns[one])}`),
        sql` or `,
      )})`
    : sql`f.${sql.ref(columns[kind])}`;

/** Ids of the employees who cannot book as the company wants it. */
export const orphanIds = (companyId: number, kind: OrphanKind | 'any'): RawBuilder<number> =>
  sql`(select f.id from ${facts(companyId, {})} as f where ${isOrphan(kind)})`;

/** Such employees by department. */
export async function orphanCounts(db: Database | Tx, companyId: number): Promise<Map<number, number>> {
  const { rows } = await sql<{ department_id: number; count: number }>`
    select f.department_id, count(*)::int as count from ${facts(companyId, {})} as f where ${isOrphan('any')} group by f.department_id`.execute(
    db,
  );
  return new Map(rows.map((row) => [row.department_id, row.count]));
}

const kindsOf = (row: FactRow): OrphanKind[] =>
  orphanKinds.filter((kind) => row[columns[kind] as keyof FactRow] === true);

/** Cost centre that counts, and what is missing, of these employees. `departments`: theirs and all above them. */
export async function factsOf(
  db: Database | Tx,
  companyId: number,
  ids: readonly number[],
  departments: readonly number[],
): Promise<Map<number, { usedCostCenter: string; orphans: OrphanKind[] }>> {
  if (!ids.length) return new Map();
  const { rows } = await sql<FactRow>`select * from ${facts(companyId, { ids, departments })} as f`.execute(db);
  return new Map(rows.map((row) => [row.id, { usedCostCenter: row.used_cost ?? '', orphans: kindsOf(row) }] as const));
}

/** Everybody of a company who cannot book as the company wants it, with what is missing. */
export async function orphansOf(db: Database | Tx, companyId: number): Promise<{ id: number; kinds: OrphanKind[] }[]> {
  const { rows } = await sql<FactRow>`
    select * from ${facts(companyId, {})} as f where ${isOrphan('any')} order by f.id`.execute(db);
  return rows.map((row) => ({ id: row.id, kinds: kindsOf(row) }));
}
