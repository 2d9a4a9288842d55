import type { z } from 'zod';
import type {
  CaseCondition,
  PathRefusal,
  ProcessContent,
  ProcessKind,
  ProcessNode,
  ProcessScope,
} from '#domain/process/schema.ts';
import type { Page } from './page.ts';
import type { processSchemas } from './process.schema.ts';
import { row } from './row.ts';
import type { Moment } from './row.ts';

/**
 * Processes of a company: a process has versions; the published one decides new cases, running cases keep theirs. The
 * content goes over the wire as the domain has it: amounts of its conditions are integer fen.
 */
type In<K extends keyof typeof processSchemas> = z.input<(typeof processSchemas)[K]>;

export const processStates = ['draft', 'active', 'retired'] as const;
/** `draft`: never published. */
export type ProcessState = (typeof processStates)[number];

/** A scope in names: `研发中心`, `P7 资深`, `国内机票`; empty lists mean all. */
export interface NamedScope extends ProcessScope {
  names: { employees: string[]; departments: string[]; levels: string[]; products: string[] };
}

/** Employees whose new cases a process with a scope takes, and those whose cases it no longer takes. */
export interface ProcessReach {
  people: number;
  elsewhere: number;
}

export interface ProcessRow {
  processId: number;
  name: string;
  kind: ProcessKind;
  state: ProcessState;
  /** Applies where no other process of its kind does; it has no scope, and cannot be retired. */
  isDefault: boolean;
  /** The published version; 0: none. */
  version: number;
  hasDraft: boolean;
  scope: NamedScope;
  /** Nodes of all branches. */
  nodes: number;
  /** Cases that run by any of its versions. */
  running: number;
  publishedAt: Moment | '';
  changedBy: string;
  changedAt: Moment;
}

export interface ProcessVersionHead {
  version: number;
  /** `over`: another version was published since, or the process was retired. */
  state: 'draft' | 'active' | 'over';
  publishedAt: Moment | '';
  note: string;
  changedBy: string;
  changedAt: Moment;
  /** Cases that run by it. */
  running: number;
}

export interface ProcessDetail {
  processId: number;
  name: string;
  kind: ProcessKind;
  state: ProcessState;
  isDefault: boolean;
  /** The version that was asked for: the draft, else the published one. */
  version: number;
  content: ProcessContent;
  scope: NamedScope;
  note: string;
  changedBy: string;
  changedAt: Moment;
  /** Saves of the draft; 0: there is none. A save names it. */
  lock: number;
  /** The published version; 0: none. `retire` names it. */
  published: number;
  publishedAt: Moment | '';
  /** The latest first. */
  versions: ProcessVersionHead[];
  names: ProcessNames;
  problems: ProcessProblem[];
}

/** Words for the ids of a content: people, roles, departments, levels and cost centres that it names. */
export interface ProcessNames {
  people: Record<string, string>;
  roles: Record<string, string>;
  departments: Record<string, string>;
  levels: Record<string, string>;
  costCenters: Record<string, string>;
}

/** A fault of a content, or a doubt (`warn`) that does not stop it from being published. */
export interface ProcessProblem {
  /** "": of the process as a whole. */
  nodeId: string;
  /** Arm of a branch; "": of the node itself. */
  armId: string;
  kind: string;
  level: 'stop' | 'warn';
  text: string;
}

export interface ProcessSaved {
  processId: number;
  version: number;
  lock: number;
  state: ProcessState;
}

/** The data of a 409. */
export type ProcessRefusal =
  /** Another person has saved, published or removed since. */
  | { kind: 'changed'; by: string; at: Moment; lock: number; version: number }
  /** Publishing: faults of the content, each at its node. */
  | { kind: 'problems'; problems: ProcessProblem[] }
  /** Publishing: the shortest case that is never decided. */
  | { kind: 'stuck'; nodeId: string; words: string[] }
  /** Cases that run by it. */
  | { kind: 'inUse'; running: number }
  | { kind: 'isDefault' };

/** A step that will be: the people of one node, and when their answer is expected. */
export interface PathStep {
  nodeId: string;
  kind: 'approve' | 'copy';
  /** Of the node. */
  title: string;
  people: { employeeId: number; name: string; why: string }[];
  names: string[];
  /** `直属主管 · 或签` */
  role: string;
  /** `近 30 天中位数 1 小时 10 分`; or the reason why the step is skipped. */
  basis: string;
  /** Absent: no time is expected. */
  fromMs?: number;
  toMs?: number;
  /** No answer is expected until the limit, which is `toMs`. */
  isLimit?: boolean;
  /** Of those whom a limit brings in. */
  isHandUp?: boolean;
  /** `09-17 起休假，由代理人沈知行接手` */
  notes: string[];
}

