import { addDays, dayAt, msOf } from '#domain/china-time.ts';

/** A trip abroad of a seeded member. */
export interface AbroadPlan {
  memberId: string;
  at: number;
  /** Cities in their order; the days until the slices begin. */
  ways: readonly (readonly [from: string, to: string, days: number])[];
  /** `kept`: paid and flown, or to come. */
  fate: 'kept' | 'unpaid' | 'cancelled' | 'refunded' | 'partly' | 'changed';
  isBusiness?: true;
}

const returns = (from: string, to: string, days: number, nights: number): AbroadPlan['ways'] => [
  [from, to, days],
  [to, from, days + nights],
];

/** From the oldest to the newest; employees fly for the company. */
const plans: readonly (Omit<AbroadPlan, 'at'> & { daysAgo: number })[] = [
  { memberId: '20250010', daysAgo: 700, ways: returns('SHA', 'TYO', 24, 6), fate: 'kept' },
  { memberId: '20250071', daysAgo: 610, ways: returns('SHA', 'SIN', 18, 4), fate: 'kept', isBusiness: true },
  { memberId: '20250010', daysAgo: 520, ways: returns('SHA', 'PAR', 40, 11), fate: 'changed' },
  { memberId: '20250072', daysAgo: 430, ways: returns('BJS', 'FRA', 21, 5), fate: 'refunded', isBusiness: true },
  { memberId: '20250010', daysAgo: 340, ways: [['SHA', 'BKK', 30]], fate: 'kept' },
  { memberId: '20250020', daysAgo: 270, ways: returns('SHA', 'SEL', 26, 4), fate: 'partly' },
  { memberId: '20250073', daysAgo: 190, ways: returns('SHA', 'TYO', 16, 3), fate: 'kept', isBusiness: true },
  {
    memberId: '20250030',
    daysAgo: 120,
    ways: [
      ['SHA', 'SIN', 20],
      ['SIN', 'KUL', 24],
      ['KUL', 'SHA', 28],
    ],
    fate: 'kept',
  },
  { memberId: '20250074', daysAgo: 92, ways: returns('SHA', 'SEL', 17, 3), fate: 'refunded', isBusiness: true },
  { memberId: '20250071', daysAgo: 60, ways: returns('SHA', 'SIN', 15, 3), fate: 'changed', isBusiness: true },
  { memberId: '20250073', daysAgo: 33, ways: returns('SHA', 'TYO', 14, 4), fate: 'kept', isBusiness: true },
  { memberId: '20250010', daysAgo: 12, ways: returns('SHA', 'PAR', 45, 9), fate: 'kept' },
  { memberId: '20250030', daysAgo: 6, ways: returns('SHA', 'OSA', 33, 5), fate: 'cancelled' },
  { memberId: '20250072', daysAgo: 3, ways: returns('BJS', 'FRA', 25, 4), fate: 'kept', isBusiness: true },
];

/** Trips of two years in the order of their time; the last one waits for its payment. */
export const abroadPlans = (now: number): AbroadPlan[] => [
  ...plans.map(({ daysAgo, ...plan }, n) => ({
    ...plan,
    at: msOf(`${addDays(dayAt(now), -daysAgo)} 10:00:00`) + n * 7 * 60_000,
  })),
  { memberId: '20250020', at: now - 4 * 60_000, ways: returns('SHA', 'BKK', 50, 6), fate: 'unpaid' },
];
