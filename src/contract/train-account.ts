import type { z } from 'zod';
import { row } from './row.ts';
import type { Moment } from './row.ts';
import type { trainAccountSchemas } from './train-account.schema.ts';

type In<K extends keyof typeof trainAccountSchemas> = z.input<(typeof trainAccountSchemas)[K]>;

/** The member's own account of 12306 (specification 1, section 3.6). Accounts are masked; passwords are kept nowhere. */
export interface TrainAccount {
  /** An account is linked now. */
  isLogin: boolean;
  /** `138****0071`, `li***n`; "" without one. */
  account: string;
  /** When it was linked; "" without one. */
  since: Moment | '';
  /** Accounts that were linked before and this one, the last one first; at most five. */
  historyList: { historyId: string; account: string; lastUsed: Moment }[];
}

/** 409 of `login`: why 12306 does not take the account. */
export type TrainAccountConflict =
  | { kind: 'wrongPassword'; triesLeft: number }
  | { kind: 'locked'; retryAfter: number }
  /** Phone or identity are to be proved with 12306 first. */
  | { kind: 'phoneUnproved' | 'identityUnproved' }
  /** 12306 rests until this moment. */
  | { kind: 'closed'; until: Moment }
  | { kind: 'busy' };

export const trainAccount = {
  read: row<In<'read'>, TrainAccount>('/train/account', '已绑定的 12306 账号与历史账号', {
    reads: true,
    has: 'historyList',
    ours: true,
  }),
  login: row<In<'login'>, TrainAccount>('/train/account/login', '绑定 12306 账号', { has: 'historyList', ours: true }),
  logout: row<In<'logout'>, TrainAccount>('/train/account/logout', '解除绑定 12306 账号', {
    has: 'historyList',
    ours: true,
  }),
  forget: row<In<'forget'>, TrainAccount>('/train/account/forget', '删除一个历史账号', {
    has: 'historyList',
    ours: true,
  }),
} as const;
