import { sql } from 'kysely';
import type { Tx } from '../../ground/call.ts';
import { stepCase } from './step-case.ts';

interface Gone {
  companyId: number;
  employeeId: number;
  /** `left`: has left, is disabled or may not approve any more; `away`: a deputy takes over. */
  kind: 'left' | 'away';
}

/** Cases in which a person has an open task, or is acted for. */
async function casesWaitingFor(tx: Tx, { companyId, employeeId }: Omit<Gone, 'kind'>): Promise<number[]> {
  const rows = await tx
    .selectFrom('case_tasks')
    .where('company_id', '=', companyId)
    .where('state', '=', 'open')
    .where((eb) => eb.or([eb('actor', '=', employeeId), eb('for_id', '=', employeeId)]))
    .distinct()
    .orderBy('case_id')
    .select('case_id')
    .execute();
  return rows.map(({ case_id }) => case_id);
}

/** Moves the open tasks of a person to their present deputy or successor. */
export async function moveTasksOf(tx: Tx, { companyId, employeeId, kind }: Gone, now: number): Promise<void> {
  for (const caseId of await casesWaitingFor(tx, { companyId, employeeId }))
    await stepCase(tx, caseId, { kind, who: employeeId }, now);
}

/** Hands the open tasks of a person who leaves to a successor, where the process lets them be handed on. */
export async function handTasksTo(
  tx: Tx,
  { companyId, employeeId, to }: { companyId: number; employeeId: number; to: number },
  now: number,
): Promise<void> {
  const rows = await tx
    .selectFrom('case_tasks')
    .where('company_id', '=', companyId)
    .where('actor', '=', employeeId)
    .where('state', '=', 'open')
    .orderBy('case_id')
    .orderBy('id')
    .select(['case_id', 'task_id'])
    .execute();
  for (const { case_id, task_id } of rows)
    await stepCase(tx, case_id, { kind: 'handOn', taskId: task_id, by: employeeId, to, hasLeft: true }, now);
}

/** People of the company who may not act any more and have open tasks: the clock moves these at once. */
export const releaseGone = (tx: Tx, companyId: number, now: number): Promise<unknown> =>
  sql`insert into due_jobs (at, kind, company_id, subject_id)
    select distinct ${now}::bigint, 'left', t.company_id, t.actor::text
    from case_tasks t join employees e on e.id = t.actor
    where t.company_id = ${companyId} and t.state = 'open' and not (e.state = 'active' and e.can_audit)
    on conflict do nothing`.execute(tx);