/** People and times of an application before it is made, by the reducer that will decide it. */
export interface ExpectedPath {
  processId: number;
  processName: string;
  version: number;
  /** Names of the arms that hold, in their order. */
  arms: string[];
  steps: PathStep[];
  /** Null: unknown. */
  endsMs: number | null;
  /** A limit would refuse it, at `endsMs`; absent: everybody is expected to agree. */
  refused?: PathRefusal;
  /** Working time from now. */
  minutes: number;
  /** Sentences: why this process, this arm, these people. */
  why: string[];
}

/** Last quarter's cases by a draft. */
export interface ProcessWhatIf {
  /** Cases that were looked at, without withdrawn ones. */
  cases: number;
  /** Cases that others would decide. */
  changed: number;
  /** More and fewer approvals, over all cases. */
  moreTasks: number;
  fewerTasks: number;
  /** Working minutes to the decision, the median of what is foretold by the version in force and by the draft. */
  minutesBefore: number;
  minutesAfter: number;
  /** Approvals by person, the most changed first. */
  people: { employeeId: number; name: string; before: number; after: number }[];
  /** The first changed cases. */
  rows: {
    no: string;
    title: string;
    applicant: string;
    before: string[];
    after: string[];
  }[];
}

/** A difference of two versions in sentences. */
export interface ProcessDifference {
  rows: { nodeId: string; kind: 'added' | 'removed' | 'changed' | 'moved'; text: string }[];
}

export interface ProcessRole {
  roleId: number;
  name: string;
  people: { employeeId: number; name: string; deptName: string; canAct: boolean }[];
  /** Processes whose published version or draft names it. */
  usedBy: string[];
  version: number;
}

export interface CostCenterOwner {
  code: string;
  name: string;
  /** 0: none. */
  employeeId: number;
  ownerName: string;
  canAct: boolean;
}

export interface ProcessRoles {
  roles: ProcessRole[];
  costCenters: CostCenterOwner[];
}

const company = { members: ['70'], ours: true } as const;
const reads = { ...company, reads: true } as const;
export const companyProcess = {
  list: row<In<'list'>, Page<ProcessRow>>('/travel/process/list', '审批流程列表', { ...reads, has: 'rows' }),
  detail: row<In<'detail'>, ProcessDetail>('/travel/process/detail', '一条审批流程：节点、适用范围与历次版本', {
    ...reads,
    has: 'content',
  }),
  save: row<In<'save'>, ProcessSaved>('/travel/process/save', '新建审批流程，或保存其草稿', {
    ...company,
    has: 'processId',
  }),
  publish: row<In<'publish'>, ProcessSaved>('/travel/process/publish', '检查、证明并发布草稿', {
    ...company,
    has: 'processId',
  }),
  retire: row<In<'retire'>, ProcessSaved>('/travel/process/retire', '停用审批流程；进行中的审批照旧', {
    ...company,
    has: 'processId',
  }),
  copy: row<In<'copy'>, ProcessSaved>('/travel/process/copy', '复制为新的审批流程', { ...company, has: 'processId' }),
  remove: row<In<'remove'>, { processId: number }>('/travel/process/remove', '删除草稿，或从未使用的流程', {
    ...company,
    has: 'processId',
  }),
  arrange: row<In<'arrange'>, { processIds: number[] }>(
    '/travel/process/arrange',
    '调整同类流程的顺序：范围同样近时，靠前的适用',
    { ...company, has: 'processIds' },
  ),
  simulate: row<In<'simulate'>, ExpectedPath>(
    '/travel/process/simulate',
    '试运行：某位员工的一次申请由谁审批、何时完成',
    { ...reads, has: 'steps' },
  ),
  check: row<In<'check'>, { problems: ProcessProblem[] }>(
    '/travel/process/check',
    '画面上的流程有哪些问题：结构，以及审批人是否都在',
    { ...reads, has: 'problems' },
  ),
  reach: row<In<'reach'>, ProcessReach>('/travel/process/reach', '若按此适用范围发布：对多少员工的新申请生效', {
    ...reads,
    has: 'people',
  }),
  whatIf: row<In<'whatIf'>, ProcessWhatIf>('/travel/process/whatIf', '以最近一个季度的审批试运行草稿', {
    ...reads,
    has: 'cases',
  }),
  difference: row<In<'difference'>, ProcessDifference>('/travel/process/difference', '两个版本的差异', {
    ...reads,
    has: 'rows',
  }),
  roles: row<In<'roles'>, ProcessRoles>('/travel/process/roles', '审批角色与成本中心负责人', {
    ...reads,
    has: 'roles',
  }),
  saveRole: row<In<'saveRole'>, ProcessRoles>('/travel/process/saveRole', '新增或修改审批角色', {
    ...company,
    has: 'roles',
  }),
  removeRole: row<In<'removeRole'>, ProcessRoles>('/travel/process/removeRole', '删除没有流程使用的审批角色', {
    ...company,
    has: 'roles',
  }),
  saveOwner: row<In<'saveOwner'>, ProcessRoles>('/travel/process/saveOwner', '设置成本中心负责人', {
    ...company,
    has: 'roles',
  }),
} as const;

export type { CaseCondition, ProcessContent, ProcessKind, ProcessNode, ProcessScope };
