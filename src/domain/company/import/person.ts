import type { EmployeeState } from '../people.ts';

/** An employee before and after an import; a new one has an id below 0 until it is stored. */
export interface Person {
  id: number;
  name: string;
  phone: string;
  jobNumber: string;
  departmentId: number;
  levelId: number | null;
  managerId: number | null;
  costCenter: string | null;
  canAudit: boolean;
  state: EmployeeState;
  /** Absent in imports that were made before files had these columns. */
  position?: string;
  joinedOn?: string | null;
  /** Not compared: an employee who had left gets the day back. */
  leftAt?: number | null;
}
export const personFields = [
  'name',
  'phone',
  'jobNumber',
  'departmentId',
  'levelId',
  'managerId',
  'costCenter',
  'canAudit',
  'state',
  'position',
  'joinedOn',
] as const;
export type PersonField = (typeof personFields)[number];

/** Fields that files have had since a later version. */
export const laterFields = ['position', 'joinedOn'] as const;

/** A field that one of them does not know is not compared. */
export const changedFields = (before: Person, after: Person): PersonField[] =>
  personFields.filter(
    (field) => before[field] !== undefined && after[field] !== undefined && before[field] !== after[field],
  );
