import type { z } from 'zod';
import type { EndedState } from '#domain/application/schema.ts';
import type { PolicyProduct } from '#domain/policy/schema.ts';
import type { ProcessKind } from '#domain/process/schema.ts';
import type { ApplicationVersion } from './application-views.ts';
import type { approvalSchemas } from './approval.schema.ts';
import type {
  AuditCounts,
  AuditHurry,
  AuditLink,
  AuditRowBudget,
  AuditRowCompany,
  CaseBudget,
  CaseInfo,
  CaseLine,
  DepartmentBudgets,
  TimelineStep,
} from './approval-views.ts';
import type { Page } from './page.ts';
import { row } from './row.ts';
import type { Day, Moment, Yuan } from './row.ts';

export type {
  AuditCounts,
  AuditHurry,
  AuditLink,
  AuditRowBudget,
  CaseFigure,
  CaseLine,
  CasePart,
  CaseInfo,
  CaseBudget,
  DepartmentBudget,
  DepartmentBudgets,
  TimelineStep,
} from './approval-views.ts';

/** Approvals: cases of trips and orders, and the tasks that they put before people of the company. */
type In<K extends keyof typeof approvalSchemas> = z.input<(typeof approvalSchemas)[K]>;

export const caseStates = ['running', 'agreed', 'refused', 'withdrawn', 'expired'] as const;
export type CaseState = (typeof caseStates)[number];

/** Cases of one batch: of decisions, of urging, of handing on. */
export const mostInBatch = 100;

/** 待我审批, 已处理, 抄送我, 我发起. */
export const auditBoxes = ['todo', 'done', 'copied', 'mine'] as const;
export type AuditBox = (typeof auditBoxes)[number];

/** A person of a case; 0 is the company's account. */
export interface CasePerson {
  employeeId: number;
  name: string;
  /** 研发中心 / 平台组; "" of the company's account. */
  deptName: string;
  levelName: string;
}

export interface AuditRow {
  no: string;
  kind: ProcessKind;
  title: string;
  state: CaseState;
  /** The state of a trip application that was approved and has ended since; absent: it has not. */
  since?: EndedState;
  applicant: CasePerson;
  /** Colleague who applied in the applicant's place; "". */
  byName: string;
  total: Yuan;
  /** Part of an order that its traveller pays; "": none. */
  ownShare: Yuan | '';
  /** The application or order behind it. */
  subjectId: string;
  products: PolicyProduct[];
  verdict: 'ok' | 'over';
  /** Lines above the standard. */
  over: number;
  /** Remarks that its page shows beside the verdict; absent: none. */
  warnings?: number;
  openedAt: Moment;
  closedAt: Moment | '';
  /** End of the held seats or of the case's own time; null: none. */
  lapsesAtMs: number | null;
  /** By the usual times of those who decide, the case may end undecided. */
  mayLapse?: true;
  /** The caller's task in this row: the open one, or the decided one; null in the boxes copied and mine. */
  task: {
    taskId: string;
    state: 'open' | 'agreed' | 'refused' | 'passed' | 'skipped' | 'handedOn' | 'closed';
    /** Name of the person whose deputy this one is; "". */
    forName: string;
    /** 直属主管 */
    why: string;
    dueAtMs: number | null;
    closedAt: Moment | '';
    comment: string;
  } | null;
  /** The earliest limit of those who have not decided yet, also past; null: none. */
  dueAtMs: number | null;
  /** Names of people who have not decided yet. */
  waitsFor: string[];
  /** To the company's account in the box mine: what it can hand to others, and from when it may urge; absent: it does not run. */
  company?: AuditRowCompany;
  /** In the box copied. */
  isRead: boolean;
  /** Running, and the applicant's department has a budget: how much of it would be used; null: not that. */
  budget: AuditRowBudget | null;
  /** Approved, and the caller can pay the order until then; null: not that. */
  payUntilMs: number | null;
  /** A decision may name it: 409 where the case has moved on since. */
  version: number;
}

