import { companyAccount } from '../schema.ts';
import { afterWork, usualHours } from '../working-time.ts';
import type {
  ApproveNode,
  CaseState,
  Effect,
  Instance,
  LogEntry,
  NodeRun,
  Org,
  ProcessContent,
  Seat,
  Task,
  TaskState,
} from '../schema.ts';

/** A case while an event is applied to it: its own copy of the instance, and the effects so far. */
export interface Draft {
  readonly content: ProcessContent;
  readonly instance: Instance;
  readonly org: Org;
  readonly now: number;
  readonly effects: Effect[];
  /** Left with this event, whether the company's people show it already or not. */
  readonly gone?: number | undefined;
}

const hourMs = 3_600_000;

export type ApproveRun = Extract<NodeRun, { kind: 'approve' }>;

function copyOfSeat(seat: Seat): Seat {
  const copy = { ...seat, ahead: [...seat.ahead] };
  if (seat.tried) copy.tried = [...seat.tried];
  return copy;
}
const copyOfRun = (run: NodeRun): NodeRun =>
  run.kind === 'approve' && !run.isDone ? { ...run, seats: run.seats.map(copyOfSeat) } : run;
function copyOfRuns(runs: Instance['runs']): Instance['runs'] {
  const copy: Instance['runs'] = {};
  for (const id of Object.keys(runs)) copy[id] = copyOfRun(runs[id] as NodeRun);
  return copy;
}

export const copyOf = (instance: Instance): Instance => ({
  ...instance,
  tasks: instance.tasks.map((task) => (task.state === 'open' ? { ...task } : task)),
  log: [...instance.log],
  runs: copyOfRuns(instance.runs),
  agreedBy: [...instance.agreedBy],
  copied: [...instance.copied],
});

export function note(draft: Draft, entry: Omit<LogEntry, 'at'>): void {
  draft.instance.log.push({ at: draft.now, ...entry });
}

/** Log fields of a decision: the person who made it, and the one that they stand in for. */
export const authorOf = (task: Task, by: number): Pick<LogEntry, 'by' | 'for' | 'nodeId' | 'taskId'> => ({
  by,
  ...(task.for !== undefined && task.for !== by && { for: task.for }),
  nodeId: task.nodeId,
  taskId: task.id,
});

export function closeTask(draft: Draft, task: Task, state: TaskState): void {
  task.state = state;
  task.closedMs = draft.now;
  delete task.dueMs;
  draft.effects.push({ kind: 'close', taskId: task.id });
}

const dueOf = ({ hours, work }: NonNullable<ApproveNode['limit']>, now: number): number =>
  work ? afterWork(now, hours * hourMs, usualHours) : now + hours * hourMs;

/** Opens the task of a seat; a deadline that would move it up ends with the company's account. */
export function openTask(draft: Draft, node: ApproveNode, seat: Seat, actor: number): void {
  const { instance, now, effects } = draft;
  const id = `t${instance.tasks.length + 1}`;
  const { limit } = node;
  const isTimed = limit && !(limit.onLate === 'up' && seat.who === companyAccount);
  const dueMs = isTimed ? dueOf(limit, now) : undefined;
  instance.tasks.push({
    id,
    nodeId: node.id,
    actor,
    ...(actor !== seat.who && { for: seat.who }),
    state: 'open',
    openedMs: now,
    ...(dueMs !== undefined && { dueMs }),
    why: seat.why,
  });
  seat.state = 'open';
  seat.taskId = id;
  effects.push({ kind: 'open', taskId: id });
  if (dueMs !== undefined) effects.push({ kind: 'due', taskId: id, at: dueMs });
}

/** Gives an open task to a deputy or back: it stays the same task, with its deadline. */
export function lendTask({ now, effects }: Draft, task: Task, seat: Seat, actor: number): void {
  const hadBy = [...new Set([...(task.hadBy ?? []), task.actor])];
  Object.assign(task, { hadBy, actor, sinceMs: now });
  if (actor === seat.who) delete task.for;
  else task.for = seat.who;
  if (!hadBy.includes(actor)) effects.push({ kind: 'lend', taskId: task.id });
}

export const taskOf = (draft: Draft, seat: Seat): Task | undefined =>
  draft.instance.tasks.find((task) => task.id === seat.taskId && task.state === 'open');

/** Ends the case: no task stays open. */
export function decide(draft: Draft, state: Exclude<CaseState, 'running'>): void {
  const { instance, effects, now } = draft;
  for (const task of instance.tasks) if (task.state === 'open') closeTask(draft, task, 'closed');
  instance.state = state;
  instance.endedMs = now;
  note(draft, { kind: 'decided', state });
  effects.push({ kind: 'decided', state });
}
