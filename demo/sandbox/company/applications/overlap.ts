import { sql } from 'kysely';
import type { SqlBool } from 'kysely';
import type { ApplicationOverlap } from '#contract/application-views.ts';
import { applicationStates } from '#domain/application/schema.ts';
import type { Day } from '#domain/china-time.ts';
import type { Database, Tx } from '../../ground/call.ts';
import { peopleOf } from './content.ts';

const most = 5;

interface Asked {
  companyId: number;
  from: Day | '';
  to: Day | '';
  employeeIds: readonly number[];
}

/** Submitted applications of other trips on these days with some of these people; `reader` 0 reads all. */
export async function overlapsOf(
  db: Database | Tx,
  { companyId, from, to, employeeIds }: Asked,
  { exceptId, reader }: { exceptId: number; reader: number },
): Promise<ApplicationOverlap[]> {
  if (!from || !to || !employeeIds.length) return [];
  const { approving, approved, usedUp } = applicationStates;
  const rows = await db
    .selectFrom('applications')
    .where('company_id', '=', companyId)
    .where('state', 'in', [approving, approved, usedUp])
    .where('from_day', '<=', to)
    .where('to_day', '>=', from)
    .where(sql<SqlBool>`travellers && ${[...employeeIds]}::bigint[]`)
    .where('id', '<>', exceptId)
    .orderBy('from_day')
    .orderBy('id')
    .limit(most)
    .select(['no', 'state', 'content', 'employee_id', 'travellers', 'from_day', 'to_day'])
    .execute();
  if (!rows.length) return [];
  const people = await peopleOf(db, companyId, employeeIds);
  return rows.map((row) => ({
    no: row.no,
    reason: !reader || row.employee_id === reader || row.travellers.includes(reader) ? row.content.reason : '',
    from: row.from_day,
    to: row.to_day,
    isApproved: row.state !== approving,
    travellers: row.travellers.filter((id) => employeeIds.includes(id)).map((id) => people.get(id)?.name ?? ''),
  }));
}

/** The number of them for each of these cases about applications, whose other ones they are: as many as the page of a case names. */
export async function overlapCounts(db: Database, caseIds: readonly number[]): Promise<Map<number, number>> {
  if (!caseIds.length) return new Map();
  const { approving, approved, usedUp } = applicationStates;
  const { rows } = await sql<{ case_id: number; count: number }>`
    select c.id as case_id, n.count
    from cases c
    join applications a on a.id = c.subject_id::bigint
    left join application_versions v on v.case_id = c.id
    cross join lateral (select coalesce(v.content, a.content) as content) w
    cross join lateral (select count(*)::int as count from (
      select 1 from applications o
      where o.company_id = a.company_id and o.id <> a.id
        and o.state in (${approving}::int, ${approved}::int, ${usedUp}::int)
        and o.from_day <= w.content ->> 'to' and o.to_day >= w.content ->> 'from'
        and o.travellers && array(
          select (one ->> 'employeeId')::bigint from jsonb_array_elements(w.content -> 'travellers') one
          where one ->> 'kind' = 'employee'
        )
      limit ${most}::int) few
    ) n
    where c.id = any(${[...caseIds]}::bigint[]) and c.kind = 'trip' and n.count > 0`.execute(db);
  return new Map(rows.map(({ case_id, count }) => [Number(case_id), count]));
}
