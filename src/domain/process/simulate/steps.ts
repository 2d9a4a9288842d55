import { hoursTo } from '../chain.ts';
import { armsOf } from '../edit/tree.ts';
import { isAfterHold } from '../hold.ts';
import type { ApproveNode, Instance, Lack, NodeRun, ProcessContent, ProcessNode, Task } from '../schema.ts';

export interface PathPerson {
  id: number;
  /** As the deputy of. */
  for?: number | undefined;
  why: Task['why'];
  /** `passed`, `refused`: by the deadline or the person; `closed`: another one was faster; `handedOn`: the next one has it. */
  state: Task['state'];
  /** Absent for one who is skipped without a task. */
  taskId?: string | undefined;
  /** Refused by the deadline. */
  isLate?: boolean | undefined;
  /** Hours of the limit that the person had, at the step that acted last. */
  hours?: number | undefined;
  fromMs: number;
  toMs: number;
}
export interface PathStep {
  nodeId: string;
  kind: ProcessNode['kind'];
  name: string;
  /** Of a branch: the arm that the case takes. */
  armId?: string | undefined;
  people: PathPerson[];
  mode?: ApproveNode['mode'] | undefined;
  /** Passed without a decision: by the applicant, by an earlier agreement, or because nobody can act. */
  isSkipped: boolean;
  lack?: Lack | undefined;
  fromMs: number;
  toMs: number;
  /** The hold (`facts.lapsesAtMs`) may end before this node is done: offer to hand up or to ask in parallel. */
  isAfterHold: boolean;
}

type RunOf<K extends NodeRun['kind']> = Extract<NodeRun, { kind: K }>;

const personOf = (
  { id, actor, for: principal, why, state, isLate, decidedBy, openedMs, closedMs, limitFrom = 0, limitStep = 0 }: Task,
  { limit }: ApproveNode,
  endMs: number,
): PathPerson => ({
  id: actor,
  ...(principal !== undefined && { for: principal }),
  why,
  state,
  taskId: id,
  ...(isLate && decidedBy === undefined && { isLate }),
  ...(limit && { hours: hoursTo(limit, limitFrom, limitStep) }),
  fromMs: openedMs,
  toMs: closedMs ?? endMs,
});

function approveStep(node: ApproveNode, run: RunOf<'approve'>, instance: Instance, lapsesAtMs?: number): PathStep {
  const endMs = run.doneMs ?? instance.endedMs ?? instance.startedMs;
  const tasks = instance.tasks.filter((task) => task.nodeId === node.id && task.openedMs >= run.startedMs);
  const skipped = run.seats
    .filter(({ state, taskId }) => state === 'skipped' && !taskId)
    .map(({ who, why }): PathPerson => ({ id: who, why, state: 'skipped', fromMs: endMs, toMs: endMs }));
  return {
    nodeId: node.id,
    kind: 'approve',
    name: node.name,
    people: [...tasks.map((task) => personOf(task, node, endMs)), ...skipped],
    mode: node.mode,
    ...(run.lack && { lack: run.lack }),
    isSkipped: !run.seats.some(({ state }) => state === 'agreed' || state === 'passed' || state === 'refused'),
    fromMs: run.startedMs,
    toMs: endMs,
    isAfterHold: isAfterHold(endMs, lapsesAtMs),
  };
}

function stepOf(node: ProcessNode, instance: Instance, lapsesAtMs?: number): PathStep | undefined {
  const run = instance.runs[node.id];
  if (!run) return undefined;
  if (node.kind === 'approve' && run.kind === 'approve') return approveStep(node, run, instance, lapsesAtMs);
  if (run.kind === 'approve') return undefined;
  const same = { nodeId: node.id, kind: node.kind, people: [], isSkipped: false, fromMs: run.atMs, toMs: run.atMs };
  const { atMs } = run;
  if (run.kind === 'branch')
    return {
      ...same,
      name: armsOf(node).find(({ id }) => id === run.armId)?.name ?? '',
      armId: run.armId,
      isAfterHold: false,
    };
  const people = run.to.map((id): PathPerson => ({ id, why: {}, state: 'closed', fromMs: atMs, toMs: atMs }));
  return { ...same, name: '抄送', people, isSkipped: !people.length, isAfterHold: false };
}

/** Steps of the nodes that a case has reached, in the order of the page. */
export function stepsOf({ nodes }: ProcessContent, instance: Instance): PathStep[] {
  const { lapsesAtMs } = instance.facts;
  const visit = (list: readonly ProcessNode[]): PathStep[] =>
    list.flatMap((node) => {
      const run = instance.runs[node.id];
      const own = stepOf(node, instance, lapsesAtMs);
      const arms = armsOf(node).filter(({ id }) => run?.kind !== 'branch' || run.armId === id);
      const inner = node.kind === 'branch' && run?.kind !== 'branch' ? [] : arms.flatMap((arm) => visit(arm.nodes));
      return own ? [own, ...inner] : inner;
    });
  return visit(nodes);
}
