import { companyAccount } from '../schema.ts';
import type { Event, Seat, Why } from '../schema.ts';
import { heldTask, isSeated } from './decisions.ts';
import type { Held, Refusal } from './decisions.ts';
import { closeTask, note } from './draft.ts';
import type { Draft } from './draft.ts';
import { mayAct, nextUp } from './people.ts';
import { refusals, seatedWords } from './refusals.ts';
import { exceptOf, moveSeat } from './seats.ts';
import { advance } from './walk.ts';

type Hurry = Extract<Event, { kind: 'hurry' }>;

const isOwn = (draft: Draft, { task }: Held, by: number): boolean =>
  (by === task.actor || by === task.for) && mayAct(draft, by);

/** Obstacle to bringing in the next one up: the node must allow it, and as many have to agree as before. */
function obstacle(draft: Draft, held: Held, { by, way }: Hurry): Refusal {
  const { node, run, seat } = held;
  if (by !== companyAccount && by !== draft.instance.facts.applicant && !isOwn(draft, held, by))
    return refusals.notYours;
  if (!node.mayHandOn) return refusals.noHandOn;
  if (run.isHurried) return refusals.hurried;
  if (way === 'beside' && node.mode !== 'any') return refusals.notAny;
  return seat.who === companyAccount ? refusals.nobodyAbove : undefined;
}

/** A case that would be decided too late: the next one up decides in place of an approver, or as well as. */
export function hurry(draft: Draft, event: Hurry): Refusal {
  const { taskId, by, way } = event;
  const held = heldTask(draft, taskId, by);
  if (typeof held === 'string') return held;
  const { task, run, seat } = held;
  const fault = obstacle(draft, held, event);
  if (fault) return fault;
  const { who: from } = seat;
  const to = nextUp(draft, { by: seat.why.by, from, except: exceptOf(run, seat) });
  // With a seat that goes there would be one agreement fewer.
  if (isSeated(run, to)) return seatedWords(to, draft.org);
  const why: Why = { ...seat.why, via: { kind: 'hurried', from, by, way } };
  if (way === 'up') {
    closeTask(draft, task, 'handedOn');
    moveSeat(run, seat, { who: to, why });
  } else {
    const one: Seat = { who: to, why, state: 'waiting', root: run.seats.length, ahead: [] };
    run.seats.push(one);
  }
  run.isHurried = true;
  note(draft, { kind: way === 'up' ? 'hurriedUp' : 'hurriedBeside', by, to: [to], nodeId: task.nodeId, taskId });
  advance(draft);
  return undefined;
}
