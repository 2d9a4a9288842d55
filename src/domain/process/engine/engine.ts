import type { CaseFacts, Event, Instance, Org, ProcessContent, Step, StepResult } from '../schema.ts';
import { add, agree, handOn, refuse } from './decisions.ts';
import type { Refusal } from './decisions.ts';
import { copyOf, note } from './draft.ts';
import type { Draft } from './draft.ts';
import { comment, holdLapsed, priceMoved, release, timePassed, urge, withdraw } from './events.ts';
import { hurry } from './hurry.ts';
import { endedWords } from './refusals.ts';
import { advance } from './walk.ts';

/** Starts a case: opens the first tasks, or decides it where nobody has to agree. */
export function start(content: ProcessContent, facts: CaseFacts, org: Org, now: number): Step {
  const instance: Instance = {
    state: 'running',
    facts: { ...facts },
    startedMs: now,
    tasks: [],
    log: [],
    runs: {},
    agreedBy: [],
    copied: [],
  };
  const draft: Draft = { content, instance, org, now, effects: [] };
  note(draft, { kind: 'submitted', by: facts.applicant });
  advance(draft);
  return { instance, effects: draft.effects };
}

function apply(draft: Draft, event: Event): Refusal {
  switch (event.kind) {
    case 'agree':
      return agree(draft, event);
    case 'refuse':
      return refuse(draft, event);
    case 'handOn':
      return handOn(draft, event);
    case 'addBefore':
    case 'addAfter':
      return add(draft, event);
    case 'comment':
      return comment(draft, event);
    case 'urge':
      return urge(draft, event);
    case 'hurry':
      return hurry(draft, event);
    case 'withdraw':
      return withdraw(draft, event);
    case 'left':
    case 'away':
      return release(draft, event);
    case 'timePassed':
      return timePassed(draft, event);
    case 'priceMoved':
      return priceMoved(draft, event);
    case 'holdLapsed':
      return holdLapsed(draft);
  }
}

/**
 * Applies an event to a case; `instance` itself stays as it is. `content` is the version that the case was started
 * with. Where nothing is to do for an event of people or time, the effects are empty.
 */
export function step(content: ProcessContent, instance: Instance, event: Event, org: Org, now: number): StepResult {
  const isFact = event.kind === 'left' || event.kind === 'away';
  if (instance.state !== 'running' && event.kind !== 'comment')
    return isFact ? { instance, effects: [] } : { refused: endedWords[instance.state] };
  // Clocks may differ: what happens to a case never stands before what has happened to it.
  const at = Math.max(now, instance.log.at(-1)?.at ?? now);
  const gone = event.kind === 'left' ? event.who : undefined;
  const draft: Draft = { content, instance: copyOf(instance), org, now: at, effects: [], gone };
  const refused = apply(draft, event);
  return refused === undefined ? { instance: draft.instance, effects: draft.effects } : { refused };
}
