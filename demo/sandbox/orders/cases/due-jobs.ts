import { sql } from 'kysely';
import { ofCompany } from '../../ground/account-clock.ts';
import type { ClockOwner } from '../../ground/account-clock.ts';
import type { Database, Tx } from '../../ground/call.ts';
import { retryTransaction } from '../../ground/database/retry.ts';
import type { DueJobRow } from '../../ground/database/tables/tables-process.ts';
import { moveTasksOf } from './people-gone.ts';
import { stepCase } from './step-case.ts';

type Job = Pick<DueJobRow, 'kind' | 'company_id' | 'subject_id'> & { task_id: string };

const acts: Readonly<Record<DueJobRow['kind'], (tx: Tx, job: Job, now: number) => Promise<unknown>>> = {
  taskDue: (tx, job, now) => stepCase(tx, Number(job.subject_id), { kind: 'timePassed', taskId: job.task_id }, now),
  caseLapses: (tx, job, now) => stepCase(tx, Number(job.subject_id), { kind: 'holdLapsed' }, now),
  away: (tx, job, now) =>
    moveTasksOf(tx, { companyId: job.company_id, employeeId: Number(job.subject_id), kind: 'away' }, now),
  left: (tx, job, now) =>
    moveTasksOf(tx, { companyId: job.company_id, employeeId: Number(job.subject_id), kind: 'left' }, now),
};

/** A look without a lock: most rounds find no job, and a transaction for nothing is three statements. */
const isAnyDue = async (db: Database, now: number, owner?: ClockOwner): Promise<boolean> =>
  (await db.selectFrom('due_jobs').select('id').where('at', '<=', now).where(ofCompany(owner)).limit(1).execute())
    .length > 0;

/** Takes the next job that is due, unless another process has it, and does it in the same transaction. */
async function takeOne(db: Database, now: number, owner?: ClockOwner): Promise<boolean> {
  return await retryTransaction(() =>
    db.transaction().execute(async (tx) => {
      const { rows } = await sql<Job>`delete from due_jobs where id = (
        select id from due_jobs where at <= ${now}::bigint and ${ofCompany(owner)} order by at, id limit 1 for update skip locked)
        returning kind, company_id, subject_id, task_id`.execute(tx);
      const [job] = rows;
      if (!job) return false;
      await acts[job.kind](tx, job, now);
      return true;
    }),
  );
}

/** Deadlines that have passed: each is taken once by any process of the server. */
export async function doDueJobs(db: Database, now: number, owner?: ClockOwner): Promise<void> {
  while ((await isAnyDue(db, now, owner)) && (await takeOne(db, now, owner)));
}
