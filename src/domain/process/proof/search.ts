import { chainOf, hasStep } from '../chain.ts';
import { start, step } from '../engine/engine.ts';
import { actorFor, ladderOf, mayAct } from '../engine/people.ts';
import type { ApproveNode, CaseFacts, Event, Instance, Org, OrgPerson, Seat, StepResult, Task } from '../schema.ts';

/** The reducer that is proved; tests prove broken ones. */
export interface Engine {
  start: typeof start;
  step: typeof step;
}
export const ownEngine: Engine = { start, step };

export interface Move {
  kind: 'agree' | 'refuse' | 'left' | 'away' | 'timePassed';
  actor: number;
  nodeId: string;
}
/** Shortest ways through one node for one applicant; undefined: there is none. */
interface NodeWays {
  /** To a state in which nobody can act. */
  stuck: Move[] | undefined;
  /** To the end of the node. */
  pass: Move[] | undefined;
  /** To the end of the node without anybody having agreed. */
  unseen: Move[] | undefined;
  states: number;
}

interface Trail {
  move: Move;
  before: Trail | undefined;
}

interface State {
  instance: Instance;
  org: Org;
  now: number;
  /** Changed people: left, or away without a deputy. */
  changed: readonly (readonly [number, OrgPerson])[];
  hasAgreement: boolean;
  /** Moves that led to it, the last one first; states before it need not be kept. */
  trail?: Trail | undefined;
  /** Keys of the states before it that time alone led through. */
  byTime: readonly string[];
  /** Number of the seat that has moved. */
  moving?: number | undefined;
  key: string;
  /** No other way led to it before. */
  isNew: boolean;
  /** Time alone led to it from itself. */
  isCircle: boolean;
}

/** States of one node that are looked at, those of few events first. */
const mostStates = 400;

const openOf = ({ tasks }: Instance): Task[] => tasks.filter(({ state }) => state === 'open');

/** True while the task's actor may decide and is not away. */
const isLive = ({ instance, org, now }: State, task: Task): boolean =>
  mayAct({ org }, task.actor) &&
  actorFor({ org, now, gone: undefined, applicant: instance.facts.applicant }, task.actor) === task.actor;

type ReachOf = (id: number) => ReadonlySet<number>;

/** People to whom a task of somebody may ever come, themselves included: those above, their deputies, and so on. */
function createReach(org: Org, { departments }: CaseFacts): ReachOf {
  const known = new Map<number, ReadonlySet<number>>();
  return (id) => {
    const before = known.get(id);
    if (before) return before;
    const found = new Set([id]);
    for (const at of found) {
      const one = org.people.get(at);
      // Above one who is not known are those above the applicant: everybody.
      for (const next of one ? ladderOf(org, at, departments[0]) : org.people.keys()) found.add(next);
      if (one?.away) found.add(one.away.deputyId);
    }
    known.set(id, found);
    return found;
  };
}

/** Marks that tell states apart: seats, their people while they still count, and others who cannot act any more. */
function keyOf(
  { instance, changed, hasAgreement }: Pick<State, 'instance' | 'changed' | 'hasAgreement'>,
  nodeId: string,
  reachOf: ReachOf,
): string {
  const run = instance.runs[nodeId];
  if (run?.kind !== 'approve') return instance.state;
  let key = `${instance.state}${hasAgreement ? 1 : 0}|`;
  const left: Seat[] = [];
  for (const seat of run.seats) {
    const { who, state, taskId, limitFrom, tried } = seat;
    key += state;
    if (state === 'open' || state === 'waiting') {
      left.push(seat);
      const task = taskId && instance.tasks.find(({ id, state: is }) => id === taskId && is === 'open');
      const due = task && task.dueMs !== undefined ? `d${task.limitStep ?? 0}` : '';
      key += `${who}@${task ? task.actor : ''}${due}${limitFrom ?? ''}:${tried ? tried.toSorted().join() : ''}`;
    }
    key += ';';
  }
  // One who had each task that is left gets none of them again, as one to whom none of them may come.
  const counts = (id: number): boolean =>
    left.some(({ who, tried = [] }) => !tried.includes(id) && reachOf(who).has(id));
  const out = changed.flatMap(([id]) => (counts(id) ? id : []));
  return `${key}|${out.length > 1 ? out.sort().join() : out.join()}`;
}

const seatOf = ({ instance }: State, task: Task): number => {
  const run = instance.runs[task.nodeId];
  return run?.kind === 'approve' ? run.seats.findIndex(({ taskId }) => taskId === task.id) : -1;
};

/**
 * Events at one open task. The order among tasks makes no difference, so the first one alone is moved. Where all must
 * agree, each seat is stuck or not by itself: one moves up, the others agree or pass.
 */
function movesAt(state: State, task: Task, node: ApproveNode): Move['kind'][] {
  const { limitStep } = task;
  const mayPass = hasStep(node.limit, 'pass', limitStep);
  const acts = mayPass || hasStep(node.limit, 'up', limitStep) || hasStep(node.limit, 'refuse', limitStep);
  const isFree = !isOneByOne(node) || state.moving === undefined || state.moving === seatOf(state, task);
  const moves: Move['kind'][] = ['agree'];
  if (typeof node.mode === 'object') moves.push('refuse');
  if (task.actor !== 0 && (isFree || node.onNobody === 'pass')) moves.push('left');
  if (task.actor !== 0 && isFree) moves.push('away');
  if (task.dueMs !== undefined && acts && (isFree || mayPass)) moves.push('timePassed');
  return moves;
}
const isOneByOne = ({ mode }: ApproveNode): boolean => mode === 'all' || mode === 'inOrder';

