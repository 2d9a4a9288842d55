import type { z } from 'zod';
import type { Page } from './page.ts';
import type { recommendSchemas } from './recommend.schema.ts';
import { row } from './row.ts';
import type { Moment, Yuan } from './row.ts';

type In<K extends keyof typeof recommendSchemas> = z.input<(typeof recommendSchemas)[K]>;

/** `ordered`: has brought an income; `running`: within the time in which the newcomer's orders bring one. */
export const recommendGroups = ['all', 'ordered', 'running', 'over'] as const;
export type RecommendGroup = (typeof recommendGroups)[number];

/** Link and code of a member's recommendations. */
export interface RecommendMember {
  /** Of the link; it names no phone. */
  code: string;
  /** `周**`, as the poster and the newcomer see it. */
  name: string;
}

/** A member who registered through the link or the phone of this one; name and phone are masked. */
export interface Recommended {
  /** Of this list alone. */
  id: string;
  name: string;
  mobilePhone: string;
  level: string;
  registeredAt: Moment;
  /** End of the time in which the newcomer's orders bring an income. */
  until: Moment;
  isRunning: boolean;
  /** Orders that brought one. */
  orders: number;
  /** Less what refunds took back. */
  income: Yuan;
}

export interface RecommendedCount {
  total: number;
  /** Registered in this month. */
  month: number;
  income: Yuan;
  /** Part of it that a refund can still take back. */
  pending: Yuan;
  /** Part of it that is among the rewards. */
  released: Yuan;
}

const members = ['10', '20', '30', '40', '50', '7_0'] as const;

/** Recommendations (specification 1, section 7.2; the folder of the paths and the payloads are ours). */
export const recommend = {
  appRecommendMember: row<In<'appRecommendMember'>, RecommendMember>('/recommend/appRecommendMember', '我的推荐码', {
    reads: true,
    has: 'code',
    members,
    ours: true,
  }),
  AppRecommendedList: row<In<'AppRecommendedList'>, Page<Recommended>>(
    '/recommend/AppRecommendedList',
    '我推荐的会员',
    { reads: true, has: 'rows', members, ours: true },
  ),
  appRecommendedCount: row<In<'appRecommendedCount'>, RecommendedCount>(
    '/recommend/appRecommendedCount',
    '推荐人数与收入',
    { reads: true, has: 'total', members, ours: true },
  ),
} as const;
