import { companyAccount } from '../schema.ts';
import type { ApproveNode, Approver, Seat, UpCause, Why } from '../schema.ts';
import { closeTask, note, taskOf } from './draft.ts';
import type { ApproveRun, Draft } from './draft.ts';
import { actorFor, mayAct, namedBy, nextUp, viewOf } from './people.ts';

const isSettled = ({ state }: Seat): boolean => state === 'agreed' || state === 'passed' || state === 'skipped';
const isOver = (seat: Seat): boolean => isSettled(seat) || seat.state === 'gone';

export const causeOf = (draft: Draft, who: number, cause: UpCause): UpCause => (mayAct(draft, who) ? 'away' : cause);

/** In place of somebody: by the node's rule; undefined where the rule is to do without. An absence alone never passes a node. */
function replacement(
  draft: Draft,
  { onNobody }: ApproveNode,
  { by, from, cause, except = [] }: { by?: Approver; from?: number; cause: UpCause; except?: readonly number[] },
): { who: number; why: Why } | undefined {
  if (onNobody === 'pass' && cause !== 'away') return undefined;
  const who = onNobody === 'admin' ? companyAccount : nextUp(draft, { by, from, except });
  return {
    who,
    why: { ...(by && { by }), via: { kind: 'up', cause, ...(from !== undefined && { from }) } },
  };
}

/** People of one approver of the process: those who can act, or who decides in their place. */
function seatsOf(draft: Draft, node: ApproveNode, by: Approver | undefined) {
  const { facts } = draft.instance;
  const named = by ? namedBy(by, facts, draft.org) : [];
  const others = node.skipSelf ? named.filter(({ who }) => who !== facts.applicant) : named;
  const able = others.filter(({ who }) => actorFor(viewOf(draft), who) !== undefined);
  const isSelf = others.length < named.length;
  if (able.length || (isSelf && !others.length)) return { able, isSelf, instead: [] };
  const from = others[0]?.who;
  const cause = from === undefined ? 'nobody' : causeOf(draft, from, 'nobody');
  const one = replacement(draft, node, { by, from, cause });
  return { able, isSelf, instead: one ? [one] : [] };
}

/** Seats of a node as it begins, each person once. With one agreement enough, nobody stands in while others can act. */
export function firstSeats(draft: Draft, node: ApproveNode): { seats: Seat[]; isSelf: boolean } {
  const groups = (node.who.length ? node.who : [undefined]).map((by) => seatsOf(draft, node, by));
  const hasAble = groups.some(({ able }) => able.length);
  const candidates = groups.flatMap(({ able, instead }) =>
    able.length || (node.mode === 'any' && hasAble) ? able : instead,
  );
  const seats = candidates
    .filter(({ who }, at) => candidates.findIndex((one) => one.who === who) === at)
    .map(({ who, why }, root): Seat => ({ who, why, state: 'waiting', root, ahead: [] }));
  return { seats, isSelf: groups.some((group) => group.isSelf) };
}

/** Gives a seat to another person; one who sits in the node already needs no second seat. */
export function moveSeat({ seats }: ApproveRun, seat: Seat, { who, why }: { who: number; why: Why }): void {
  const other = seats.find((one) => one !== seat && one.who === who && one.state !== 'gone' && one.state !== 'refused');
  (seat.tried ??= []).push(seat.who);
  seat.state = other ? 'gone' : 'waiting';
  if (other) return;
  seat.who = who;
  seat.why = why;
  delete seat.limitFrom;
}

export const exceptOf = ({ seats }: ApproveRun, seat: Seat): number[] => [
  ...(seat.tried ?? []),
  ...seats.filter(({ state }) => state === 'refused').map(({ who }) => who),
];

/** A seat whose person cannot act any more. */
export function vacate(draft: Draft, node: ApproveNode, run: ApproveRun, seat: Seat, cause: UpCause): void {
  const hasOther = run.seats.some((one) => one !== seat && one.root !== seat.root && one.state === 'open');
  const one =
    node.mode === 'any' && hasOther
      ? undefined
      : replacement(draft, node, { by: seat.why.by, from: seat.who, cause, except: exceptOf(run, seat) });
  if (one) moveSeat(run, seat, one);
  else seat.state = 'gone';
}

