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
