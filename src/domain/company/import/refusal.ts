import type { EmployeeField } from './values.ts';

/** Refusals whose sentence has a line, a name or names in it; the others are said by their sentence. */
export interface RefusalCause {
  kind: 'sameAs' | 'phoneOf' | 'noDepartment' | 'noManager' | 'managerAway' | 'circle';
  about: readonly string[];
}

export interface Refusal {
  line: number;
  field: EmployeeField;
  reason: string;
  cause?: RefusalCause;
}

export type Refuse = (
  line: number,
  field: EmployeeField,
  reason: string,
  kind?: RefusalCause['kind'],
  ...about: string[]
) => void;
