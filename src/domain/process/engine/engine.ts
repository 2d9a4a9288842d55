import type { CaseFacts, Event, Instance, Org, ProcessContent, Step, StepResult } from '../schema.ts';

/** Starts a case: opens the first tasks, or decides it where nobody has to agree. */
export function start(content: ProcessContent, facts: CaseFacts, org: Org, now: number): Step {
  throw new Error(`not yet: ${content.nodes.length} ${facts.kind} ${org.people.size} ${now}`);
}

/** Applies an event to a running case. `content` is the version that the case was started with. */
export function step(content: ProcessContent, instance: Instance, event: Event, org: Org, now: number): StepResult {
  throw new Error(`not yet: ${content.nodes.length} ${instance.state} ${event.kind} ${org.people.size} ${now}`);
}
