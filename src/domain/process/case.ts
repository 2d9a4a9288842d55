import type { Fen } from '../money.ts';
import type { Approver, CaseFacts } from './schema.ts';

/** A running case as plain JSON, events and effects. Types only; `schema.ts` exports them too. */
export type CaseState = 'running' | 'agreed' | 'refused' | 'withdrawn' | 'expired';

/**
 * `agreed`, `refused`: by its actor · `passed`, `refused` with `isLate`: by its deadline · `skipped`: its actor agreed
 * before · `handedOn`: another task took its place · `closed`: no decision needed any more.
 */
export type TaskState = 'open' | 'agreed' | 'refused' | 'passed' | 'skipped' | 'handedOn' | 'closed';

/** How an actor came to a node: the approver rule of the process, and the moves of the task since. */
export interface Why {
  /** The last approver of the process; absent for a node without any. */
  by?: Approver | undefined;
  /** Of a chain of managers: levels above the applicant. */
  levels?: number | undefined;
  /** Of a head: the department. */
  departmentId?: number | undefined;
  /** The last move, if there was one. */
  via?: Via | undefined;
}
export type Via =
  /** In place of an approver that does not exist, cannot act, has left, is away without a deputy who can act, or is late. */
  | { kind: 'up'; cause: UpCause; from?: number | undefined }
  /** `hasLeft`: the company has named the successor of one who leaves or is disabled. `byCompany`: it gave the task to somebody else. */
  | { kind: 'handedOn'; from: number; hasLeft?: true | undefined; byCompany?: true | undefined }
  | { kind: 'added'; from: number; place: 'before' | 'after' }
  /** The case would be decided too late: the next one up has it in place of `from`, or beside. */
  | { kind: 'hurried'; from: number; by: number; way: HurryWay };
/** `beside`: whoever of the two is first decides. */
export type HurryWay = 'up' | 'beside';
export type UpCause = 'nobody' | 'left' | 'away' | 'late';

export interface Task {
  /** Unique in the case: `t1`, `t2`, … */
  id: string;
  nodeId: string;
  actor: number;
  /** The one for whom the actor acts as a deputy, who may decide too. */
  for?: number | undefined;
  state: TaskState;
  openedMs: number;
  /** Since when the actor has it, where an absence began or ended after the opening; the deadline stays. */
  sinceMs?: number | undefined;
  /** Actors of before, by an absence. */
  hadBy?: readonly number[] | undefined;
  closedMs?: number | undefined;
  /** Deadline that has not acted yet. */
  dueMs?: number | undefined;
  /** The first deadline that has acted. */
  limitMs?: number | undefined;
  /** Of a chain that reminds first: when it takes the decision out of the actor's hands. */
  endMs?: number | undefined;
  /** Number of the step of the limit that `dueMs` belongs to, or that was the last; absent: the first. */
  limitStep?: number | undefined;
  /** Steps that had acted before the opening, as the task was handed up; absent: none. */
  limitFrom?: number | undefined;
  why: Why;
  comment?: string | undefined;
  /** Person who decided: the actor, or the one that the actor stands in for. */
  decidedBy?: number | undefined;
  /** The deadline has acted. */
  isLate?: boolean | undefined;
}

/** One approver of a running node. Seats that this approver added share the `root`. */
export interface Seat {
  who: number;
  why: Why;
  /** `gone`: left out, counts as neither agreed nor missing. */
  state: 'waiting' | 'open' | 'agreed' | 'passed' | 'skipped' | 'refused' | 'gone';
  /** Number of the seat that it belongs to; its own where the process named it. */
  root: number;
  /** Numbers of the seats that must be settled before it opens. */
  ahead: number[];
  taskId?: string | undefined;
  /** Had the task and lost it: nobody gets it twice by moving up. */
  tried?: number[] | undefined;
  /** Steps of the limit that have acted before its next task is opened. */
  limitFrom?: number | undefined;
}

export type NodeRun =
  | {
      kind: 'approve';
      isDone: boolean;
      seats: Seat[];
      startedMs: number;
      doneMs?: number | undefined;
      lack?: Lack;
      isHurried?: true;
    }
  | { kind: 'copy'; to: number[]; atMs: number }
  | { kind: 'branch'; armId: string; atMs: number };
