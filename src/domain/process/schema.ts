import type { Fen } from '../money.ts';
import type { PolicyProduct } from '../policy/schema.ts';

/** Processes of approval: what a company designs, and the facts and people that it is applied to. Types only. */
export const processKinds = ['trip', 'order', 'change', 'refund'] as const;
export type ProcessKind = (typeof processKinds)[number];

/** Employees and products that a process is for; an empty list means all. The nearest scope wins, then the order of the list. */
export interface ProcessScope {
  /** Named by themselves, besides those of the departments and levels. Absent in versions of before. */
  employees?: readonly number[] | undefined;
  /** With all departments below them. */
  departments: readonly number[];
  levels: readonly number[];
  products: readonly PolicyProduct[];
}

export interface ProcessContent {
  nodes: readonly ProcessNode[];
}

/** `inOrder`: one after the other; `least`: that many agreements are enough. */
export type ApproveMode = 'all' | 'any' | 'inOrder' | { least: number };
/** Person who decides in place of an approver that does not exist or cannot act. `pass`: the approver is left out. */
export type OnNobody = 'up' | 'admin' | 'pass';
export type OnLate = 'remind' | 'up' | 'pass' | 'refuse';
/** An act at the end of so many hours after a task was opened. Not `then`: an object with that name is taken for a promise. */
export interface LimitStep {
  hours: number;
  onLate: OnLate;
}

export interface ApproveNode {
  kind: 'approve';
  id: string;
  name: string;
  who: readonly Approver[];
  mode: ApproveMode;
  onNobody: OnNobody;
  /**
   * `work`: working hours alone count (`usualHours`). `more`: further steps, each later than the one before. The next
   * one up has the rest of them; after a hand-up at the end all of them from the first. `pass` and `refuse` are the last.
   */
  limit?: (LimitStep & { work?: boolean | undefined; more?: readonly LimitStep[] | undefined }) | undefined;
  /** The applicant is left out as an approver of the own case. */
  skipSelf: boolean;
  /** An approver who agreed before in this case counts as agreed. */
  skipRepeated: boolean;
  /** An approver may hand the task on, and add approvers before and after it. */
  mayHandOn: boolean;
}
export interface CopyNode {
  kind: 'copy';
  id: string;
  who: readonly Approver[];
}
export interface BranchArm {
  id: string;
  name: string;
  /** All of them hold; none: always. */
  when: readonly CaseCondition[];
  nodes: readonly ProcessNode[];
}
export interface PlainArm {
  id: string;
  name: string;
  nodes: readonly ProcessNode[];
}
/** The first arm that holds, or else `otherwise`. */
export interface BranchNode {
  kind: 'branch';
  id: string;
  arms: readonly BranchArm[];
  otherwise: PlainArm;
}
/** All arms at once; the case goes on when all are done. */
export interface ParallelNode {
  kind: 'parallel';
  id: string;
  arms: readonly PlainArm[];
}
export type ProcessNode = ApproveNode | CopyNode | BranchNode | ParallelNode;
export type NodeKind = ProcessNode['kind'];

export type Approver =
  | { kind: 'person'; employeeId: number }
  | { kind: 'role'; roleId: number }
  /** The manager so many levels up; 1: the direct one. */
  | { kind: 'manager'; levels: number }
  /** All managers from the direct one up to the first whose rank is at least this. */
  | { kind: 'chain'; toRank: number }
  /** The head of the department, or of the one so many levels above it. */
  | { kind: 'head'; up: number }
  | { kind: 'costCenterOwner' }
  /** The people that the applicant chose (`CaseFacts.chosen`). */
  | { kind: 'chosen' };
export type ApproverKind = Approver['kind'];

export type CaseChoiceField =
  | 'product'
  | 'verdict'
  | 'abroad'
  | 'level'
  | 'department'
  | 'costCenter'
  | 'external'
  | 'overBudget';
type CaseNumberField = 'total' | 'overBy' | 'days' | 'advance' | 'travellers';
export type CaseField = CaseChoiceField | CaseNumberField;
/**
 * Codes: products as in `PolicyProduct`, verdicts `ok` and `over`, levels and departments the text of their id (level
 * "0": none; a department with all below it), yes and no "1" and "0". Amounts are fen.
 */
export interface ChoiceWhen {
  field: CaseChoiceField;
  op: 'in' | 'notIn';
  value: readonly string[];
}
export interface NumberWhen {
  field: CaseNumberField;
  op: 'atLeast' | 'below';
  value: number;
}
export type CaseCondition = ChoiceWhen | NumberWhen;
export const isNumberWhen = (condition: CaseCondition): condition is NumberWhen => typeof condition.value === 'number';

export interface CaseFacts {
  kind: ProcessKind;
  /** Employee id. */
  applicant: number;
  products: readonly PolicyProduct[];
  verdict: 'ok' | 'over';
  abroad: boolean;
  /** Text of the level's id; "0": none. */
  level: string;
  /** The applicant's department and all above it, the nearest first. */
  departments: readonly number[];
  costCenter: string;
  external: boolean;
  overBudget: boolean;
  total: Fen;
  /** Fen above the standard. */
  overBy: Fen;
  days: number;
  /** Days between today and the departure. */
  advance: number;
  travellers: number;
  /** Approvers that the applicant chose. */
  chosen: readonly number[];
  /** Moment when held seats or rooms are given back; absent: no hold. */
  lapsesAtMs?: number | undefined;
}

/** The company's own account (the administrator): actor of last resort, who can always act. */
export const companyAccount = 0;

interface Away {
  fromMs: number;
  /** The absence is over at this moment. */
  toMs: number;
  deputyId: number;
}
export interface OrgPerson {
  id: number;
  name: string;
  /** Active, and may approve (`canAudit`). */
  canAct: boolean;
  managerId: number | null;
  departmentId: number | null;
  /** Rank of the travel level: 1 is the lowest, 0 no level. */
  rank: number;
  away?: Away | undefined;
}
interface OrgDepartment {
  parentId: number | null;
  headId: number | null;
}
/** The company as the engine sees it at one moment. Actor 0 is not in `people`. */
export interface Org {
  people: ReadonlyMap<number, OrgPerson>;
  departments: ReadonlyMap<number, OrgDepartment>;
  /** Members of a role. */
  roles: ReadonlyMap<number, readonly number[]>;
  /** Owner of a cost centre, by its code. */
  costCenters: ReadonlyMap<string, number | null>;
}

/** The step whose limit is expected to refuse a case. */
export interface PathRefusal {
  step: string;
  /** Those who are not expected to answer in time. */
  names: string[];
  /** 预计许曼 24 小时内未处理，届时自动驳回 */
  why: string[];
}

export type * from './case.ts';