export interface AuditDetail {
  no: string;
  kind: ProcessKind;
  title: string;
  state: CaseState;
  /** The state of a trip application that was approved and has ended since; absent: it has not. */
  since?: EndedState;
  applicant: CasePerson;
  byName: string;
  total: Yuan;
  /** Part of an order that its traveller pays; "": none. */
  ownShare: Yuan | '';
  openedAt: Moment;
  closedAt: Moment | '';
  lapsesAtMs: number | null;
  processName: string;
  processVersion: number;
  /** Names of the arms that held: 超标分支. */
  arms: string[];
  /** The application or order behind it, for the links of its applicant. */
  subjectId: string;
  /** The order was booked under another application id, where alone it can be opened. */
  elsewhere?: true;
  lines: CaseLine[];
  info: CaseInfo[];
  budget: CaseBudget | null;
  /** Of a running case: the budget of the applicant's department; null: it has none. */
  departmentBudget: CaseBudget | null;
  /** Submissions of the same trip application, the latest first; empty of an order. */
  rounds: ApplicationVersion[];
  timeline: TimelineStep[];
  /** Sentences of the engine: why it was offered in parallel, handed up, passed. */
  notes: string[];
  /** The caller's open task. */
  mine: {
    taskId: string;
    why: string;
    forName: string;
    mayHandOn: boolean;
    dueAtMs: number | null;
    /** Consequence of a refusal. */
    ifRefused: string;
    ifAgreed: string;
  } | null;
  /** The moment from which the applicant may urge, in the future after an urge; null: nothing to urge, or another's case. */
  urgeFromMs: number | null;
  /** By the usual times the case is decided too late: what the caller may do about it. Absent: nothing. */
  hurry?: AuditHurry[];
  /** Approved, and the caller can pay the order until then; null: not that. */
  payUntilMs: number | null;
  /** The company's account may give an open task to somebody else (`handOn` with its `taskId`). */
  mayReassign: boolean;
  /** The caller has a part in it, and somebody waits: an approver, the applicant who can submit again, or an order for its payment. */
  mayComment: boolean;
  /** The applicant may withdraw it, by the call of its kind. */
  mayWithdraw: boolean;
  version: number;
}

/** Outcome of a decision; `state` of the case behind it. */
export interface AuditDone {
  no: string;
  state: CaseState;
  version: number;
  /** Names of people who are next. */
  waitsFor: string[];
}

/** The data of a 409 of a decision. */
export type AuditRefusal =
  /** The case has moved on: its state, and who did what. */
  | { kind: 'moved'; state: CaseState; version: number; by: string; at: Moment | ''; what: string }
  /** The task is not open for the caller any more. */
  | { kind: 'notYours'; state: CaseState; version: number; by: string; at: Moment | ''; what: string }
  /** Urged in the last half hour. */
  | { kind: 'urged'; fromMs: number };

export interface AuditBatch {
  rows: { no: string; done: boolean; state: CaseState | ''; text: string }[];
}

export interface Deputy {
  deputyId: number;
  /** The person who is away. */
  employeeId: number;
  name: string;
  toEmployeeId: number;
  toName: string;
  from: Moment;
  to: Moment;
  state: 'planned' | 'active' | 'over';
  /** Open tasks that the deputy took over. */
  tasks: number;
  note: string;
}

export interface Deputies {
  /** Deputies of the caller; for the company's account those of all. */
  rows: Deputy[];
  /** Approvers whom the caller stands in for. */
  standsFor: Deputy[];
  /** Colleagues who may approve. */
  people: { employeeId: number; name: string; deptName: string }[];
  today: Day;
}

