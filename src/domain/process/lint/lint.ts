import type { Org, ProcessContent } from '../schema.ts';
import type { ProcessNames } from '../words/process-names.ts';

export type ProblemKind =
  | 'empty'
  | 'duplicateId'
  | 'noName'
  | 'noApprover'
  | 'unknownApprover'
  | 'nobodyThere'
  | 'selfOnly'
  | 'leastTooMany'
  | 'badNumber'
  | 'badCondition'
  | 'neverHolds'
  | 'deadArm'
  | 'overlap'
  | 'fewArms'
  | 'emptyArm'
  | 'tooLarge';

export interface Problem {
  /** Node, or arm where `armId` is there too; absent: the process. */
  nodeId?: string | undefined;
  armId?: string | undefined;
  kind: ProblemKind;
  /** An error stands in the way of publishing; a warning does not. */
  level: 'error' | 'warning';
  message: string;
}

/** Faults of a process; with the company's people also those of its approvers. Errors first, in the order of the page. */
export function lint(content: ProcessContent, names?: ProcessNames, org?: Org): Problem[] {
  throw new Error(`not yet: ${content.nodes.length} ${names?.person(0)} ${org?.people.size}`);
}
