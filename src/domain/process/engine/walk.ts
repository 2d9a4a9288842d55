import { armOf } from '../conditions.ts';
import type { ApproveNode, BranchNode, CopyNode, NodeRun, ProcessNode, Seat } from '../schema.ts';
import {
  closeGroup,
  hasTaskElsewhere,
  isReady,
  skipSeat,
  skipsAsRepeated,
  standingOf,
  vacate,
  causeOf,
  firstSeats,
} from './seats.ts';
import { decide, note, openTask } from './draft.ts';
import type { ApproveRun, Draft } from './draft.ts';
import { actorFor, namedBy, viewOf } from './people.ts';

type RunOf<K extends NodeRun['kind']> = Extract<NodeRun, { kind: K }>;
function runOf<K extends NodeRun['kind']>(draft: Draft, id: string, kind: K, begin: () => RunOf<K>): RunOf<K> {
  const { runs } = draft.instance;
  const known = runs[id];
  if (known?.kind === kind) return known as RunOf<K>;
  const run = begin();
  runs[id] = run;
  return run;
}

function beginApprove(draft: Draft, node: ApproveNode): ApproveRun {
  const { seats, isSelf } = firstSeats(draft, node);
  const run: ApproveRun = { kind: 'approve', isDone: !seats.length, seats, startedMs: draft.now };
  if (seats.length) return run;
  note(draft, { kind: isSelf ? 'nodeSkipped' : 'nodePassed', nodeId: node.id });
  return { ...run, doneMs: draft.now, lack: isSelf ? 'self' : 'nobody' };
}

/** A case on its way: seats whose turn has come, in the order of the page. They open when every node has been looked at. */
interface Walk extends Draft {
  readonly ready: { node: ApproveNode; run: ApproveRun; seat: Seat }[];
}

/** Skips those who agreed before, and notes those whose turn it is; true where a seat was skipped, so that others may be next. */
function callSeats(walk: Walk, node: ApproveNode, run: ApproveRun): boolean {
  let hasSkipped = false;
  for (const seat of run.seats) {
    if (seat.state !== 'open' && (seat.state !== 'waiting' || !isReady(node, run, seat))) continue;
    if (skipsAsRepeated(walk, node, seat)) {
      skipSeat(walk, node, seat);
      hasSkipped = true;
    } else if (seat.state === 'waiting') walk.ready.push({ node, run, seat });
  }
  return hasSkipped;
}

/** Opens the seats whose turn it is; true where one of them was vacated, so that the node stands otherwise now. */
function openSeats({ ready, ...draft }: Walk): boolean {
  let hasMoved = false;
  for (const { node, run, seat } of ready) {
    if (seat.state !== 'waiting' || hasTaskElsewhere(draft, node, seat)) continue;
    const actor = actorFor(viewOf(draft), seat.who);
    if (actor !== undefined) openTask(draft, node, seat, actor);
    else vacate(draft, node, run, seat, causeOf(draft, seat.who, 'left'));
    hasMoved ||= actor === undefined;
  }
  return hasMoved;
}

function walkApprove(draft: Walk, node: ApproveNode): boolean {
  const run = runOf(draft, node.id, 'approve', () => beginApprove(draft, node));
  if (run.isDone) return true;
  let standing = standingOf(node, run);
  while (standing === 'open' && callSeats(draft, node, run)) standing = standingOf(node, run);
  if (standing === 'open') return false;
  if (standing === 'refused') {
    decide(draft, 'refused');
    return false;
  }
  for (const seat of run.seats) closeGroup(draft, run, seat.root);
  run.isDone = true;
  run.doneMs = draft.now;
  if (run.seats.every(({ state }) => state === 'gone')) {
    run.lack = 'nobody';
    note(draft, { kind: 'nodePassed', nodeId: node.id });
  }
  return true;
}

/** Each person is told of a case once. */
function walkCopy(draft: Draft, node: CopyNode): boolean {
  const { instance, org, effects, now } = draft;
  runOf(draft, node.id, 'copy', () => {
    const named = node.who.flatMap((by) => namedBy(by, instance.facts, org).map(({ who }) => who));
    const to = [...new Set(named)].filter((who) => org.people.has(who) && !instance.copied.includes(who));
    if (to.length) {
      instance.copied.push(...to);
      note(draft, { kind: 'copied', nodeId: node.id, to });
      effects.push({ kind: 'copy', to });
    }
    return { kind: 'copy', to, atMs: now };
  });
  return true;
}

function walkBranch(draft: Walk, node: BranchNode): boolean {
  const { armId } = runOf(draft, node.id, 'branch', () => ({
    kind: 'branch',
    armId: armOf(node, draft.instance.facts).id,
    atMs: draft.now,
  }));
  const arm = node.arms.find(({ id }) => id === armId) ?? node.otherwise;
  return walkNodes(draft, arm.nodes);
}

function walkNode(draft: Walk, node: ProcessNode): boolean {
  switch (node.kind) {
    case 'approve':
      return walkApprove(draft, node);
    case 'copy':
      return walkCopy(draft, node);
    case 'branch':
      return walkBranch(draft, node);
    case 'parallel':
      return node.arms.map((arm) => draft.instance.state === 'running' && walkNodes(draft, arm.nodes)).every(Boolean);
  }
}

/** Goes through nodes as far as they are done; true at their end. */
const walkNodes = (draft: Walk, nodes: readonly ProcessNode[]): boolean =>
  nodes.every((node) => draft.instance.state === 'running' && walkNode(draft, node));

/** Takes the case as far as it goes by itself. */
export function advance(draft: Draft): void {
  let walk: Walk;
  do {
    walk = { ...draft, ready: [] };
    if (walkNodes(walk, draft.content.nodes)) return decide(draft, 'agreed');
  } while (draft.instance.state === 'running' && openSeats(walk));
}

/** Approve node of a task, in whatever arm it is. */
export function nodeOf(nodes: readonly ProcessNode[], id: string): ApproveNode | undefined {
  for (const node of nodes) {
    if (node.kind === 'approve' && node.id === id) return node;
    const arms = node.kind === 'branch' ? [...node.arms, node.otherwise] : node.kind === 'parallel' ? node.arms : [];
    for (const arm of arms) {
      const found = nodeOf(arm.nodes, id);
      if (found) return found;
    }
  }
  return undefined;
}
