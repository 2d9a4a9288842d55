import { nodesOf } from '#domain/process/edit/tree.ts';
import { anyCase, pointsOf } from '#domain/process/lint/points.ts';
import type { Engine } from '#domain/process/proof/search.ts';
import type {
  ApproveNode,
  CaseFacts,
  Event,
  Instance,
  Org,
  OrgPerson,
  ProcessContent,
  Task,
} from '#domain/process/schema.ts';
import { isWhole } from '../whole.ts';
import { departmentsOf } from './random.ts';

const mostStates = isWhole ? 1500 : 150;

interface State {
  instance: Instance;
  org: Org;
  now: number;
  depth: number;
}

/** Somebody who may decide now. */
function isHere({ org, now }: State, { actor }: Task): boolean {
  const one = org.people.get(actor);
  const isAway = one?.away && one.away.fromMs <= now && now < one.away.toMs;
  return actor === 0 || (one?.canAct === true && !isAway);
}

/** Reminders before another step are events that move nobody: they are not counted. */
function isReminder({ limit }: ApproveNode, at: number): boolean {
  const steps = limit ? [limit, ...(limit.more ?? [])] : [];
  return steps[at]?.onLate === 'remind' && steps.slice(at + 1).some(({ onLate }) => onLate !== 'remind');
}

/** Does one of the steps of a limit that are left do more than remind. */
const actsFrom = (node: ApproveNode | undefined, { limitStep = 0 }: Task): boolean => {
  const steps = node?.limit ? [node.limit, ...(node.limit.more ?? [])] : [];
  return steps.slice(limitStep).some(({ onLate }) => onLate !== 'remind');
};

function* nextOf(
  state: State,
  nodes: ReadonlyMap<string, ApproveNode>,
): Generator<{ event: Event; org: Org; now: number }> {
  const { instance, org, now } = state;
  for (const task of instance.tasks) {
    if (task.state !== 'open' || !isHere(state, task)) continue;
    const { id: taskId, actor, dueMs, nodeId } = task;
    yield { event: { kind: 'agree', taskId, by: actor }, org, now };
    yield { event: { kind: 'refuse', taskId, by: actor, comment: '不' }, org, now };
    if (dueMs !== undefined && actsFrom(nodes.get(nodeId), task))
      yield { event: { kind: 'timePassed', taskId }, org, now: Math.max(now, dueMs) };
    const one = org.people.get(actor);
    if (!one) continue;
    const away = { fromMs: now, toMs: Infinity, deputyId: one.away?.deputyId ?? actor };
    const without = (change: Partial<OrgPerson>): Org => ({
      ...org,
      people: new Map(org.people).set(actor, { ...one, ...change }),
    });
    yield { event: { kind: 'left', who: actor }, org: without({ canAct: false }), now };
    yield { event: { kind: 'away', who: actor }, org: without({ away }), now };
  }
}

const keyOf = ({ instance, org }: State): string =>
  JSON.stringify([
    instance.runs,
    instance.tasks.map(({ state, actor, dueMs, limitStep }) => [state, actor, dueMs !== undefined, limitStep]),
    [...org.people.values()].map(({ canAct, away }) => [canAct, away?.toMs === Infinity]),
  ]).replaceAll(/"(?:startedMs|doneMs|atMs)":\d+/g, '');

function shortest(
  content: ProcessContent,
  facts: CaseFacts,
  people: Org,
  engine: Engine,
): number | undefined | 'tooMany' {
  const nodes = new Map(
    [...nodesOf(content.nodes)].flatMap(({ node }) => (node.kind === 'approve' ? [[node.id, node] as const] : [])),
  );
  const queue: State[] = [
    { instance: engine.start(content, facts, people, 0).instance, org: people, now: 0, depth: 0 },
  ];
  const seen = new Set<string>();
  for (let at = 0; at < queue.length; at += 1) {
    const state = queue[at] as State;
    const key = keyOf(state);
    if (state.instance.state !== 'running' || seen.has(key)) continue;
    if (seen.add(key).size > mostStates) return 'tooMany';
    if (!state.instance.tasks.some((task) => task.state === 'open' && isHere(state, task))) return state.depth;
    for (const { event, org, now } of nextOf(state, nodes)) {
      const result = engine.step(content, state.instance, event, org, now);
      if ('refused' in result) continue;
      const task = event.kind === 'timePassed' && state.instance.tasks.find(({ id }) => id === event.taskId);
      const node = task && nodes.get(task.nodeId);
      const isFree = node && isReminder(node, task.limitStep ?? 0);
      const next = { instance: result.instance, org, now, depth: state.depth + (isFree ? 0 : 1) };
      // The shortest ways stay first.
      if (isFree) queue.splice(at + 1, 0, next);
      else queue.push(next);
    }
  }
  return undefined;
}

/** Fewest events to a state in which nobody can act, over all states of all cases; undefined: there is none. */
export function exhaustive(content: ProcessContent, org: Org, engine: Engine): number | undefined | 'tooMany' {
  const when = [...nodesOf(content.nodes)].flatMap(({ node }) =>
    node.kind === 'branch' ? node.arms.flatMap((arm) => arm.when) : [],
  );
  let found: number | undefined;
  for (const { id } of org.people.values()) {
    const other = [...org.people.values()].find((one) => one.canAct && one.id !== id);
    for (const costCenter of ['', ...org.costCenters.keys()])
      for (const chosen of [[], ...(other ? [[other.id]] : [])])
        for (const point of pointsOf(when)?.filter(
          (_, at, all) => all.length < 12 || at % Math.ceil(all.length / 12) === 0,
        ) ?? [anyCase]) {
          const facts = { ...point, applicant: id, departments: departmentsOf(org, id), costCenter, chosen };
          const depth = shortest(content, facts, org, engine);
          if (depth === 'tooMany') return depth;
          if (depth !== undefined && (found === undefined || depth < found)) found = depth;
        }
  }
  return found;
}
