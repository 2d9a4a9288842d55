import { sql } from 'kysely';
import type { Effect, Instance, Task } from '#domain/process/schema.ts';
import type { Tx } from '../../ground/call.ts';
import type { CaseHead } from './case-subject.ts';

/** Behind every real moment: rows without an end come last. */
export const noEnd = 9_000_000_000_000;

export const sideOf = (kind: CaseHead['kind']): 'trip' | 'order' => (kind === 'trip' ? 'trip' : 'order');

/** A step of a case that is to be stored. */
export interface Written {
  head: CaseHead;
  /** Null: the case has just been started. */
  before: Instance | null;
  instance: Instance;
  effects: readonly Effect[];
  now: number;
}

/** Tasks, copies and deadlines of a step, as lists and clock read them. */
export async function writeStep(tx: Tx, { head, before, instance, effects, now }: Written): Promise<void> {
  const { caseId, companyId, kind } = head;
  const old = new Map(before?.tasks.map((task) => [task.id, task]));
  const changed = instance.tasks.filter((task) => {
    const was = old.get(task.id);
    return !was || was.state !== task.state || was.dueMs !== task.dueMs;
  });
  const lapses = instance.facts.lapsesAtMs ?? noEnd;
  const rowOf = (task: Task) => ({
    case_id: caseId,
    task_id: task.id,
    company_id: companyId,
    actor: task.decidedBy ?? task.actor,
    for_id: task.for ?? null,
    node_id: task.nodeId,
    side: sideOf(kind),
    state: task.state,
    opened_at: task.openedMs,
    closed_at: task.closedMs ?? null,
    due_at: task.dueMs ?? null,
    lapses_at: Math.min(task.dueMs ?? noEnd, lapses),
  });
  if (changed.length)
    await tx
      .insertInto('case_tasks')
      .values(changed.map(rowOf))
      .onConflict((on) =>
        on.columns(['case_id', 'task_id']).doUpdateSet((eb) => ({
          actor: eb.ref('excluded.actor'),
          state: eb.ref('excluded.state'),
          closed_at: eb.ref('excluded.closed_at'),
          due_at: eb.ref('excluded.due_at'),
          lapses_at: eb.ref('excluded.lapses_at'),
        })),
      )
      .execute();
  const copied = effects.flatMap((effect) => (effect.kind === 'copy' ? effect.to : []));
  if (copied.length)
    await tx
      .insertInto('case_copies')
      .values([...new Set(copied)].map((actor) => ({ case_id: caseId, actor, company_id: companyId, at: now })))
      .onConflict((on) => on.doNothing())
      .execute();
  await writeJobs(tx, { head, before, instance, changed });
}

/** One row for each deadline of an open task, and one for the end of the case. */
async function writeJobs(
  tx: Tx,
  { head, before, instance, changed }: Pick<Written, 'head' | 'before' | 'instance'> & { changed: readonly Task[] },
): Promise<void> {
  const { companyId, caseId } = head;
  const subject_id = String(caseId);
  const { lapsesAtMs } = instance.facts;
  const isOver = instance.state !== 'running';
  const due = isOver ? [] : changed.flatMap(({ id, dueMs }) => (dueMs === undefined ? [] : [{ id, dueMs }]));
  const jobs = [
    ...due.map(({ id, dueMs }) => ({ kind: 'taskDue' as const, at: dueMs, task_id: id })),
    ...(!before && !isOver && lapsesAtMs !== undefined
      ? [{ kind: 'caseLapses' as const, at: lapsesAtMs, task_id: '' }]
      : []),
  ];
  if (jobs.length)
    await tx
      .insertInto('due_jobs')
      .values(jobs.map((job) => ({ ...job, company_id: companyId, subject_id })))
      .onConflict((on) =>
        on.columns(['kind', 'subject_id', 'task_id']).doUpdateSet((eb) => ({ at: eb.ref('excluded.at') })),
      )
      .execute();
  const gone = changed.filter(({ dueMs }) => dueMs === undefined).map(({ id }) => id);
  if (!before || (!isOver && !gone.length)) return;
  // A row that another process has taken waits for this case; it finds it changed, and goes.
  await sql`delete from due_jobs where id in (
    select id from due_jobs where kind in ('taskDue', 'caseLapses') and subject_id = ${subject_id}
      and (${isOver} or task_id = any(${gone}::text[])) for update skip locked)`.execute(tx);
}
