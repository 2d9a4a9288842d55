import { chainOf } from '../chain.ts';
import type { Due } from '../chain.ts';
import { armOf } from '../conditions.ts';
import { companyAccount } from '../schema.ts';
import type { BranchNode, CaseFacts, Event, Instance, ProcessNode } from '../schema.ts';
import { closeTask, decide, lendTask, note, setDue, taskOf } from './draft.ts';
import type { Draft } from './draft.ts';
import { heldTask, refuseSeat } from './decisions.ts';
import type { Held, Refusal } from './decisions.ts';
import { actorFor, viewOf } from './people.ts';
import { refusals, urgedWords } from './refusals.ts';
import { moveUp } from './seats.ts';
import { advance } from './walk.ts';

type Of<K extends Event['kind']> = Extract<Event, { kind: K }>;
const halfHourMs = 30 * 60_000;

/** People of a case, who may speak in it: the company, the applicant, its approvers and those who got a copy. */
export const hasPart = ({ facts, tasks, copied }: Instance, by: number): boolean =>
  by === companyAccount ||
  by === facts.applicant ||
  copied.includes(by) ||
  tasks.some((task) => task.actor === by || task.for === by);

export function comment(draft: Draft, { by, text }: Of<'comment'>): Refusal {
  if (!hasPart(draft.instance, by)) return refusals.stranger;
  if (!text.trim()) return refusals.noText;
  if (text.length > 500) return refusals.longText;
  note(draft, { kind: 'commented', by, comment: text });
  return undefined;
}

/** A case may be urged again from then on. */
export const urgeAgainMs = ({ urgedMs }: Pick<Instance, 'urgedMs'>): number => (urgedMs ?? -Infinity) + halfHourMs;

export function urge(draft: Draft, { by }: Of<'urge'>): Refusal {
  const { instance, now, effects } = draft;
  if (by !== instance.facts.applicant && by !== companyAccount) return refusals.onlyApplicant;
  const againMs = urgeAgainMs(instance);
  if (now < againMs) return urgedWords(againMs);
  const open = instance.tasks.filter(({ state }) => state === 'open');
  if (!open.length) return refusals.nobodyToUrge;
  instance.urgedMs = now;
  note(draft, { kind: 'urged', by, to: open.map(({ actor }) => actor) });
  effects.push(...open.map(({ id }) => ({ kind: 'remind', taskId: id }) as const));
  return undefined;
}

export function withdraw(draft: Draft, { by, comment: text }: Of<'withdraw'>): Refusal {
  if (by !== draft.instance.facts.applicant && by !== companyAccount) return refusals.onlyApplicantWithdraws;
  note(draft, { kind: 'withdrawn', by, ...(text?.trim() && { comment: text }) });
  decide(draft, 'withdrawn');
  return undefined;
}

/** Moves the open tasks of a person who left, is away or is back to the present actor. */
export function release(draft: Draft, { kind, who }: Of<'left' | 'away'>): Refusal {
  let hasMoved = false;
  let isBack = kind === 'away';
  for (const run of Object.values(draft.instance.runs)) {
    if (run.kind !== 'approve' || run.isDone) continue;
    for (const seat of run.seats) {
      const task = seat.state === 'open' ? taskOf(draft, seat) : undefined;
      if (!task || (task.actor !== who && task.for !== who)) continue;
      const actor = actorFor(viewOf(draft), seat.who);
      if (actor === task.actor) continue;
      isBack &&= actor === who;
      hasMoved = true;
      if (actor !== undefined) {
        lendTask(draft, task, seat, actor);
        continue;
      }
      closeTask(draft, task, 'handedOn');
      seat.state = 'waiting';
    }
  }
  if (!hasMoved) return undefined;
  note(draft, { kind: isBack ? 'back' : kind, by: who });
  advance(draft);
  return undefined;
}

/** A deadline: acts once. A reminder sets the next one of the chain. */
export function timePassed(draft: Draft, { taskId }: Of<'timePassed'>): Refusal {
  const held = heldTask(draft, taskId, companyAccount);
  if (typeof held === 'string') return held;
  const { task, node } = held;
  const { dueMs, limitStep = 0 } = task;
  if (dueMs === undefined || !chainOf(node.limit)[limitStep]) return refusals.noDeadline;
  if (draft.now < dueMs) return refusals.tooEarly;
  task.limitMs ??= dueMs;
  task.isLate = true;
  actLate(draft, held, { step: limitStep, at: dueMs });
  return undefined;
}

function actLate(draft: Draft, { task, seat, run, node }: Held, { step, at }: Due): void {
  const about = { by: task.actor, nodeId: node.id, taskId: task.id };
  const chain = chainOf(node.limit);
  switch (chain[step]?.onLate) {
    case 'up': {
      closeTask(draft, task, 'handedOn');
      note(draft, { kind: 'movedUp', ...about, to: [moveUp(draft, run, seat)] });
      if (chain[step + 1]) seat.limitFrom = step + 1;
      return advance(draft);
    }
    case 'pass':
      closeTask(draft, task, 'passed');
      note(draft, { kind: 'passedLate', ...about });
      seat.state = 'passed';
      return advance(draft);
    case 'refuse':
      closeTask(draft, task, 'refused');
      note(draft, { kind: 'refusedLate', ...about });
      return refuseSeat(draft, run, seat);
    default:
      note(draft, { kind: 'reminded', ...about });
      draft.effects.push({ kind: 'remind', taskId: task.id });
      setDue(draft, node, task, step + 1, at);
  }
}

function branchesOf(nodes: readonly ProcessNode[]): BranchNode[] {
  return nodes.flatMap((node) => {
    if (node.kind === 'approve' || node.kind === 'copy') return [];
    const arms = node.kind === 'branch' ? [...node.arms, node.otherwise] : node.arms;
    const inner = arms.flatMap((arm) => branchesOf(arm.nodes));
    return node.kind === 'branch' ? [node, ...inner] : inner;
  });
}

const takesOtherArm = ({ content, instance }: Draft, facts: CaseFacts): boolean =>
  branchesOf(content.nodes).some((node) => {
    const run = instance.runs[node.id];
    return run?.kind === 'branch' && run.armId !== armOf(node, facts).id;
  });

/**
 * A lower price is noted and counts for branches to come. A higher one asks everybody again who agreed, or whose
 * deadline passed, and takes the branch of the new price.
 */
export function priceMoved(draft: Draft, { total, overBy, verdict }: Of<'priceMoved'>): Refusal {
  if (!Number.isSafeInteger(total) || total < 0) return refusals.badPrice;
  const { instance } = draft;
  const was = instance.facts.total;
  const facts = { ...instance.facts, total, ...(overBy !== undefined && { overBy }), ...(verdict && { verdict }) };
  instance.facts = facts;
  note(draft, { kind: 'priceMoved', was, total });
  const hasAgreement = Object.values(instance.runs).some(
    (run) => run.kind === 'approve' && run.seats.some(({ state }) => state === 'agreed' || state === 'passed'),
  );
  if (total <= was || !(hasAgreement || takesOtherArm(draft, facts))) return undefined;
  for (const task of instance.tasks) if (task.state === 'open') closeTask(draft, task, 'closed');
  instance.runs = {};
  instance.agreedBy = [];
  note(draft, { kind: 'askedAgain' });
  advance(draft);
  return undefined;
}

export function holdLapsed(draft: Draft): Refusal {
  note(draft, { kind: 'expired' });
  decide(draft, 'expired');
  return undefined;
}
