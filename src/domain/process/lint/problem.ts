type ProblemKind =
  /** No approve node at all. */
  | 'empty'
  | 'tooLarge'
  | 'badId'
  | 'duplicateId'
  | 'noName'
  | 'noApprover'
  /** An approver that is not there any more, or may not approve. */
  | 'unknownApprover'
  /** The node has no person who can act, for all or some applicants. */
  | 'nobodyThere'
  | 'selfOnly'
  /** Applications of some people are agreed although nobody is asked. */
  | 'unheard'
  | 'leastTooMany'
  | 'badNumber'
  /** Steps of a limit in the wrong order, or behind its end. */
  | 'badChain'
  | 'badCondition'
  | 'neverHolds'
  | 'deadArm'
  | 'overlap'
  | 'fewArms'
  | 'emptyArm';

export interface Problem {
  /** Node, or arm where `armId` is there too; absent: the process. */
  nodeId?: string | undefined;
  armId?: string | undefined;
  kind: ProblemKind;
  /** An error stands in the way of publishing; a warning does not. */
  level: 'error' | 'warning';
  message: string;
}
