import { sql } from 'kysely';
import { createJudge } from '#domain/company/import/check-rows.ts';
import type { EmployeeJudge } from '#domain/company/import/check-rows.ts';
import type { Roster } from '#domain/company/import/difference.ts';
import type { Person } from '#domain/company/import/person.ts';
import { numberKey, phoneKey } from '#domain/company/import/values.ts';
import { mayJoinSql } from '../joining/ask.ts';
import type { Database, Tx } from '../../ground/call.ts';

interface KnownPerson extends Person {
  memberId: string;
  updatedBy: string;
  updatedAt: number;
}

/** The whole company as an import compares with it. */
export interface Company extends Roster {
  people: readonly KnownPerson[];
  costCenters: readonly { code: string; name: string }[];
  judge: EmployeeJudge;
}

const peopleOf = async (db: Database | Tx, companyId: number) =>
  (
    await sql<KnownPerson & { claimed: boolean; parted: boolean }>`
    select e.id, e.member_id as "memberId", m.real_name as name, ${phoneOf} as phone, e.job_number as "jobNumber",
      e.department_id as "departmentId", e.level_id as "levelId", e.manager_id as "managerId", e.cost_center_code as "costCenter",
      e.can_audit as "canAudit", e.position, e.joined_on as "joinedOn", e.state, e.left_at as "leftAt", e.updated_by as "updatedBy", e.updated_at as "updatedAt",
      (m.password is not null or e.state = 'active') as claimed,
      (e.state = 'left' and j.state is not null or e.state = 'disabled' and j.state = 'elsewhere') as parted
    from employees e join members m on m.id = e.member_id left join employee_joins j on j.employee_id = e.id where e.company_id = ${companyId} order by e.id`.execute(
      db,
    )
  ).rows;

const phoneOf = sql`coalesce(case when e.state = 'asked' then j.mobile_phone else m.mobile_phone end, '')`;

/** Names of those whom the keys of a file mean (`keysIn`). */
export async function namesOf(
  db: Database,
  companyId: number,
  keys: ReadonlySet<string>,
): Promise<ReadonlyMap<string, string>> {
  // Of a large company only those whom the file means: all of them took longer to send than to find. A list of the
  // database would be looked through for each person; its rows are hashed once.
  const meant = (keyOf: (text: string) => string) =>
    [...keys].map((key) => key.slice(1)).filter((text) => keys.has(keyOf(text)));
  const { rows } = await sql<{ name: string; phone: string; jobNumber: string }>`
    select m.real_name as name, ${phoneOf} as phone, e.job_number as "jobNumber"
    from employees e join members m on m.id = e.member_id left join employee_joins j on j.employee_id = e.id
    where e.company_id = ${companyId}
      and (lower(e.job_number) in (select unnest(${meant(numberKey)}::text[])) or ${phoneOf} in (select unnest(${meant(phoneKey)}::text[])))
    order by e.id`.execute(db);
  const names = new Map<string, string>();
  for (const { name, phone, jobNumber } of rows)
    for (const key of [phoneKey(phone), numberKey(jobNumber)]) if (keys.has(key)) names.set(key, name);
  return names;
}

/** Levels and cost centres that a file may name. */
export async function listsOf(db: Database | Tx, companyId: number) {
  const levels = await db
    .selectFrom('travel_levels')
    .where('company_id', '=', companyId)
    .select(['id', 'name'])
    .orderBy('rank')
    .execute();
  const costCenters = await db
    .selectFrom('cost_centers')
    .where('company_id', '=', companyId)
    .select(['code', 'name'])
    .orderBy('code')
    .execute();
  return { levels, costCenters };
}

/** The company's name and its departments. */
export async function placesOf(db: Database | Tx, companyId: number) {
  const departments = await db
    .selectFrom('departments')
    .where('company_id', '=', companyId)
    .select(['id', 'parent_id as parentId', 'name', 'head_employee_id as headId', 'cost_center_code as costCenter'])
    .orderBy('path')
    .execute();
  const { organize_name: companyName } = await db
    .selectFrom('companies')
    .where('id', '=', companyId)
    .select('organize_name')
    .executeTakeFirstOrThrow();
  return { departments, companyName };
}

/** `phones`: of a file; those of other accounts are refused. */
export async function readCompany(db: Database | Tx, companyId: number, phones: readonly string[]): Promise<Company> {
  const people = await peopleOf(db, companyId);
  const { departments, companyName } = await placesOf(db, companyId);
  const { levels, costCenters } = await listsOf(db, companyId);
  const { rows: taken } = phones.length
    ? await sql<{ phone: string; askable: boolean }>`
        select m.mobile_phone as phone, ${mayJoinSql} as askable from members m
        where m.app_id is null and m.mobile_phone = any(${phones}::text[])
          and not exists (select 1 from employees e where e.member_id = m.id and e.company_id = ${companyId})
          and not exists (select 1 from employee_joins j join employees e on e.id = j.employee_id where j.member_id = m.id and j.company_id = ${companyId} and e.state = 'asked')`.execute(
        db,
      )
    : { rows: [] };
  return {
    companyName,
    people: people.map(({ claimed: _claimed, parted: _parted, ...person }) => person),
    claimed: new Set(people.filter(({ claimed }) => claimed).map(({ id }) => id)),
    departments,
    levels,
    costCenters,
    taken: new Set(taken.flatMap(({ phone, askable }) => (askable ? [] : [phone]))),
    askable: new Set(taken.flatMap(({ phone, askable }) => (askable ? [phone] : []))),
    parted: new Set(people.flatMap(({ id, parted }) => (parted ? [id] : []))),
    judge: createJudge({ levels: levels.map(({ name }) => name), costCenters }),
  };
}
