import type { z } from 'zod';
import type { benefitSchemas } from './benefit.schema.ts';
import { row } from './row.ts';
import type { Day, LevelKey, Moment, Yuan } from './row.ts';

type In<K extends keyof typeof benefitSchemas> = z.input<(typeof benefitSchemas)[K]>;

/** Business types of the payments for benefits. */
export type BenefitKind = 'upgrade' | 'payAnnualFee' | 'buffetCard' | 'buyTicket';

/** Level keys that buy benefits; the terms of companies and their employees are in the contract with the company. */
export const benefitMembers: readonly LevelKey[] = ['10', '20', '30', '40', '50'];

/** Something that can be bought now, or the reason why not. */
export interface BenefitOffer {
  item: string;
  kind: BenefitKind;
  name: string;
  /** The member's gain, in one sentence. */
  gain: string;
  amount: Yuan;
  /** "" where it can be bought. */
  reason: string;
}

export interface BenefitOrder {
  orderId: string;
  kind: BenefitKind;
  name: string;
  amount: Yuan;
  state: 'open' | 'paid' | 'voided';
  createTime: Moment;
  payDeadlineMs: number;
  /** The last thing that happened to it beside its states; "" for nothing. */
  note: string;
}

export interface Benefits {
  serverTimeMs: number;
  /** `until`: the last day; "" for a member without a bought level. */
  level: { name: string; until: Day | '' };
  cardBalance: Yuan;
  /** Packs that are still valid, the first to end first. */
  vouchers: { count: number; value: Yuan; until: Day }[];
  offers: BenefitOffer[];
  /** The newest twenty. */
  orders: BenefitOrder[];
}

/** 409 of a new order: one of the same kind waits for its payment. */
export interface UnfinishedBenefit {
  kind: 'unfinished';
  orderId: string;
  businessType: BenefitKind;
}

export interface BenefitOrdered {
  orderId: string;
  businessType: BenefitKind;
}

/** Member benefits: a level, its yearly fee, a prepaid service card and packs of vouchers. Paid in the cashier. */
export const benefit = {
  list: row<In<'list'>, Benefits>('/benefit/list', '会员权益：已有权益、可购权益与订单', {
    reads: true,
    has: 'offers',
    ours: true,
    members: benefitMembers,
  }),
  create: row<In<'create'>, BenefitOrdered>('/benefit/createOrder', '购买会员权益：生成待支付订单', {
    has: 'orderId',
    ours: true,
    members: benefitMembers,
  }),
  cancel: row<In<'cancel'>, BenefitOrder>('/benefit/cancelOrder', '取消待支付的权益订单', {
    has: 'orderId',
    ours: true,
    members: benefitMembers,
  }),
} as const;
