import { sql } from 'kysely';
import type { SqlBool } from 'kysely';
import type { CasePerson } from '#contract/approval.ts';
import { companyName } from '#domain/process/words/process-names.ts';
import { memberOf, refuse } from '../../ground/call.ts';
import type { Call, Database, Tx } from '../../ground/call.ts';
import type { Envelope } from '#contract/row.ts';

/** The caller as an actor of cases: an employee, or the company's account (0), which sees all of its company. */
export interface Viewer {
  companyId: number;
  actor: number;
  isCompany: boolean;
}

export function viewerOf(call: Call): Viewer {
  const { creditMemberId, creditEmployeeId } = memberOf(call);
  const actor = Math.max(0, creditEmployeeId);
  return { companyId: creditMemberId, actor, isCompany: actor === 0 };
}

export const noCase = (): Envelope<never> => refuse(404, '没有找到这件审批');

/** Cases by their numbers, of those in which the caller has a part; of an application that is submitted again all of its submissions. */
const casesFor = (db: Database | Tx, { companyId, actor, isCompany }: Viewer, nos: readonly string[]) =>
  db
    .selectFrom('cases as c')
    .where('c.no', 'in', nos)
    .where('c.company_id', '=', companyId)
    .$if(!isCompany, (query) =>
      query.where(
        sql<SqlBool>`(${actor} in (c.applicant_id, c.by_id)
          or exists (select 1 from case_tasks t where t.case_id = c.id and ${actor} in (t.actor, t.for_id))
          or exists (select 1 from case_copies k where k.case_id = c.id and k.actor = ${actor})
          or c.kind = 'trip' and exists (
            select 1 from cases s join case_tasks t on t.case_id = s.id
            where s.kind = c.kind and s.subject_id = c.subject_id and s.company_id = c.company_id
              and ${actor} in (t.actor, t.for_id)))`,
      ),
    );

export const findCase = async (db: Database | Tx, viewer: Viewer, no: string) =>
  await casesFor(db, viewer, [no]).selectAll('c').executeTakeFirst();
export const findCases = async (db: Database | Tx, viewer: Viewer, nos: readonly string[]) =>
  await casesFor(db, viewer, nos).select(['c.id', 'c.no']).execute();

/** People of the company by their ids; 0 is its account. */
export async function personsOf(
  db: Database | Tx,
  companyId: number,
  ids: Iterable<number>,
): Promise<(id: number) => CasePerson> {
  const wanted = [...new Set(ids)].filter((id) => id > 0);
  const { rows } = wanted.length
    ? await sql<{ id: number; name: string; dept: string; level: string }>`
        select e.id, m.real_name as name, coalesce(l.name, '') as level,
          (select string_agg(a.name, ' / ' order by length(a.path)) from departments a
            where a.company_id = e.company_id and starts_with(d.path, a.path)) as dept
        from employees e join members m on m.id = e.member_id join departments d on d.id = e.department_id
        left join travel_levels l on l.id = e.level_id
        where e.company_id = ${companyId} and e.id = any(${wanted}::bigint[])`.execute(db)
    : { rows: [] };
  const found = new Map(
    rows.map((row): [number, CasePerson] => [
      row.id,
      { employeeId: row.id, name: row.name, deptName: row.dept, levelName: row.level },
    ]),
  );
  return (id) =>
    found.get(id) ?? { employeeId: id, name: id === 0 ? companyName : '已不在公司的员工', deptName: '', levelName: '' };
}
