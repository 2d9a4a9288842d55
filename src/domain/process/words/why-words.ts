import type { CaseFacts, Task } from '../schema.ts';
import type { ProcessNames } from './process-names.ts';

/** Why a task lies with its actor, said to him: 您是陈佳宁的直属主管. With `viewer` another person's: 林岚是陈佳宁的直属主管. */
export function whyWords(
  task: Pick<Task, 'actor' | 'for' | 'why'>,
  facts: CaseFacts,
  names: ProcessNames,
  viewer: number = task.actor,
): string {
  throw new Error(`not yet: ${task.actor} ${facts.kind} ${names.person(0)} ${viewer}`);
}
