import { sql } from 'kysely';
import type { Approver, CaseFacts, Instance, Org, OrgPerson, ProcessContent } from '#domain/process/schema.ts';
import type { Database, Tx } from '../../ground/call.ts';
import { approversOf } from './content-people.ts';

interface PersonRow {
  id: number;
  name: string;
  can_act: boolean;
  manager_id: number | null;
  department_id: number;
  rank: number;
}

/** Ids of people whom a case and its process name. */
export function namedIn(
  content: ProcessContent,
  facts: CaseFacts,
  instance?: Instance,
  others: readonly number[] = [],
) {
  const persons = approversOf(content).flatMap((one: Approver) => (one.kind === 'person' ? one.employeeId : []));
  const acting = (instance?.tasks ?? []).flatMap(({ actor, for: of }) => [actor, of ?? 0]);
  return [...new Set([facts.applicant, ...facts.chosen, ...persons, ...acting, ...others])].filter((id) => id > 0);
}

/**
 * A company as the engine sees it: departments, roles and owners whole; of the people those who are named, heads and
 * members of roles, and all managers above them. `among` absent: everybody.
 */
export async function orgOf(
  db: Database | Tx,
  companyId: number,
  now: number,
  among?: readonly number[],
): Promise<Org> {
  const departments = await db
    .selectFrom('departments')
    .where('company_id', '=', companyId)
    .select(['id', 'parent_id', 'head_employee_id'])
    .execute();
  const roles = await db
    .selectFrom('process_roles')
    .where('company_id', '=', companyId)
    .select(['id', 'people'])
    .execute();
  const costCenters = await db
    .selectFrom('cost_centers')
    .where('company_id', '=', companyId)
    .select(['code', 'owner_employee_id'])
    .execute();
  const absences = await db
    .selectFrom('deputies')
    .where('company_id', '=', companyId)
    .where('to_ms', '>', now)
    .where('ended_at', 'is', null)
    .orderBy('from_ms', 'desc')
    .orderBy('id', 'desc')
    .select(['employee_id', 'deputy_id', 'from_ms', 'to_ms'])
    .execute();
  const named = among && [
    ...among,
    ...departments.flatMap(({ head_employee_id }) => head_employee_id ?? []),
    ...roles.flatMap(({ people }) => people),
    ...costCenters.flatMap(({ owner_employee_id }) => owner_employee_id ?? []),
    ...absences.map(({ deputy_id }) => deputy_id),
  ];
  const { rows } = await sql<PersonRow>`${
    named
      ? sql`with recursive wanted as (
          select e.id, e.manager_id from employees e where e.company_id = ${companyId} and e.id = any(${[...new Set(named)]}::bigint[])
          union
          select m.id, m.manager_id from wanted w join employees m on m.id = w.manager_id and m.company_id = ${companyId})`
      : sql`with wanted as (select id from employees where company_id = ${companyId} and state in ('invited', 'active'))`
  } select e.id, m.real_name as name, e.state = 'active' and e.can_audit as can_act, e.manager_id, e.department_id,
      coalesce(l.rank, 0) as rank
    from employees e join members m on m.id = e.member_id left join travel_levels l on l.id = e.level_id
    where e.id in (select id from wanted)`.execute(db);
  // The earliest absence is the last that is set.
  const away = new Map(
    absences.map(({ employee_id, deputy_id, from_ms, to_ms }) => [
      employee_id,
      { fromMs: from_ms, toMs: to_ms, deputyId: deputy_id },
    ]),
  );
  return {
    people: new Map(
      rows.map((row): [number, OrgPerson] => [
        row.id,
        {
          id: row.id,
          name: row.name,
          canAct: row.can_act,
          managerId: row.manager_id,
          departmentId: row.department_id,
          rank: row.rank,
          away: away.get(row.id),
        },
      ]),
    ),
    departments: new Map(departments.map((one) => [one.id, { parentId: one.parent_id, headId: one.head_employee_id }])),
    roles: new Map(roles.map(({ id, people }) => [id, people])),
    costCenters: new Map(costCenters.map(({ code, owner_employee_id }) => [code, owner_employee_id])),
  };
}
