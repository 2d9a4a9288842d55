import type { z } from 'zod';
import type { LoginAnswer } from './account.ts';
import type { Page } from './page.ts';
import { row } from './row.ts';
import type { Moment, Yuan } from './row.ts';
import type { subCompanySchemas } from './sub-company.schema.ts';

type In<K extends keyof typeof subCompanySchemas> = z.input<(typeof subCompanySchemas)[K]>;

/** A company bound to the caller's; its own people, standards and bills stay its own. */
export interface SubCompany {
  id: number;
  name: string;
  adminName: string;
  /** `138****0071` */
  adminPhone: string;
  /** Employees who have not left. */
  people: number;
  /** Orders of this month, as the reports count them. */
  orders: number;
  /** The month's spend after refunds, the same figure as on the company's own workbench. */
  spend: Yuan;
  creditLimit: Yuan;
  creditUsed: Yuan;
  boundTime: Moment;
}

export interface BindRequest {
  id: number;
  /** The other side. */
  name: string;
  /** `in`: another company wants to be above the caller's. */
  direction: 'in' | 'out';
  time: Moment;
}

/** How the caller's company is bound. */
export interface Binding {
  name: string;
  /** "": it is no sub-company. */
  parentName: string;
  /** By which another company finds it; "" without one. */
  code: string;
  codeUntil: Moment | '';
  requests: BindRequest[];
  /** Others are below it: it can be below none. */
  hasBelow: boolean;
}

/** Something that the main account has done inside. */
export interface CompanyAct {
  id: number;
  time: Moment;
  by: string;
  text: string;
}

const options = { members: ['70'], ours: true } as const;
const reads = { ...options, reads: true } as const;

export const subCompany = {
  list: row<In<'list'>, Page<SubCompany>>('/company/subCompanies/list', '子公司列表与本月合计', {
    ...reads,
    has: 'rows',
  }),
  binding: row<In<'binding'>, Binding>('/company/subCompanies/binding', '本公司的绑定关系、绑定码与待处理的请求', {
    ...reads,
    has: 'requests',
  }),
  add: row<In<'add'>, SubCompany>('/company/subCompanies/add', '新建子公司及其管理员', { ...options, has: 'id' }),
  rename: row<In<'rename'>, SubCompany>('/company/subCompanies/rename', '修改子公司名称', { ...options, has: 'id' }),
  code: row<In<'code'>, Binding>('/company/subCompanies/code', '生成本公司的绑定码，24 小时内有效', {
    ...options,
    has: 'requests',
  }),
  bind: row<In<'bind'>, Binding>('/company/subCompanies/bind', '用对方的绑定码请求绑定为子公司', {
    ...options,
    has: 'requests',
  }),
  answer: row<In<'answer'>, Binding>('/company/subCompanies/answer', '同意、拒绝或撤回绑定请求', {
    ...options,
    has: 'requests',
  }),
  unbind: row<In<'unbind'>, { id: number }>('/company/subCompanies/unbind', '解除与子公司的绑定', {
    ...options,
    has: 'id',
  }),
  enter: row<In<'enter'>, LoginAnswer>('/company/subCompanies/enter', '进入子公司：以其管理员身份操作，逐项留下记录', {
    ...options,
    has: 'token',
  }),
  leave: row<In<'leave'>, LoginAnswer>('/company/subCompanies/leave', '退出子公司，回到主公司', {
    ...options,
    has: 'token',
  }),
  acts: row<In<'acts'>, Page<CompanyAct>>('/company/subCompanies/acts', '主公司在子公司内的操作记录', {
    ...reads,
    has: 'rows',
  }),
} as const;
