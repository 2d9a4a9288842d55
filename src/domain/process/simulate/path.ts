import { start, step } from '../engine/engine.ts';
import { isAfterHold } from '../hold.ts';
import type { CaseFacts, Event, Instance, Org, ProcessContent, Task } from '../schema.ts';
import { namesOf } from '../words/process-names.ts';
import type { ProcessNames } from '../words/process-names.ts';
import { pathWords } from './path-words.ts';
import { stepsOf } from './steps.ts';
import type { PathStep } from './steps.ts';
import { afterWork } from '../working-time.ts';
import type { WorkingHours } from '../working-time.ts';

export type { PathStep } from './steps.ts';

export interface Times {
  /** Usual time from the opening of a task to its decision, in working hours. */
  medianMs(actor: number): number;
  workingHours: WorkingHours;
}

export interface Path {
  steps: PathStep[];
  /** `running`: no end is foreseen, which the proof of a process excludes. */
  state: Instance['state'];
  endsMs: number;
  /** Sentences about the way: arms, skips, deputies, deadlines, the hold. */
  why: string[];
  /** The hold (`facts.lapsesAtMs`) may end before the case does. */
  isAfterHold: boolean;
  /** The case at its end, as the engine would have it. */
  instance: Instance;
  /** Ids of the tasks that are not there yet, but expected. */
  expected: ReadonlySet<string>;
}

/** Longest path: deadlines and agreements. */
const mostEvents = 2000;

/** When the actor of a task is expected to agree. */
const replyMs = (
  { actor, openedMs, sinceMs = openedMs }: Task,
  now: number,
  { medianMs, workingHours }: Times,
): number => Math.max(now, afterWork(sinceMs, medianMs(actor), workingHours));

interface Next {
  at: number;
  event: Event;
}
const earlier = (a: Next | undefined, b: Next): Next => (a && a.at <= b.at ? a : b);

/** The next that happens to an open task: its deadline or its agreement, or an absence that begins or ends before both. */
function nextOf(instance: Instance, org: Org, now: number, times: Times): Next | undefined {
  let next: Next | undefined;
  for (const task of instance.tasks) {
    if (task.state !== 'open') continue;
    const { id, actor, dueMs, sinceMs = task.openedMs } = task;
    // Several absences may begin or end at one moment: each of them moves the tasks that are older.
    const isAhead = (ms: number) => ms >= now && ms > sinceMs;
    next = earlier(next, { at: replyMs(task, now, times), event: { kind: 'agree', taskId: id, by: actor } });
    if (dueMs !== undefined)
      next = earlier(next, { at: Math.max(now, dueMs), event: { kind: 'timePassed', taskId: id } });
    const away = org.people.get(actor)?.away;
    if (away && isAhead(away.fromMs) && away.fromMs < away.toMs)
      next = earlier(next, { at: away.fromMs, event: { kind: 'away', who: actor } });
    const backMs = task.for === undefined ? 0 : (org.people.get(task.for)?.away?.toMs ?? 0);
    if (task.for !== undefined && isAhead(backMs))
      next = earlier(next, { at: backMs, event: { kind: 'away', who: task.for } });
  }
  return next;
}

function run(
  content: ProcessContent,
  first: Instance,
  { org, now, times, names }: { org: Org; now: number; times: Times; names: ProcessNames },
): Path {
  let instance = first;
  let at = now;
  const known = first.tasks.length;
  for (let turn = 0; turn < mostEvents && instance.state === 'running'; turn += 1) {
    const next = nextOf(instance, org, at, times);
    if (!next) break;
    at = next.at;
    const result = step(content, instance, next.event, org, at);
    if ('refused' in result) break;
    ({ instance } = result);
  }
  const endsMs = instance.endedMs ?? at;
  const steps = stepsOf(content, instance);
  const expected = new Set(instance.tasks.slice(known).map(({ id }) => id));
  return {
    steps,
    state: instance.state,
    endsMs,
    why: pathWords(content, { instance, expected }, steps, names),
    isAfterHold: isAfterHold(endsMs, first.facts.lapsesAtMs),
    instance,
    expected,
  };
}

/** The exact path of a case by the engine: each approver agrees after the usual reply time; deadlines and absences take effect. */
export const pathOf = (
  content: ProcessContent,
  facts: CaseFacts,
  org: Org,
  now: number,
  times: Times,
  names: ProcessNames = namesOf(org.people),
): Path => run(content, start(content, facts, org, now).instance, { org, now, times, names });

/** The same for a case that runs: its steps until now, and those that are expected. */
export const expectedOf = (
  content: ProcessContent,
  instance: Instance,
  org: Org,
  now: number,
  times: Times,
  names: ProcessNames = namesOf(org.people),
): Path => run(content, instance, { org, now, times, names });
