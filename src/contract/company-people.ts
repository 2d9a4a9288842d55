import type { z } from 'zod';
import type { EmployeeState, JoinState, OrphanKind } from '#domain/company/people.ts';
import type { TripLevel } from './account.ts';
import type { companyPeopleSchemas } from './company-people.schema.ts';
import type { Page } from './page.ts';
import type { PassengerDocument } from './passenger.ts';
import { row } from './row.ts';
import type { Day, Moment } from './row.ts';

type In<K extends keyof typeof companyPeopleSchemas> = z.input<(typeof companyPeopleSchemas)[K]>;

/** Of an employee who is a member already and has not agreed yet. */
export interface EmployeeJoin {
  state: JoinState;
  askedAt: Moment;
  until: Moment;
  /** Of a refusal; "": none was given. */
  reason: string;
}

/** An employee of the company as a list shows them. */
export interface Employee {
  id: number;
  memberId: string;
  realName: string;
  /** `138****0071` */
  mobilePhone: string;
  /** Unique in the company. */
  jobNumber: string;
  position: string;
  departmentId: number;
  deptName: string;
  /** Heads their department. */
  isHead: boolean;
  /** Null: no manager by name; the head of the department stands above. */
  managerId: number | null;
  managerName: string;
  /** Null: no level yet. */
  levelId: number | null;
  levelName: string;
  tripLevel: TripLevel;
  canAudit: 0 | 1;
  /** "": that of the department. */
  costCenterCode: string;
  /** The cost centre that applies; "" where neither the employee nor a department above has one. */
  usedCostCenter: string;
  state: EmployeeState;
  /** Of one who is asked to join. */
  join?: EmployeeJoin;
  joinedOn: Day | '';
  /** Reasons for which the employee cannot book as the company wants it. */
  orphans: OrphanKind[];
  /** A save names the version that it was made from. */
  version: number;
}

export interface EmployeeGuards {
  /** Orders that wait for a payment; at most the first ten. */
  unpaid: { orderNo: string; title: string; deadline: string }[];
  /** Approvals that wait for the employee. */
  tasks: number;
  /** Names of employees whose manager this one is. */
  reports: string[];
  /** Names of departments that the employee heads. */
  heads: string[];
}

/** Matters that go on, or end, when the employee leaves. */
export interface EmployeeAhead {
  /** Paid orders whose trip is still to come. */
  trips: number;
  /** The next of them. */
  first: { title: string; day: Day } | null;
  /** The employee's applications under approval, or with a change under approval. */
  approving: number;
  /** The employee's approved applications without another traveller: they end with the leaving. */
  approved: number;
}

export interface EmployeeDetail extends Employee {
  /** `CHEN JIANING`; "" where it cannot be told. */
  pinyin: string;
  /** False: no login yet, and the company may still correct the phone. */
  hasLoggedIn: boolean;
  invitedAt: Moment | '';
  leftAt: Moment | '';
  updatedAt: Moment | '';
  updatedBy: string;
  /** False: joined with an account of their own without letting the company use the documents. */
  sharesDocuments: boolean;
  /** Documents as a traveller, numbers masked. */
  documents: PassengerDocument[];
  /** Birthday as a traveller; "" until a document tells it. */
  bornDate: Day | '';
  /** When the documents were changed last. */
  documentsAt: Moment | '';
  guards: EmployeeGuards;
  ahead: EmployeeAhead;
}

/** Employees who cannot book as the company wants it. */
export interface Orphans extends Page<Employee> {
  /** Numbers by what is missing, whatever kind is asked for. */
  kinds: Record<OrphanKind, number>;
  /** Departments whose people would have an approver with a head; at most three, the most people first. */
  headless?: { departmentId: number; name: string; people: number }[];
}

/** A department of the tree. */
export interface Department {
  id: number;
  /** Null: directly below the company. */
  parentId: number | null;
  name: string;
  headId: number | null;
  headName: string;
  /** "": that of the department above. */
  costCenterCode: string;
  version: number;
  /** Employees of the department itself, without those below: active, invited, disabled, left, to be looked after, asked. */
  counts: [active: number, invited: number, disabled: number, left: number, orphans: number, asked: number];
}

export interface DepartmentTree {
  companyName: string;
  /** Every department before those below it, brothers in their order. */
  nodes: Department[];
  costCenters: { code: string; name: string }[];
}

/** A travel level (差旅等级). */
export interface Level {
  id: number;
  name: string;
  /** 1 is the lowest. */
  rank: number;
  tripLevel: TripLevel;
  /** Employees of this level who have not left. */
  people: number;
  version: number;
}