/** A seat whose deadline has passed goes to the next one up, whatever the node's rule for nobody is. */
export function moveUp(draft: Draft, run: ApproveRun, seat: Seat): number {
  const who = nextUp(draft, { by: seat.why.by, from: seat.who, except: exceptOf(run, seat) });
  const why: Why = { ...seat.why, via: { kind: 'up', cause: 'late', from: seat.who } };
  moveSeat(run, seat, { who, why });
  return who;
}

const membersOf = ({ seats }: ApproveRun, root: number): Seat[] => seats.filter((seat) => seat.root === root);
const isWhole = (run: ApproveRun, root: number): boolean => membersOf(run, root).every(isOver);

/** May a waiting seat open: those ahead of it are through, and in order all earlier ones with what they added. */
export function isReady({ mode }: ApproveNode, run: ApproveRun, seat: Seat): boolean {
  const isFree = seat.ahead.every((at) => isOver(run.seats[at] as Seat));
  if (mode !== 'inOrder' || !isFree) return isFree;
  return run.seats.every(({ root }) => root >= seat.root || isWhole(run, root));
}

/** Where a node stands: seats that were added count with the one that added them. */
export function standingOf({ mode }: ApproveNode, run: ApproveRun): 'open' | 'done' | 'refused' {
  let [live, refused, whole] = [0, 0, 0];
  for (let root = 0; root < run.seats.length; root += 1) {
    if (run.seats[root]?.root !== root) continue;
    let [isLive, isRefused, isDone] = [false, false, true];
    for (const seat of run.seats) {
      if (seat.root !== root) continue;
      isLive ||= seat.state !== 'gone';
      isRefused ||= seat.state === 'refused';
      isDone &&= isOver(seat);
    }
    if (!isLive) continue;
    live += 1;
    if (isRefused) refused += 1;
    if (isDone) whole += 1;
  }
  if (typeof mode !== 'object' && refused) return 'refused';
  const least = typeof mode === 'object' ? mode.least : mode === 'any' ? 1 : live;
  const need = Math.min(Math.max(least, 1), live);
  if (live - refused < need) return 'refused';
  return whole >= need ? 'done' : 'open';
}

/** Takes the tasks of a group away whose decision is made. */
export function closeGroup(draft: Draft, run: ApproveRun, root: number): void {
  for (const seat of membersOf(run, root)) {
    const task = seat.state === 'open' ? taskOf(draft, seat) : undefined;
    if (task) closeTask(draft, task, 'closed');
    if (seat.state === 'open' || seat.state === 'waiting') seat.state = 'gone';
  }
}

/** Somebody whose answer elsewhere in this case counts here: not one who was asked again on purpose. */
const countsOnce = ({ skipRepeated }: ApproveNode, { why }: Seat): boolean =>
  skipRepeated && !['handedOn', 'added', 'hurried'].includes(why.via?.kind ?? '');

export const skipsAsRepeated = (draft: Draft, node: ApproveNode, seat: Seat): boolean =>
  countsOnce(node, seat) && draft.instance.agreedBy.includes(seat.who);

/** Parallel nodes ask the same person one at a time: an agreement there settles this seat too. */
export const hasTaskElsewhere = (draft: Draft, node: ApproveNode, seat: Seat): boolean =>
  countsOnce(node, seat) &&
  draft.instance.tasks.some(
    (task) => task.state === 'open' && task.nodeId !== node.id && (task.for ?? task.actor) === seat.who,
  );

export function skipSeat(draft: Draft, node: ApproveNode, seat: Seat): void {
  const task = taskOf(draft, seat);
  if (task) closeTask(draft, task, 'skipped');
  seat.state = 'skipped';
  note(draft, { kind: 'skipped', by: seat.who, nodeId: node.id });
}
