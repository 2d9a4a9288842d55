import type { ColumnType, Generated } from 'kysely';
import type { EmployeeImportDetail, ImportChange } from '#contract/company-import.ts';
import type { ImportChoices } from '#domain/company/import/difference.ts';
import type { Person } from '#domain/company/import/person.ts';
import type { ImportRecord } from '#domain/company/import/undo.ts';
import type { EmployeeValues } from '#domain/company/import/values.ts';

/** jsonb: read as a value, written as its text. */
type Json<T> = ColumnType<T, string, string>;

/** An import of employees; a draft until it is applied. */
export interface EmployeeImportRow {
  id: Generated<number>;
  company_id: number;
  member_id: string;
  made_by: string;
  file_name: string;
  state: Generated<'draft' | 'applied' | 'undone'>;
  made_at: number;
  applied_at: Generated<number | null>;
  undone_at: Generated<number | null>;
  undone_by: Generated<string>;
  choices: Json<ImportChoices>;
  /** Of the file, as they were read and mended. */
  rows: Json<{ line: number; values: EmployeeValues }[]>;
  summary: Json<Pick<EmployeeImportDetail, 'counts' | 'effects' | 'refused'>>;
  /** Beside the employees: heads of departments, and departments that it made. */
  record: ColumnType<Pick<ImportRecord, 'heads' | 'departments'>, string | undefined, string>;
  /** Of the difference. */
  fingerprint: string;
  took: Generated<number>;
}

interface EmployeeImportChangeRow {
  company_id: number;
  import_id: number;
  place: number;
  kind: ImportChange['kind'];
  line: number | null;
  employee_id: number;
  before: Json<Person | null>;
  after: Json<Person>;
  shown: Json<Omit<ImportChange, 'kind' | 'line'>>;
  has_effect: boolean;
}

/** Created in migrations/086-employee-imports.ts. */
export interface EmployeeImportTables {
  employee_imports: EmployeeImportRow;
  employee_import_changes: EmployeeImportChangeRow;
}
