import type { z } from 'zod';
import type { BookedProduct } from '#domain/company/preferences.ts';
import type { NoticeKind, Side, SubstituteState } from '#domain/company/substitutes.ts';
import type { companySubstituteSchemas } from './company-substitute.schema.ts';
import type { Page } from './page.ts';
import { row } from './row.ts';
import type { Day, Moment } from './row.ts';

type In<K extends keyof typeof companySubstituteSchemas> = z.input<(typeof companySubstituteSchemas)[K]>;

/** An employee or a department, as a list names it. */
export interface NamedSubject {
  kind: 'employee' | 'department';
  id: number;
  name: string;
  /** Job number and department of an employee, the department above of a department. */
  note: string;
}

/** An employee who books for others of the company. */
export interface Substitute {
  substituteId: string;
  booker: NamedSubject;
  subjects: NamedSubject[];
  products: BookedProduct[];
  from: Day;
  /** "": open. */
  to: Day | '';
  state: SubstituteState;
  /** Side whose rule counts for the orders. */
  standardOf: Side;
  approverOf: Side;
  costCenterOf: Side;
  notice: NoticeKind;
  /** A save names the version that it was made from. */
  version: number;
  /** Orders made by it so far. */
  orders: number;
}

export interface SubstituteLogRow {
  id: string;
  at: Moment;
  by: string;
  text: string;
}

export interface SubstituteDetail extends Substitute {
  log: SubstituteLogRow[];
}

/** A colleague for whom the caller may book today. */
export interface BookedFor {
  employeeId: number;
  name: string;
  deptName: string;
  /** Id of the colleague among the passengers of this application; "" while their data are missing. */
  passengerId: string;
  products: BookedProduct[];
  /** Last day of the earliest end; "" for none. */
  until: Day | '';
}

const options = { members: ['70'], ours: true } as const;

/** Substitute bookers: who may book for whom, what, and how long. */
export const companySubstitute = {
  list: row<In<'list'>, Page<Substitute>>('/travel/replace/list', '代订人列表', {
    ...options,
    reads: true,
    has: 'rows',
  }),
  detail: row<In<'detail'>, SubstituteDetail>('/travel/replace/detail', '一条代订授权与其记录', {
    ...options,
    reads: true,
    has: 'substituteId',
  }),
  save: row<In<'save'>, Substitute>('/travel/replace/save', '新增或修改代订授权', {
    ...options,
    has: 'substituteId',
  }),
  end: row<In<'end'>, Substitute>('/travel/replace/end', '立即结束代订授权', { ...options, has: 'substituteId' }),
  mine: row<In<'mine'>, { rows: BookedFor[]; total: number }>('/travel/replace/mine', '我可为其代订的同事', {
    members: ['70', '7_0'],
    ours: true,
    reads: true,
    has: 'rows',
  }),
} as const;
