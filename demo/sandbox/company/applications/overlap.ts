import { sql } from 'kysely';
import type { RawBuilder, SqlBool } from 'kysely';
import type { ApplicationOverlap } from '#contract/application-views.ts';
import { applicationStates } from '#domain/application/schema.ts';
import type { Day } from '#domain/china-time.ts';
import type { Database, Tx } from '../../ground/call.ts';
import { peopleOf } from './content.ts';

const most = 5;

const { approving, approved, usedUp, closed } = applicationStates;

/** Submitted and neither refused nor withdrawn: now, or for a case that was decided at its moment `until` (a column or a value). */
const stands = (until: RawBuilder<number | null>): RawBuilder<SqlBool> => sql<SqlBool>`case when ${until} is null
  then o.state in (${approving}::int, ${approved}::int, ${usedUp}::int)
  else not (o.state = ${closed}::int and o.updated_at <= ${until}) and exists (
    select 1 from application_versions s where s.application_id = o.id and s.submitted_at <= ${until}
      and (s.decided_at is null or s.decided_at > ${until} or s.state = 'approved'))
  end`;

interface Asked {
  companyId: number;
  from: Day | '';
  to: Day | '';
  employeeIds: readonly number[];
}

/**
 * Submitted applications of other trips on these days with some of these people; `reader` 0 reads all. `decidedAt`: those
 * that the one who decided then could know.
 */
export async function overlapsOf(
  db: Database | Tx,
  { companyId, from, to, employeeIds }: Asked,
  { exceptId, reader, decidedAt = null }: { exceptId: number; reader: number; decidedAt?: number | null },
): Promise<ApplicationOverlap[]> {
  if (!from || !to || !employeeIds.length) return [];
  const until = sql<number | null>`${decidedAt}::bigint`;
  const rows = await db
    .selectFrom('applications as o')
    .where('company_id', '=', companyId)
    .where(stands(until))
    .where('from_day', '<=', to)
    .where('to_day', '>=', from)
    .where(sql<SqlBool>`travellers && ${[...employeeIds]}::bigint[]`)
    .where('id', '<>', exceptId)
    .orderBy('from_day')
    .orderBy('id')
    .limit(most)
    .select(
      sql<boolean>`case when ${until} is null then o.state <> ${approving}::int else exists (
        select 1 from application_versions s
        where s.application_id = o.id and s.state = 'approved' and s.decided_at <= ${until}) end`.as('is_approved'),
    )
    .select(['no', 'content', 'employee_id', 'travellers', 'from_day', 'to_day'])
    .execute();
  if (!rows.length) return [];
  const people = await peopleOf(db, companyId, employeeIds);
  return rows.map((row) => ({
    no: row.no,
    reason: !reader || row.employee_id === reader || row.travellers.includes(reader) ? row.content.reason : '',
    from: row.from_day,
    to: row.to_day,
    isApproved: row.is_approved,
    travellers: row.travellers.filter((id) => employeeIds.includes(id)).map((id) => people.get(id)?.name ?? ''),
  }));
}

/** The number of them for each of these cases about applications, whose other ones they are: as many as the page of a case names. */
export async function overlapCounts(db: Database, caseIds: readonly number[]): Promise<Map<number, number>> {
  if (!caseIds.length) return new Map();
  const { rows } = await sql<{ case_id: number; count: number }>`
    select c.id as case_id, n.count
    from cases c
    join applications a on a.id = c.subject_id::bigint
    left join application_versions v on v.case_id = c.id
    cross join lateral (select coalesce(v.content, a.content) as content) w
    cross join lateral (select count(*)::int as count from (
      select 1 from applications o
      where o.company_id = a.company_id and o.id <> a.id
        and ${stands(sql.ref('v.decided_at'))}
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
