import type { WorkingHours } from './working-time.ts';
import type { ApproveNode, CaseFacts, Instance, Org, ProcessContent, Task } from '../schema.ts';

export interface Times {
  /** Usual time from the opening of a task to its decision, in working hours. */
  medianMs(actor: number): number;
  workingHours: WorkingHours;
}

export interface PathPerson {
  id: number;
  /** As the deputy of. */
  for?: number | undefined;
  why: Task['why'];
  /** `passed`, `refused`: by the deadline; `closed`: another one was faster. */
  state: Task['state'];
  fromMs: number;
  toMs: number;
}
export interface PathStep {
  nodeId: string;
  kind: 'approve' | 'copy' | 'branch';
  name: string;
  /** Of a branch: the arm that the case takes. */
  armId?: string | undefined;
  people: PathPerson[];
  mode?: ApproveNode['mode'] | undefined;
  /** Done without anybody: the applicant himself, approvers who agreed before, nobody there. */
  isSkipped: boolean;
  fromMs: number;
  toMs: number;
  /** The hold (`facts.lapsesAtMs`) ends before this node is expected to be done: offer to hand up or to ask in parallel. */
  isAfterHold: boolean;
}
export interface Path {
  steps: PathStep[];
  state: Exclude<Instance['state'], 'running'>;
  endsMs: number;
  /** Sentences about the path. */
  why: string[];
  isAfterHold: boolean;
}

/** The exact path of a case: the engine itself, each approver agreeing after his usual time, deadlines and absences as they come. */
export function pathOf(content: ProcessContent, facts: CaseFacts, org: Org, now: number, times: Times): Path {
  throw new Error(
    `not yet: ${content.nodes.length} ${facts.kind} ${org.people.size} ${now} ${times.workingHours.from}`,
  );
}

/** The same for a case that runs: its steps until now, and those that are expected. */
export function expectedOf(content: ProcessContent, instance: Instance, org: Org, now: number, times: Times): Path {
  throw new Error(
    `not yet: ${content.nodes.length} ${instance.state} ${org.people.size} ${now} ${times.workingHours.from}`,
  );
}
