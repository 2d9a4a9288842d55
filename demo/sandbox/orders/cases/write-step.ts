import { sql } from 'kysely';
import { limitOf } from '#domain/process/limit-of.ts';
import type { Effect, Instance, Task } from '#domain/process/schema.ts';
import type { Tx } from '../../ground/call.ts';
import type { CaseHead } from './case-subject.ts';

/** Behind every real moment: rows without an end come last. */
export const noEnd = 9_000_000_000_000;

const sideOf = (kind: CaseHead['kind']): 'trip' | 'order' => (kind === 'trip' ? 'trip' : 'order');

/** A step of a case that is to be stored. */
export interface Written {
  head: CaseHead;
  /** Null: the case has just been started. */
  before: Instance | null;
  instance: Instance;
  effects: readonly Effect[];
  now: number;
}

/** Tasks that a step has made or changed. */
function changedTasks({ before, instance }: Written): Task[] {
  const old = new Map(before?.tasks.map((task) => [task.id, task]));
  return instance.tasks.filter((task) => {
    const was = old.get(task.id);
    return !was || was.state !== task.state || was.dueMs !== task.dueMs || was.actor !== task.actor;
  });
}

/** Of an open task, also where it is past. */
const dueOf = (task: Task, instance: Instance): number | undefined =>
  task.state === 'open' ? limitOf(task, instance) : undefined;

/** Where a case stands among those of its company: one that runs by the first end of its steps, also where it is past; those that are over behind them, the latest first. */
export function firstEndOf(instance: Instance, openedAt: number): number {
  if (instance.state !== 'running') return 2 * noEnd - openedAt;
  const { lapsesAtMs = noEnd } = instance.facts;
  return Math.min(lapsesAtMs, ...instance.tasks.map((task) => dueOf(task, instance) ?? noEnd));
}

/** Tasks, copies and deadlines of steps of several cases, as lists and clock read them. */
export async function writeSteps(tx: Tx, written: readonly Written[]): Promise<void> {
  const steps = written.map((step) => ({ ...step, changed: changedTasks(step) }));
  const tasks = steps.flatMap(({ head: { caseId, companyId, kind }, instance, changed }) =>
    changed.map((task) => ({
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
      due_at: dueOf(task, instance) ?? null,
      lapses_at: Math.min(dueOf(task, instance) ?? noEnd, instance.facts.lapsesAtMs ?? noEnd),
    })),
  );
  if (tasks.length)
    await tx
      .insertInto('case_tasks')
      .values(tasks)
      .onConflict((on) =>
        on.columns(['case_id', 'task_id']).doUpdateSet((eb) => ({
          actor: eb.ref('excluded.actor'),
          for_id: eb.ref('excluded.for_id'),
          state: eb.ref('excluded.state'),
          closed_at: eb.ref('excluded.closed_at'),
          due_at: eb.ref('excluded.due_at'),
          lapses_at: eb.ref('excluded.lapses_at'),
        })),
      )
      .execute();
  const copies = steps.flatMap(({ head, effects, now }) => {
    const people = new Set(effects.flatMap((effect) => (effect.kind === 'copy' ? effect.to : [])));
    return [...people].map((actor) => ({ case_id: head.caseId, actor, company_id: head.companyId, at: now }));
  });
  if (copies.length)
    await tx
      .insertInto('case_copies')
      .values(copies)
      .onConflict((on) => on.doNothing())
      .execute();
  await writeJobs(tx, steps);
}

const isOver = ({ instance }: Pick<Written, 'instance'>): boolean => instance.state !== 'running';

/** One row for each deadline of an open task, and one for the end of the case. */
async function writeJobs(tx: Tx, steps: readonly (Written & { changed: readonly Task[] })[]): Promise<void> {
  const jobs = steps.flatMap((one) => {
    if (isOver(one)) return [];
    const { lapsesAtMs } = one.instance.facts;
    const base = { company_id: one.head.companyId, subject_id: String(one.head.caseId) };
    return [
      ...one.changed.flatMap(({ id, dueMs }) =>
        dueMs === undefined ? [] : [{ ...base, kind: 'taskDue' as const, at: dueMs, task_id: id }],
      ),
      ...(!one.before && lapsesAtMs !== undefined
        ? [{ ...base, kind: 'caseLapses' as const, at: lapsesAtMs, task_id: '' }]
        : []),
    ];
  });
  if (jobs.length)
    await tx
      .insertInto('due_jobs')
      .values(jobs)
      .onConflict((on) =>
        on.columns(['kind', 'subject_id', 'task_id']).doUpdateSet((eb) => ({ at: eb.ref('excluded.at') })),
      )
      .execute();
  const known = steps.filter(({ before }) => before);
  const over = known.filter(isOver).map(({ head }) => String(head.caseId));
  const gone = known.flatMap((one) =>
    isOver(one)
      ? []
      : one.changed.flatMap(({ id, dueMs }) => (dueMs === undefined ? [[String(one.head.caseId), id] as const] : [])),
  );
  if (!over.length && !gone.length) return;
  const [subjects, tasks] = [gone.map(([subject]) => subject), gone.map(([, task]) => task)];
  // A row that another process has taken waits for this case; it finds it changed, and goes.
  await sql`delete from due_jobs where id in (
    select id from due_jobs where kind in ('taskDue', 'caseLapses') and subject_id = any(${[...over, ...subjects]}::text[])
      and (subject_id = any(${over}::text[])
        or (subject_id, task_id) in (select * from unnest(${subjects}::text[], ${tasks}::text[])))
    order by id for update skip locked)`.execute(tx);
}
