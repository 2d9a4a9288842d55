import type { z } from 'zod';
import type { Refusal } from '#domain/company/import/refusal.ts';
import type { EmployeeField } from '#domain/company/import/values.ts';
import type { PersonField } from '#domain/company/import/person.ts';
import type { ObstacleKind } from '#domain/company/import/undo.ts';
import type { companyImportSchemas } from './company-import.schema.ts';
import type { Page } from './page.ts';
import { row } from './row.ts';
import type { Moment } from './row.ts';

type In<K extends keyof typeof companyImportSchemas> = z.input<(typeof companyImportSchemas)[K]>;

/** One row of a file: line, name of the employee whom it updates, 1 where the roster knows its manager, then its cells in the order of the fields. */
export type CheckedEmployee = [line: number, known: string, hasManager: 0 | 1, ...cells: string[]];

export interface EmployeeCheck {
  columns: { title: string; field: EmployeeField | null; samples: string[] }[];
  looksHeadless: boolean;
  rows: CheckedEmployee[];
  levels: string[];
  costCenters: { code: string; name: string }[];
  /** Departments below the company, which a path may begin with. */
  company?: string;
  departments?: { id: number; parentId: number | null; name: string }[];
}

/** Numbers of employees. */
export interface ImportCounts {
  added: number;
  /** Of the new ones: members already, who join when they agree. */
  asked: number;
  changed: number;
  /** Only their manager changes, because the former one leaves. */
  handed: number;
  left: number;
  unchanged: number;
  refused: number;
  /** Would leave and have orders to pay: they stay. */
  held: number;
  /** Fields that change, of changed employees. */
  fields: number;
  /** Employees after it who have not left. */
  after: number;
  /** Of those before it, in thousandths. */
  leaving: number;
}

/** Decisions about an import as a whole, beside its rows. */
export interface ImportEffects {
  /** Employees who lose their manager, by the one who leaves; `to`: who takes them, "" for nobody. */
  managers: { name: string; people: string[]; count: number; to: string }[];
  /** Employees who stay because of orders to pay. */
  orders: {
    name: string;
    jobNumber: string;
    /** In words; `unpaid` and `tasks`, which earlier imports do not have, are the same as figures. */
    titles: string[];
    unpaid?: { title: string; deadline: string }[];
    tasks?: number;
  }[];
  /** Departments whose head leaves. */
  heads: { department: string; name: string; to: string }[];
  newDepartments: string[];
}

export interface ImportObstacle {
  name: string;
  /** `许曼 14:44 修改了部门` */
  text: string;
  kind: ObstacleKind;
  /** Fields that were edited later, by whom and when. */
  fields: PersonField[];
  by: string;
  time: Moment;
}

export interface EmployeeImport {
  id: number;
  fileName: string;
  state: 'draft' | 'applied' | 'undone';
  madeBy: string;
  madeTime: Moment;
  appliedTime: Moment | '';
  undoneTime: Moment | '';
  undoneBy: string;
  /** Until when it can be undone; "" where it cannot. */
  undoUntil: Moment | '';
  counts: ImportCounts;
}

export interface EmployeeImportDetail extends EmployeeImport {
  choices: { missing: 'leave' | 'stay'; departments: 'make' | 'refuse'; hand: 'up' | 'none' };
  effects: ImportEffects;
  /** Rows that are not imported; at most the first 200. */
  refused: Refusal[];
  fingerprint: string;
  /** More than a tenth of the company leaves: applying asks once more. */
  asksAgain: boolean;
  /** Later edits that stand in the way of undoing it. */
  obstacles: ImportObstacle[];
  /** Milliseconds that applying took. */
  took: number;
}

export type ImportEffectKind =
  | 'lost'
  | 'heads'
  | 'asked'
  | 'unlevelled'
  | 'phone'
  | 'standard'
  | 'manager'
  | 'costCenter'
  | 'auditor'
  | 'noAuditor'
  | 'staysHead'
  | 'stopped';

export interface ImportChange {
  kind: 'added' | 'changed' | 'handed' | 'left';
  /** Null: the file does not name the employee. */
  line: number | null;
  name: string;
  jobNumber: string;
  /** Fields that change, in words. */
  fields: { title: string; from: string; to: string }[];
  /** Of a new employee or one who leaves: department, level, manager. */
  text: string;
  /** In words; `effects`, which earlier imports do not have, are the same by kind, with the number of people or the names of departments. */
  effect: string;
  effects?: { kind: ImportEffectKind; count?: number; names?: string[] }[];
}

/** Imports of employees: reading, difference, applying, undoing. Of the company's account alone. */
const options = { members: ['70'], ours: true, profile: 'second' } as const;
const reads = { ...options, reads: true } as const;

export const companyImport = {
  importCheck: row<In<'importCheck'>, EmployeeCheck>('/company/import/check', '读取员工名单文件，不保存', {
    ...reads,
    maxBytes: 8_000_000,
    has: 'rows',
  }),
  importFile: row<In<'importFile'>, { fileName: string; content: string }>(
    '/company/import/file',
    '员工名单模板，或未导入的行（原文件的列，base64）',
    { ...reads, maxBytes: 20_000_000, has: 'content' },
  ),
  diff: row<In<'diff'>, EmployeeImportDetail>('/company/import/diff', '名单与现有名册的差异及影响，保存为草稿', {
    ...options,
    maxBytes: 20_000_000,
    has: 'id',
  }),
  apply: row<In<'apply'>, EmployeeImportDetail>('/company/import/apply', '应用一次导入', { ...options, has: 'id' }),
  undo: row<In<'undo'>, EmployeeImportDetail>('/company/import/undo', '24 小时内撤销一次导入', {
    ...options,
    has: 'id',
  }),
  list: row<In<'list'>, Page<EmployeeImport>>('/company/import/list', '员工导入记录', { ...reads, has: 'rows' }),
  detail: row<In<'detail'>, EmployeeImportDetail>('/company/import/detail', '一次导入的报告', { ...reads, has: 'id' }),
  changes: row<In<'changes'>, Page<ImportChange>>('/company/import/changes', '一次导入的逐人更改', {
    ...reads,
    has: 'rows',
  }),
} as const;