const options = { members: ['70', '7_0'], ours: true } as const;
const reads = { ...options, reads: true } as const;
const company = { members: ['70'], ours: true } as const;
export const approval = {
  list: row<In<'list'>, Page<AuditRow>>('/travel/audit/list', '审批列表：待我审批、已处理、抄送我、我发起', {
    ...reads,
    has: 'rows',
  }),
  counts: row<In<'counts'>, AuditCounts>('/travel/audit/counts', '待审批数', { ...reads, has: 'trip' }),
  detail: row<In<'detail'>, AuditDetail>('/travel/audit/detail', '一件审批：行程与对比、预算、进度', {
    ...reads,
    has: 'timeline',
  }),
  decide: row<In<'decide'>, AuditDone>('/travel/audit/decide', '同意或驳回', { ...options, has: 'no' }),
  link: row<In<'link'>, AuditLink>('/travel/audit/link', '审批通知的链接：指向哪一步，是否仍可处理', {
    ...reads,
    has: 'isMine',
  }),
  batch: row<In<'batch'>, AuditBatch>('/travel/audit/batch', '批量同意或驳回，逐件返回结果', {
    ...options,
    has: 'rows',
  }),
  handOn: row<In<'handOn'>, AuditDone>('/travel/audit/handOn', '转交给同事审批', { ...options, has: 'no' }),
  add: row<In<'add'>, AuditDone>('/travel/audit/add', '加签：在自己之前或之后加审批人', { ...options, has: 'no' }),
  comment: row<In<'comment'>, AuditDone>('/travel/audit/comment', '留言', { ...options, has: 'no' }),
  hurry: row<In<'hurry'>, AuditDone>('/travel/audit/hurry', '预计来不及时加急：转交上级，或请上级一同审批', {
    ...options,
    has: 'no',
  }),
  urge: row<In<'urge'>, AuditDone>('/travel/audit/urge', '催办，30 分钟一次', { ...options, has: 'no' }),
  urgeAll: row<In<'urgeAll'>, AuditBatch>('/travel/audit/urgeAll', '企业批量催办，逐件返回结果', {
    ...company,
    has: 'rows',
  }),
  handOnAll: row<In<'handOnAll'>, AuditBatch>('/travel/audit/handOnAll', '企业批量转交给同一位同事，逐件返回结果', {
    ...company,
    has: 'rows',
  }),
  withdraw: row<In<'withdraw'>, AuditDone>('/travel/audit/withdraw', '撤回待审批的改签或退票', {
    members: ['7_0'],
    ours: true,
    has: 'no',
  }),
  confirmPrice: row<In<'confirmPrice'>, { orderId: string; total: Yuan }>(
    '/travel/audit/confirmPrice',
    '确认审批后变动的价格',
    { members: ['7_0'], ours: true, has: 'orderId' },
  ),
  people: row<In<'people'>, { rows: CasePerson[] }>('/travel/audit/people', '可转交或加签的同事', {
    ...reads,
    has: 'rows',
  }),
  deputies: row<In<'deputies'>, Deputies>('/travel/audit/deputies', '审批代理', { ...reads, has: 'rows' }),
  saveDeputy: row<In<'saveDeputy'>, Deputies>('/travel/audit/saveDeputy', '外出期间由同事代为审批', {
    ...options,
    has: 'rows',
  }),
  budgets: row<In<'budgets'>, DepartmentBudgets>('/travel/audit/budgets', '部门季度差旅预算：总额、已用、剩余', {
    ...company,
    reads: true,
    has: 'rows',
  }),
  saveBudget: row<In<'saveBudget'>, DepartmentBudgets>('/travel/audit/saveBudget', '设置或取消部门的季度差旅预算', {
    ...company,
    has: 'rows',
  }),
  saveBudgetWarnings: row<In<'saveBudgetWarnings'>, DepartmentBudgets>(
    '/travel/audit/saveBudgetWarnings',
    '设置部门预算的提醒线与警戒线',
    { ...company, has: 'rows' },
  ),
  endDeputy: row<In<'endDeputy'>, Deputies>('/travel/audit/endDeputy', '提前结束代理', { ...options, has: 'rows' }),
} as const;