/** The organisation after the actor left or is away: with the named deputy, without one, or with the actor as deputy (a circle). */
function without(state: State, actor: number, kind: Move['kind']): Pick<State, 'org' | 'changed'> {
  const person = state.org.people.get(actor);
  if (!person || (kind !== 'left' && kind !== 'away')) return state;
  const away = { fromMs: state.now, toMs: Infinity, deputyId: person.away?.deputyId ?? actor };
  const next: OrgPerson = kind === 'left' ? { ...person, canAct: false } : { ...person, away };
  const changed = [...state.changed.filter(([id]) => id !== actor), [actor, next] as const];
  return { changed, org: { ...state.org, people: new Map(state.org.people).set(actor, next) } };
}

function eventOf({ id, actor }: Task, kind: Move['kind']): Event {
  if (kind === 'left' || kind === 'away') return { kind, who: actor };
  if (kind === 'timePassed') return { kind, taskId: id };
  return { kind, taskId: id, by: actor, comment: '不同意' };
}

function moved(
  { engine, node }: { engine: Engine; node: ApproveNode },
  state: State,
  { task, kind }: { task: Task; kind: Move['kind'] },
  come: (next: Omit<State, 'key' | 'isNew' | 'isCircle'>) => void,
): void {
  const people = without(state, task.actor, kind);
  const now = kind === 'timePassed' ? Math.max(state.now, task.dueMs ?? 0) : state.now;
  const result: StepResult = engine.step({ nodes: [node] }, state.instance, eventOf(task, kind), people.org, now);
  if ('refused' in result) return;
  come({
    org: people.org,
    changed: people.changed,
    // Nothing is decided by the log.
    instance: { ...result.instance, log: [] },
    now,
    hasAgreement: state.hasAgreement || kind === 'agree',
    trail: { move: { kind, actor: task.actor, nodeId: node.id }, before: state.trail },
    moving: state.moving ?? (kind === 'agree' || kind === 'refuse' ? undefined : seatOf(state, task)),
    byTime: kind === 'timePassed' ? [...state.byTime, state.key] : [],
  });
}

function movesTo(state: State): Move[] {
  const moves: Move[] = [];
  for (let at = state.trail; at; at = at.before) moves.unshift(at.move);
  return moves;
}

function look(ways: NodeWays, state: State): void {
  if (state.instance.state !== 'agreed') return;
  ways.pass ??= movesTo(state);
  if (!state.hasAgreement) ways.unseen ??= movesTo(state);
}

/**
 * The same for those who may act: a reminder before another step moves nobody, one behind a hand-up stays, it is not the
 * last. Hand-ups alone, however many, go on without an end, as a single one does.
 */
export function plainNode(node: ApproveNode): ApproveNode {
  const chain = chainOf(node.limit);
  const last = chain.findLastIndex(({ onLate }) => onLate !== 'remind');
  const [first, ...rest] = chain.filter(({ onLate }, at) => onLate !== 'remind' || at > last);
  const more = [first, ...rest].every((one) => one?.onLate === 'up') ? [] : rest;
  return first && chain.length > 1 ? { ...node, limit: { ...node.limit, ...first, more } } : node;
}

/** Looks at every state that a plain node may come to for one applicant, the shortest ways first. */
export function searchNode(engine: Engine, node: ApproveNode, facts: CaseFacts, org: Org, now: number): NodeWays {
  const queue: (State | undefined)[] = [];
  const seen = new Set<string>();
  const reachOf = createReach(org, facts);
  const ways: NodeWays = { stuck: undefined, pass: undefined, unseen: undefined, states: 0 };
  const come = (next: Omit<State, 'key' | 'isNew' | 'isCircle'>): void => {
    const key = keyOf(next, node.id, reachOf);
    const mark = `${key}|${next.moving ?? ''}`;
    const isNew = !seen.has(mark);
    // Deadlines alone lead in a circle: the case never ends.
    const isCircle = next.byTime.includes(key);
    if (!isNew && !isCircle) return;
    seen.add(mark);
    queue.push({ ...next, key, isNew, isCircle });
  };
  const { instance } = engine.start({ nodes: [node] }, facts, org, now);
  come({ instance, org, now, changed: [], hasAgreement: false, byTime: [] });
  for (let at = 0; at < queue.length && ways.states < mostStates; at += 1) {
    const state = queue[at] as State;
    queue[at] = undefined;
    if (state.isCircle) ways.stuck ??= movesTo(state);
    if (!state.isNew) continue;
    ways.states += 1;
    look(ways, state);
    if (state.instance.state !== 'running') continue;
    const task = openOf(state.instance).find((one) => isLive(state, one));
    if (!task) ways.stuck ??= movesTo(state);
    else for (const kind of movesAt(state, task, node)) moved({ engine, node }, state, { task, kind }, come);
  }
  return ways;
}
