import type { z } from 'zod';
import type { OrderPage } from './order-list.ts';
import type { Page } from './page.ts';
import { row } from './row.ts';
import type { Moment, Yuan } from './row.ts';
import type { subordinateSchemas } from './subordinate.schema.ts';

type In<K extends keyof typeof subordinateSchemas> = z.input<(typeof subordinateSchemas)[K]>;

/** `unclaimed`: created by the superior, has not set a password yet. */
export const subordinateStates = ['active', 'unclaimed', 'frozen'] as const;
export type SubordinateState = (typeof subordinateStates)[number];

/** A member below a distributor or an operator; figures are of this month in the application of the call. */
export interface Subordinate {
  memberId: string;
  realName: string;
  /** `138****0071` */
  mobilePhone: string;
  memberType: number;
  memberTypeCN: string;
  state: SubordinateState;
  createTime: Moment;
  /** 1: directly below the caller. */
  depth: number;
  superiorId: string;
  superiorName: string;
  /** Thousandths of the fare of their private orders that the subordinate gets. */
  commission: number;
  /** Number of members directly below the subordinate. */
  subordinates: number;
  /** Paid orders; a stay paid at the hotel counts when its guest has come. */
  orders: number;
  /** Amounts of these orders. */
  sales: Yuan;
  /** Profit share of the caller from them, less what refunds took back. */
  earned: Yuan;
  /** Ticket prices that the profit share was counted from. */
  fare: Yuan;
  /** Only the direct superior changes, freezes and resets. */
  mayManage: boolean;
}

export interface SubordinateNode {
  memberId: string;
  /** "": directly below the caller. */
  superiorId: string;
  realName: string;
  memberType: number;
  state: SubordinateState;
}

export interface SubordinateTree {
  /** Every superior before their subordinates. */
  nodes: SubordinateNode[];
  counts: { all: number; active: number; unclaimed: number; frozen: number };
  /** Of this month, over all subordinates. */
  month: { orders: number; sales: Yuan; earned: Yuan; fare: Yuan };
  /** Of today in China. */
  today: { orders: number; sales: Yuan };
}

/** Sales of the month before, and what each rate would have given whom. */
export interface CommissionTrial {
  /** `2026-10` */
  month: string;
  orders: number;
  /** Ticket prices without taxes, of tickets that were not refunded. */
  fare: Yuan;
  /** By rate, from 0 to the superior's own. */
  rates: { commission: number; his: Yuan; mine: Yuan }[];
}

export interface SubordinateDetail extends Subordinate {
  trial: CommissionTrial;
}

/** Members below the caller: a distributor (40), or an operator (50), who also sees those below the distributors. */
const options = { members: ['40', '50'], ours: true } as const;
export const subordinate = {
  list: row<In<'list'>, Page<Subordinate>>('/subordinate/list', '下级列表', { ...options, reads: true, has: 'rows' }),
  tree: row<In<'tree'>, SubordinateTree>('/subordinate/tree', '下级组织树与本月合计', {
    ...options,
    reads: true,
    has: 'nodes',
  }),
  detail: row<In<'detail'>, SubordinateDetail>('/subordinate/detail', '一个下级，及按上月销售测算的佣金', {
    ...options,
    reads: true,
    has: 'memberId',
  }),
  save: row<In<'save'>, Subordinate>('/subordinate/save', '新增下级，或修改其资料、佣金与上级', {
    ...options,
    has: 'memberId',
  }),
  freeze: row<In<'freeze'>, { memberId: string; state: SubordinateState }>(
    '/subordinate/freeze',
    '冻结或解冻下级：冻结后不能登录和下单',
    options,
  ),
  resetPassword: row<In<'resetPassword'>, { memberId: string }>(
    '/subordinate/resetPassword',
    '重置下级的登录密码，并以短信告知',
    options,
  ),
  orders: row<In<'orders'>, OrderPage>('/subordinate/orders', '下级的订单（只读）', {
    ...options,
    reads: true,
    has: 'rows',
  }),
} as const;
