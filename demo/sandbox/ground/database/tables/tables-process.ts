import type { ColumnType, Generated } from 'kysely';
import type { Instance, ProcessContent, ProcessKind, ProcessScope, Task } from '#domain/process/schema.ts';

/** jsonb: read as a value, written as its text. */
type Json<T> = ColumnType<T, string, string>;

interface ProcessTableRow {
  id: Generated<number>;
  company_id: number;
  kind: ProcessKind;
  name: string;
  /** Applies where no other process of its kind does. */
  is_default: Generated<boolean>;
  /** Order among the processes of a kind. */
  place: Generated<number>;
  retired_at: Generated<number | null>;
  created_at: number;
  updated_at: number;
}

/** A version of a process. A draft is changed in place; a published one never: cases run by it. */
export interface ProcessVersionRow {
  id: Generated<number>;
  company_id: number;
  process_id: number;
  version: number;
  state: 'draft' | 'active' | 'over';
  content: Json<ProcessContent>;
  scope: Json<ProcessScope>;
  note: Generated<string>;
  published_at: Generated<number | null>;
  changed_by: string;
  changed_at: number;
  /** Counts the saves of a draft: a save names the one that it was made from. */
  lock: Generated<number>;
}

/** People who act by a role: 财务 BP. */
interface ProcessRoleRow {
  id: Generated<number>;
  company_id: number;
  name: string;
  people: Json<number[]>;
  version: Generated<number>;
}

/** A colleague acts for one who is away. */
interface DeputyRow {
  id: Generated<number>;
  company_id: number;
  employee_id: number;
  deputy_id: number;
  from_ms: number;
  to_ms: number;
  ended_at: Generated<number | null>;
  note: Generated<string>;
  created_at: number;
}

interface CaseRow {
  id: Generated<number>;
  /** `SQ`, day, number. */
  no: string;
  company_id: number;
  /** Messages about it are shown in this application. */
  app_id: string;
  kind: ProcessKind;
  /** Of the trip application, the order or the request about an order. */
  subject_id: string;
  /** Null: the company had no process, its account decides. */
  process_version_id: number | null;
  /** Employee for whom it is; 0: the company's account. */
  applicant_id: number;
  /** Employee who made it: the applicant, or a colleague who books for the applicant. */
  by_id: number;
  title: string;
  /** Title, number and applicant, in small letters. */
  search: string;
  state: Instance['state'];
  verdict: 'ok' | 'over';
  over_lines: number;
  total: number;
  instance: Json<Instance>;
  /** End of its held seats, or of its own time. */
  lapses_at: number | null;
  /** Sorts the cases of a company: by the first end of the open steps, those that are over behind them. */
  first_end: number;
  opened_at: number;
  closed_at: Generated<number | null>;
  /** Counts its steps. */
  version: Generated<number>;
}

/** A task of the instance, for lists: written with each step of the case. */
interface CaseTaskRow {
  id: Generated<number>;
  case_id: number;
  task_id: string;
  company_id: number;
  /** Employee; 0: the company's account. */
  actor: number;
  /** The person whose deputy the actor is. */
  for_id: number | null;
  node_id: string;
  side: 'trip' | 'order';
  state: Task['state'];
  opened_at: number;
  closed_at: number | null;
  due_at: number | null;
  lapses_at: number;
}

interface CaseCopyRow {
  case_id: number;
  actor: number;
  company_id: number;
  at: number;
  read_at: Generated<number | null>;
}

/** A thing to be done at a moment; the row goes with it. */
export interface DueJobRow {
  id: Generated<number>;
  at: number;
  kind: 'taskDue' | 'caseLapses' | 'away' | 'left';
  company_id: number;
  subject_id: string;
  task_id: Generated<string>;
}

/** Tables of processes and cases; created in migrations/091-processes.ts. */
export interface ProcessTables {
  processes: ProcessTableRow;
  process_versions: ProcessVersionRow;
  process_roles: ProcessRoleRow;
  deputies: DeputyRow;
  cases: CaseRow;
  case_tasks: CaseTaskRow;
  case_copies: CaseCopyRow;
  due_jobs: DueJobRow;
}
