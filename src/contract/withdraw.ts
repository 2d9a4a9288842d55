import type { z } from 'zod';
import type { Page } from './page.ts';
import { row } from './row.ts';
import type { Day, Moment, Yuan } from './row.ts';
import type { withdrawSchemas } from './withdraw.schema.ts';

type In<K extends keyof typeof withdrawSchemas> = z.input<(typeof withdrawSchemas)[K]>;

/** Terms of a withdrawal before the pay password is asked: the server's rules, and what is left of them today. */
export interface WithdrawQuote {
  available: Yuan;
  /** Fee and net amount of the asked amount; "" where none was asked, or it cannot be withdrawn. */
  fee: Yuan | '';
  net: Yuan | '';
  /** Last day of arrival of a withdrawal that is made now. */
  arriveBy: Day;
  /** Reason why the asked amount cannot be withdrawn; "" when it can. */
  reason: string;
  limits: {
    min: Yuan;
    /** Of one withdrawal. */
    max: Yuan;
    daily: Yuan;
    dailyLeft: Yuan;
    dailyTimes: number;
    timesLeft: number;
    /** The most that can be withdrawn now. */
    most: Yuan;
  };
  /** `rate` in per cent of the amount; never below `min`, never above `max`. */
  feeRule: { rate: string; min: Yuan; max: Yuan };
}

export const withdrawFilters = ['all', 'applied', 'processing', 'paid', 'refused'] as const;
export type WithdrawState = Exclude<(typeof withdrawFilters)[number], 'all'>;

export interface Withdrawal {
  id: string;
  at: Moment;
  amount: Yuan;
  fee: Yuan;
  net: Yuan;
  cardId: string;
  bankName: string;
  last4: string;
  state: WithdrawState;
  /** Of a refusal: the amount is back in the wallet. "" elsewhere. */
  reason: string;
  arriveBy: Day;
  /** The tracker: the states on the way, each with its moment; "" for one that is to come. */
  steps: { state: WithdrawState; at: Moment | '' }[];
}

/** Money from the wallet to a bound bank card. */
export const withdraw = {
  quote: row<In<'quote'>, WithdrawQuote>('/wallet/withdraw/quote', '提现试算：手续费、到账金额、到账时间与限额', {
    reads: true,
    has: 'limits',
    ours: true,
  }),
  apply: row<In<'apply'>, Withdrawal>('/wallet/withdraw/apply', '申请提现', { has: 'id', ours: true }),
  list: row<In<'list'>, Page<Withdrawal>>('/wallet/withdraw/list', '提现记录与进度', {
    reads: true,
    has: 'rows',
    ours: true,
  }),
} as const;
