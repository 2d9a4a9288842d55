import { problemWords } from './problem-words.ts';
import type { EmployeeField } from './values.ts';

/** Refusals whose sentence has a line, a name or names in it; the others are said by their sentence. */
interface RefusalCause {
  kind: 'sameAs' | 'phoneOf' | 'noDepartment' | 'noManager' | 'managerAway' | 'circle';
  about: readonly string[];
}

export interface Refusal {
  line: number;
  field: EmployeeField;
  reason: string;
  cause?: RefusalCause;
  /** More that is wrong in the row. */
  also?: { field: EmployeeField; reason: string; cause?: RefusalCause }[];
}

export type Refuse = (
  line: number,
  field: EmployeeField,
  reason: string,
  kind?: RefusalCause['kind'],
  ...about: string[]
) => void;

export const noDepartment = (path: string) => ({
  reason: problemWords.noDepartment(path),
  cause: { kind: 'noDepartment' as const, about: [path] },
});

/** Adds to the first fault of a row its others, and its department where the company has none of that name. */
export function addAlso(
  refusal: Refusal | undefined,
  others: readonly (readonly [EmployeeField, string])[],
  unknown: string,
): void {
  const also: NonNullable<Refusal['also']> = others.map(([field, reason]) => ({ field, reason }));
  if (unknown) also.push({ field: 'department', ...noDepartment(unknown) });
  if (refusal && also.length) refusal.also = also;
}
