import type { ApproveNode, Event, Seat, Task } from '../schema.ts';
import { authorOf, closeTask, note } from './draft.ts';
import type { ApproveRun, Draft } from './draft.ts';
import { actorFor, mayAct, viewOf } from './people.ts';
import { closedWords, personFault, refusals, seatedWords } from './refusals.ts';
import { closeGroup } from './seats.ts';
import { advance, nodeOf } from './walk.ts';

/** Why an event is not applied; undefined: it was. */
export type Refusal = string | undefined;
type Of<K extends Event['kind']> = Extract<Event, { kind: K }>;

const longest = 500;
const mostSeats = 30;

export interface Held {
  task: Task;
  seat: Seat;
  run: ApproveRun;
  node: ApproveNode;
}

/** An open task with its place in the case, or a sentence. */
export function heldTask(draft: Draft, taskId: string, by: number): Held | string {
  const task = draft.instance.tasks.find(({ id }) => id === taskId);
  if (!task) return refusals.noTask;
  if (task.state !== 'open') return closedWords(task, by, draft.org);
  const run = draft.instance.runs[task.nodeId];
  const node = nodeOf(draft.content.nodes, task.nodeId);
  const seat = run?.kind === 'approve' ? run.seats.find((one) => one.taskId === taskId) : undefined;
  return node && run?.kind === 'approve' && seat ? { task, seat, run, node } : refusals.noTask;
}

/** The same for the caller `by`: the task's actor, or the person that the actor stands in for. */
function ownTask(draft: Draft, taskId: string, by: number, comment = '', isForced = false): Held | string {
  const held = heldTask(draft, taskId, by);
  if (typeof held === 'string') return held;
  if (by !== held.task.actor && by !== held.task.for) return refusals.notYours;
  if (!isForced && !mayAct(draft, by)) return refusals.noRight;
  return comment.length > longest ? refusals.longText : held;
}

const remark = (comment: string | undefined): { comment?: string } => (comment?.trim() ? { comment } : {});

export function agree(draft: Draft, { taskId, by, comment }: Of<'agree'>): Refusal {
  const held = ownTask(draft, taskId, by, comment);
  if (typeof held === 'string') return held;
  const { task, seat } = held;
  Object.assign(task, { decidedBy: by, ...remark(comment) });
  closeTask(draft, task, 'agreed');
  seat.state = 'agreed';
  if (!draft.instance.agreedBy.includes(seat.who)) draft.instance.agreedBy.push(seat.who);
  note(draft, { kind: 'agreed', ...authorOf(task, by), ...remark(comment) });
  advance(draft);
  return undefined;
}

/** Ends the case, but where enough others may still agree (`least`). */
export function refuse(draft: Draft, { taskId, by, comment }: Of<'refuse'>): Refusal {
  const held = ownTask(draft, taskId, by, comment);
  if (typeof held === 'string') return held;
  if (!comment?.trim()) return refusals.noReason;
  const { task, seat, run } = held;
  Object.assign(task, { decidedBy: by, comment });
  closeTask(draft, task, 'refused');
  note(draft, { kind: 'refused', ...authorOf(task, by), comment });
  refuseSeat(draft, run, seat);
  return undefined;
}

export function refuseSeat(draft: Draft, run: ApproveRun, seat: Seat): void {
  seat.state = 'refused';
  closeGroup(draft, run, seat.root);
  advance(draft);
}

export const isSeated = ({ seats }: ApproveRun, id: number): boolean =>
  seats.some(({ who, state }) => who === id && state !== 'gone');

/** Obstacle to giving people a part in the node of a task. */
function peopleFault(draft: Draft, { node, run }: Held, by: number, to: readonly number[], isForced = false): Refusal {
  if (!node.mayHandOn && !isForced) return refusals.noHandOn;
  if (!to.length || new Set(to).size < to.length) return refusals.nobodyNamed;
  const { instance, org } = draft;
  const canGet = (id: number) => actorFor(viewOf(draft), id) !== undefined;
  for (const id of to) {
    const fault = personFault(id, { by, instance, org, canGet });
    if (fault) return fault;
    if (isSeated(run, id)) return seatedWords(id, org);
  }
  return run.seats.length + to.length > mostSeats ? refusals.tooMany : undefined;
}

export function handOn(draft: Draft, { taskId, by, to, comment, hasLeft, byCompany }: Of<'handOn'>): Refusal {
  const held = ownTask(draft, taskId, by, comment, byCompany);
  if (typeof held === 'string') return held;
  const fault = peopleFault(draft, held, by, [to], byCompany);
  if (fault) return fault;
  const { task, seat } = held;
  Object.assign(task, remark(comment));
  closeTask(draft, task, 'handedOn');
  (seat.tried ??= []).push(seat.who);
  const left = { ...(hasLeft && { hasLeft }), ...(byCompany && { byCompany }) };
  Object.assign(seat, {
    who: to,
    why: { ...seat.why, via: { kind: 'handedOn', from: by, ...left } },
    state: 'waiting',
  });
  note(draft, { kind: 'handedOn', ...authorOf(task, by), to: [to], ...remark(comment), ...left });
  advance(draft);
  return undefined;
}

/** Before: the task comes back when those who were added have agreed. After: the node waits for them too. */
export function add(draft: Draft, { kind, taskId, by, to, comment }: Of<'addBefore' | 'addAfter'>): Refusal {
  const held = ownTask(draft, taskId, by, comment);
  if (typeof held === 'string') return held;
  const fault = peopleFault(draft, held, by, to);
  if (fault) return fault;
  const { task, seat, run } = held;
  const { seats } = run;
  const isBefore = kind === 'addBefore';
  const at = seats.indexOf(seat);
  const added = to.map((_, turn) => seats.length + turn);
  const ahead = isBefore ? seat.ahead : [at];
  const waiting = isBefore ? [seat] : seats.filter((one) => one.ahead.includes(at));
  for (const one of waiting) one.ahead = [...one.ahead, ...added];
  const via = { kind: 'added', from: by, place: isBefore ? 'before' : 'after' } as const;
  seats.push(
    ...to.map((who): Seat => ({
      who,
      why: { ...seat.why, via },
      state: 'waiting',
      root: seat.root,
      ahead: [...ahead],
    })),
  );
  if (isBefore) {
    closeTask(draft, task, 'closed');
    seat.state = 'waiting';
  }
  note(draft, {
    kind: isBefore ? 'addedBefore' : 'addedAfter',
    ...authorOf(task, by),
    to: [...to],
    ...remark(comment),
  });
  advance(draft);
  return undefined;
}
