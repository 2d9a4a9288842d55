import type { z } from 'zod';
import type { applicationFormSchemas } from './application-form.schema.ts';
import type { CaseBudget } from './approval-views.ts';
import type { ExpectedPath } from './process.ts';
import { row } from './row.ts';

/** Start values of the form of a trip application, and the path that an application would take. */
type In<K extends keyof typeof applicationFormSchemas> = z.input<(typeof applicationFormSchemas)[K]>;

export interface FormPerson {
  employeeId: number;
  name: string;
  /** Department and level. */
  note: string;
}

export interface FormOptions {
  self: FormPerson;
  /** Colleagues who were asked for; those who have left are missing. */
  people: FormPerson[];
  /** The employee's own first. */
  costCenters: { code: string; name: string }[];
  /** Code of the cost centre that applies, the person's or the department's; "": none. */
  costCenter: string;
  /** The travel level allows exceeding the standard with a reason. */
  mayExceed: boolean;
}

/** The path of an application as it is typed. */
export interface ApplicationPath extends ExpectedPath {
  /** Nodes whose approvers the applicant chooses, and how many they want at least; null: none. */
  choice: { nodes: string[]; least: number } | null;
  /** Of the applicant's department, with this application; null: it has none. */
  budget: CaseBudget | null;
}

const own = { members: ['7_0'], ours: true, reads: true } as const;

export const applicationForm = {
  options: row<In<'options'>, FormOptions>('/travel/application/options', '填写行程申请的初始内容与可选项', {
    ...own,
    has: 'self',
  }),
  path: row<In<'path'>, ApplicationPath>('/travel/application/path', '行程申请将由谁审批、大约何时完成', {
    ...own,
    has: 'steps',
  }),
} as const;