/** A person, level or department that a rule or an approval may name. */
export interface CompanySubject {
  kind: 'employee' | 'level' | 'department' | 'company';
  id: number;
  name: string;
  /** Job number and department of an employee, the way to a department, the flags of a level. */
  note: string;
}

/** A value that a change replaces; "": none. */
export interface ReplacedValue {
  from: string;
  to: string;
  people: number;
}

/** Effects of a change of employees that is not saved yet; a list is empty where nobody has another value, most people first. */
export interface ChangeEffects {
  /** Travel standards with their versions. */
  travel: ReplacedValue[];
  car: ReplacedValue[];
  /** Managers, or the nearest heads above. */
  approver: ReplacedValue[];
  costCenter: ReplacedValue[];
  /** Numbers of those who cannot book as the company wants it, before and after, where they differ or are not 0 after. */
  orphans: { kind: OrphanKind; before: number; after: number }[];
}

export interface BulkResult {
  changed: number[];
  refused: { id: number; realName: string; reason: string }[];
}

/** Persons of the caller's company: only its account. */
const options = { members: ['70'], ours: true } as const;
const reads = { ...options, reads: true } as const;

export const companyPeople = {
  list: row<In<'list'>, Page<Employee>>('/creditMember/list_chd', '企业员工列表', { ...reads, has: 'rows' }),
  save: row<In<'save'>, EmployeeDetail>('/creditMember/add_or_update_chd', '新增员工，或修改其资料、部门、主管与等级', {
    ...options,
    has: 'id',
  }),
  detail: row<In<'detail'>, EmployeeDetail>('/company/employee/detail', '一名员工，及停用或离职前要处理的事项', {
    ...reads,
    has: 'id',
  }),
  invite: row<In<'invite'>, { id: number; invitedAt: Moment }>(
    '/company/employee/invite',
    '再次以短信邀请员工，10 分钟内一次',
    options,
  ),
  withdraw: row<In<'withdraw'>, { id: number }>('/company/employee/withdraw', '撤回尚未同意的加入邀请', options),
  state: row<In<'state'>, EmployeeDetail>('/company/employee/state', '停用、离职或恢复员工，可移交下属与部门', {
    ...options,
    has: 'id',
  }),
  documentSave: row<In<'documentSave'>, EmployeeDetail>(
    '/company/employee/document',
    '经员工同意，录入或更换其一种证件',
    { ...options, has: 'id' },
  ),
  documentReveal: row<In<'documentReveal'>, { certNo: string }>(
    '/company/employee/documentReveal',
    '员工一种证件的完整号码，每次查看均留记录',
    { ...options, has: 'certNo' },
  ),
  effects: row<In<'effects'>, ChangeEffects>(
    '/company/employee/effects',
    '修改员工的部门、等级、主管、成本中心或标准之前，核对适用标准、审批人与待处理事项的变化，不保存',
    { ...reads, has: 'travel' },
  ),
  bulk: row<In<'bulk'>, BulkResult>('/company/employee/bulk', '批量修改部门、等级、主管、成本中心、差旅标准，或停用', {
    ...options,
    has: 'changed',
  }),
  departments: row<In<'departments'>, DepartmentTree>('/company/departments', '部门树与人数', {
    ...reads,
    has: 'nodes',
  }),
  departmentSave: row<In<'departmentSave'>, DepartmentTree>(
    '/company/department/save',
    '新增部门，或修改其名称、负责人与成本中心',
    { ...options, has: 'nodes' },
  ),
  departmentMove: row<In<'departmentMove'>, DepartmentTree>(
    '/company/department/move',
    '移动部门及其下级：换上级或换顺序',
    { ...options, has: 'nodes' },
  ),
  departmentRemove: row<In<'departmentRemove'>, DepartmentTree>('/company/department/remove', '删除没有人员的部门', {
    ...options,
    has: 'nodes',
  }),
  levels: row<In<'levels'>, { levels: Level[] }>('/company/levels', '差旅等级', { ...reads, has: 'levels' }),
  levelSave: row<In<'levelSave'>, { levels: Level[] }>('/company/level/save', '新增或修改差旅等级', {
    ...options,
    has: 'levels',
  }),
  levelRemove: row<In<'levelRemove'>, { levels: Level[] }>('/company/level/remove', '删除无人使用的差旅等级', {
    ...options,
    has: 'levels',
  }),
  orphans: row<In<'orphans'>, Orphans>('/company/orphans', '预订前需要处理的员工', { ...reads, has: 'rows' }),
  subjects: row<In<'subjects'>, Page<CompanySubject>>(
    '/company/subjects',
    '按姓名、拼音、首字母、手机尾号或工号查找员工，或查找等级与部门；员工本人只查找同事',
    { ...reads, members: ['70', '7_0'], has: 'rows' },
  ),
} as const;
