import type { z } from 'zod';
import type { TripLevel } from './account.ts';
import type { Day, Yuan } from './row.ts';
import { row } from './row.ts';
import type { Effect, LimitKind, PolicyProduct, Subject, Rule } from '#domain/policy/schema.ts';
import type { myStandardSchemas } from './my-standard.schema.ts';

/** A limit that concerns the employee, in words. */
export interface OwnRule {
  kind: LimitKind;
  /** 每间每晚 */
  limit: string;
  /** When it counts: 住一线城市; "": always. */
  when: string;
  /** ¥500 */
  value: string;
  sentence: string;
  /** After the flags of the employee's level. */
  effect: Effect;
  /** The same as it is kept, with names in place of the codes of cities and airlines. */
  rule: Pick<Rule, 'product' | 'when' | 'limit'>;
}

export interface OwnProduct {
  product: PolicyProduct;
  rules: OwnRule[];
}

/** The version that judges an employee today. */
export interface OwnStandard {
  name: string;
  version: number;
  from: Day;
  to: Day | null;
  /** The standard that applies from the day after `to`; null where none is known. */
  next: { name: string; version: number } | null;
  /** Through what it applies: the employee, the travel level, a department, the company. */
  via: Subject['kind'];
  products: OwnProduct[];
  /** Tickets: the company pays up to the limit and this much more. */
  tolerance: Yuan;
  together: 'higher' | 'lower';
  /** Cities of the tiers, by name. */
  tiers: { name: string; cities: string[] }[];
  bands: { name: string; from: Day; to: Day; city: string }[];
}

export interface MyStandard {
  /** Null: the company's account, which has chosen nobody. */
  employee: { id: number; name: string; deptName: string; levelName: string; tripLevel: TripLevel } | null;
  /** Null: no standard covers the employee, who cannot book for business. */
  travel: OwnStandard | null;
  /** Standard of cars; null: none. */
  car: OwnStandard | null;
}

/** Travellers of an offer that is held, each with the standard that applies to them. */
export interface TravellerVerdicts {
  /** With standards of their own: the highest counts for all, or the lowest. */
  together: 'higher' | 'lower';
  /** Of the order; `none`: no standard is meant for any of them. */
  verdict: 'ok' | 'over' | 'forbidden' | 'none';
  /** Name of the employee whose verdict that is. */
  counts: string;
  /** The order needs a reason. */
  asksReason: boolean;
  /** The caller's own standard alone counts. */
  isOwn: boolean;
  each: {
    employeeId: number;
    /** Number in the list of travellers; "": the booker, who does not travel. */
    passengerId: string;
    name: string;
    standard: string;
    verdict: 'ok' | 'over' | 'forbidden';
    overBy: Yuan;
    /** Rules that the traveller breaks, with figures. */
    reason: string;
  }[];
}

export const myStandard = {
  mine: row<z.input<(typeof myStandardSchemas)['mine']>, MyStandard>(
    '/travel/standard/mine',
    '我的差旅标准：各产品的限制与超出时的处理；企业账号可查看任一员工的',
    { members: ['70', '7_0'], reads: true, ours: true, has: 'employee' },
  ),
  travellers: row<z.input<(typeof myStandardSchemas)['travellers']>, TravellerVerdicts>(
    '/travel/standard/travellers',
    '已核价的预订：每位出行人按其差标的判定，以及整单以谁为准',
    { members: ['70', '7_0'], reads: true, ours: true, has: 'each' },
  ),
} as const;
