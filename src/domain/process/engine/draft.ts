import { dueFrom, endOfChain } from '../chain.ts';
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
  delete task.endMs;
  draft.effects.push({ kind: 'close', taskId: task.id });
}

/** Sets the next deadline of an open task, or none. */
export function setDue({ effects }: Draft, { limit }: ApproveNode, task: Task, from: number, sinceMs: number): void {
  const who = task.for ?? task.actor;
  const due = dueFrom(limit, from, sinceMs, who);
  delete task.dueMs;
  if (!due) return;
  task.dueMs = due.at;
  if (due.step) task.limitStep = due.step;
  effects.push({ kind: 'due', taskId: task.id, at: due.at });
}

/** Opens the task of a seat. */
export function openTask(draft: Draft, node: ApproveNode, seat: Seat, actor: number): void {
  const { instance, now, effects } = draft;
  const id = `t${instance.tasks.length + 1}`;
  const { limitFrom = 0 } = seat;
  const task: Task = {
    id,
    nodeId: node.id,
    actor,
    ...(actor !== seat.who && { for: seat.who }),
    state: 'open',
    openedMs: now,
    ...(limitFrom && { limitFrom }),
    why: seat.why,
  };
  delete seat.limitFrom;
  instance.tasks.push(task);
  seat.state = 'open';
  seat.taskId = id;
  effects.push({ kind: 'open', taskId: id });
  setDue(draft, node, task, limitFrom, now);
  const endMs = endOfChain(node.limit, limitFrom, now, seat.who);
  if (endMs !== task.dueMs) task.endMs = endMs;
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
