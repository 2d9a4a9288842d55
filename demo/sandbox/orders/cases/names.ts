import { sql } from 'kysely';
import { companyName } from '#domain/process/words/process-names.ts';
import type { ProcessNames } from '#domain/process/words/process-names.ts';
import type { Database, Tx } from '../../ground/call.ts';

/** Words for the people of a case, and for everything else that a process of the company may name. */
export async function namesFor(
  db: Database | Tx,
  companyId: number,
  people: Iterable<number>,
): Promise<ProcessNames & { departments: ReadonlyMap<number, string>; levels: ReadonlyMap<string, string> }> {
  const ids = [...new Set(people)].filter((id) => id > 0);
  const persons = ids.length
    ? await db
        .selectFrom('employees as e')
        .innerJoin('members as m', 'm.id', 'e.member_id')
        .where('e.company_id', '=', companyId)
        .where(sql<boolean>`e.id = any(${ids}::bigint[])`)
        .select(['e.id', 'm.real_name as name'])
        .execute()
    : [];
  const { rows: others } = await sqlNames(companyId).execute(db);
  const of = (kind: string) => new Map(others.flatMap((one) => (one.kind === kind ? [[one.id, one.name]] : [])));
  const names = new Map(persons.map(({ id, name }) => [id, name]));
  const [roles, departments, levels, costCenters, ranks] = ['role', 'department', 'level', 'cost', 'rank'].map(
    (kind) => of(kind) as Map<string, string>,
  );
  return {
    person: (id) => (id === 0 ? companyName : (names.get(id) ?? '已不在公司的员工')),
    role: (id) => roles?.get(String(id)) ?? '已删除的角色',
    department: (id) => departments?.get(String(id)) ?? '已删除的部门',
    level: (id) => (id === '0' ? '未设等级' : (levels?.get(id) ?? '已删除的等级')),
    costCenter: (code) => costCenters?.get(code) ?? code,
    rank: (rank) => ranks?.get(String(rank)) ?? `第 ${rank} 级`,
    departments: new Map([...(departments ?? [])].map(([id, name]) => [Number(id), name])),
    levels: levels ?? new Map<string, string>(),
  };
}

const sqlNames = (companyId: number) => sql<{ kind: string; id: string; name: string }>`
  select 'role' as kind, id::text, name from process_roles where company_id = ${companyId}
  union all select 'department', id::text, name from departments where company_id = ${companyId}
  union all select 'level', id::text, name from travel_levels where company_id = ${companyId}
  union all select 'cost', code, name from cost_centers where company_id = ${companyId}
  union all select 'rank', rank::text, min(name) from travel_levels where company_id = ${companyId} group by rank`;
