import { sql } from 'kysely';
import { applicationStates } from '#domain/application/schema.ts';
import type { Database, Tx } from '../../ground/call.ts';
import { stepCase } from '../cases/step-case.ts';
import { lockApplications } from './rows.ts';

const { approving, approved } = applicationStates;
const isApproving = sql`(a.state = ${sql.lit(approving)} or a.change_state = 'approving')`;
/** Colleagues who travel on an approved application go on with it. */
const endsAlone = sql`(a.state = ${sql.lit(approved)} and cardinality(a.companions) = 0)`;

interface Applicant {
  companyId: number;
  employeeId: number;
}

/** Counts the applicant's applications under approval, and the approved ones without another traveller. */
export async function openApplicationsOf(db: Database | Tx, { companyId, employeeId }: Applicant) {
  const { rows } = await sql<{ approving: number; approved: number }>`
    select (count(*) filter (where ${isApproving}))::int as approving,
      (count(*) filter (where ${endsAlone}))::int as approved
    from applications a where a.company_id = ${companyId} and a.employee_id = ${employeeId}`.execute(db);
  return rows[0] ?? { approving: 0, approved: 0 };
}

/** Ends the applications of an employee who has left: open cases, and approved ones on which they travel alone. */
export async function endApplicationsOf(tx: Tx, { companyId, employeeId }: Applicant, now: number): Promise<void> {
  const { rows } = await sql<{ id: number; ends: boolean; case_id: number | null }>`
    select a.id, ${endsAlone} as ends, case when ${isApproving} then a.case_id end as case_id from applications a
    where a.company_id = ${companyId} and a.employee_id = ${employeeId} and (${isApproving} or ${endsAlone})
    order by a.id`.execute(tx);
  if (!rows.length) return;
  await lockApplications(
    tx,
    rows.map(({ id }) => id),
  );
  for (const { case_id: caseId } of rows)
    if (caseId !== null) await stepCase(tx, caseId, { kind: 'withdraw', by: employeeId }, now);
  const ended = rows.flatMap(({ id, ends }) => (ends ? id : []));
  await sql`update applications set state = ${sql.lit(applicationStates.closed)}, change_state = '',
    change_content = 'null'::jsonb, lock = lock + 1, updated_at = ${now}::bigint
    where id = any(${ended}::bigint[])`.execute(tx);
}