/** Why a node without seats was done at once: its only approver is the applicant, or there is nobody and the rule is to pass. */
export type Lack = 'self' | 'nobody';

export type LogKind =
  | 'submitted'
  | 'agreed'
  | 'refused'
  | 'handedOn'
  | 'addedBefore'
  | 'addedAfter'
  | 'commented'
  | 'urged'
  | 'hurriedUp'
  | 'hurriedBeside'
  | 'withdrawn'
  /** The person left; the tasks moved on. */
  | 'left'
  /** The person is away; the tasks went to the deputy. */
  | 'away'
  /** The absence is over; undecided tasks of the deputy came back. */
  | 'back'
  | 'reminded'
  | 'movedUp'
  | 'passedLate'
  | 'refusedLate'
  | 'skipped'
  | 'nodeSkipped'
  | 'nodePassed'
  | 'copied'
  | 'priceMoved'
  /** The price rose after agreements: everybody is asked again. */
  | 'askedAgain'
  | 'expired'
  | 'decided';
export interface LogEntry {
  at: number;
  kind: LogKind;
  /** Person who did it, or to whom it happened; absent: the clock or the airline. */
  by?: number | undefined;
  /** As the deputy of. */
  for?: number | undefined;
  to?: readonly number[] | undefined;
  nodeId?: string | undefined;
  taskId?: string | undefined;
  comment?: string | undefined;
  /** Of `handedOn`: by the company, as the person left. */
  hasLeft?: true | undefined;
  /** Of `handedOn`: by the company, in place of the person. */
  byCompany?: true | undefined;
  state?: CaseState | undefined;
  /** Of `priceMoved`: totals before and after. */
  was?: Fen | undefined;
  total?: Fen | undefined;
}

export interface Instance {
  state: CaseState;
  facts: CaseFacts;
  startedMs: number;
  endedMs?: number | undefined;
  /** In the order of opening. */
  tasks: Task[];
  log: LogEntry[];
  /** By node id. */
  runs: Record<string, NodeRun>;
  /** People whose own agreement counts (`skipRepeated`). */
  agreedBy: number[];
  copied: number[];
  urgedMs?: number | undefined;
}

export type Event =
  | { kind: 'agree'; taskId: string; by: number; comment?: string | undefined }
  /** Needs a comment. */
  | { kind: 'refuse'; taskId: string; by: number; comment?: string | undefined }
  | {
      kind: 'handOn';
      taskId: string;
      by: number;
      to: number;
      comment?: string | undefined;
      /** By the company, as `by` leaves or is disabled. */
      hasLeft?: true | undefined;
      /** By the company, in place of `by`, whatever the node allows its approvers. */
      byCompany?: true | undefined;
    }
  | { kind: 'addBefore' | 'addAfter'; taskId: string; by: number; to: readonly number[]; comment?: string | undefined }
  | { kind: 'comment'; by: number; text: string }
  | { kind: 'urge'; by: number }
  /** By the applicant, the company or the approver, where the forecast ends too late; once for each node. */
  | { kind: 'hurry'; taskId: string; by: number; way: HurryWay }
  | { kind: 'withdraw'; by: number; comment?: string | undefined }
  /** The person left, was disabled, or may not approve any more; sent once for each running case with a task of theirs. */
  | { kind: 'left'; who: number }
  /** An absence began. */
  | { kind: 'away'; who: number }
  | { kind: 'timePassed'; taskId: string }
  | { kind: 'priceMoved'; total: Fen; overBy?: Fen | undefined; verdict?: CaseFacts['verdict'] | undefined }
  | { kind: 'holdLapsed' };
/** The same; for files where `Event` is the browser's. */
export type CaseEvent = Event;
export type EventKind = Event['kind'];

export type Effect =
  | { kind: 'open'; taskId: string }
  /** By an absence an open task has come to somebody who did not have it before. */
  | { kind: 'lend'; taskId: string }
  | { kind: 'close'; taskId: string }
  | { kind: 'due'; taskId: string; at: number }
  | { kind: 'copy'; to: number[] }
  | { kind: 'remind'; taskId: string }
  | { kind: 'decided'; state: Exclude<CaseState, 'running'> };

export interface Step {
  instance: Instance;
  effects: Effect[];
}
/** `refused`: a sentence for the one who did it; nothing has changed. */
export type StepResult = Step | { refused: string };
