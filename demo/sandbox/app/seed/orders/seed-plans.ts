import { defaultConfig } from '#theme/default-config.ts';
import { dayMs } from '#domain/china-time.ts';
import { apps } from '../../../ground/apps.ts';
import { registeredDaysAgo } from '../people/seed-members.ts';
import { recentDays, recentTravellers } from '../trips/business-trips.ts';

export const minuteMs = 60_000;

/** End of an order. `refused`: the airline is refusing it just now; `rejected`: it did, and the money is back. `returning`: refunded, the money is on its way. */
export type Fate =
  | 'unpaid'
  | 'cancelled'
  | 'expired'
  | 'ticketing'
  | 'ticketed'
  | 'refused'
  | 'rejected'
  | 'refundWanted'
  | 'refunding'
  | 'returning'
  | 'refunded'
  | 'changeWanted'
  | 'changed';

export interface Plan {
  number: number;
  /** Application in which it was ordered; the default one without. */
  appId?: string;
  memberId: string;
  travelType: 'private' | 'business';
  /** Milliseconds; when it was ordered. */
  at: number;
  daysAhead: number;
  backAfterDays: number;
  people: number;
  /** Place in `routes`. */
  route: number;
  fate: Fate;
  /** Of an employee: the cheapest flight of the day, a dearer one, or a fare above the travel standard. */
  choice: 'cheapest' | 'dearer' | 'over';
}

export const routes: readonly (readonly [string, string])[] = [
  ['BJS', 'SHA'],
  ['SHA', 'CAN'],
  ['BJS', 'CTU'],
  ['SZX', 'BJS'],
  ['HGH', 'BJS'],
  ['SHA', 'XIY'],
  ['CAN', 'CKG'],
  ['BJS', 'KMG'],
  ['SHA', 'SZX'],
  ['CTU', 'SHA'],
];

/** Orders of the past by member (seed-members.ts); the family's child has none, so that an empty list can be seen. */
const pastOrders: Readonly<Record<string, number>> = {
  '20250010': 40,
  '20250020': 12,
  '20250030': 14,
  '20250040': 20,
  '20250041': 10,
  '20250050': 12,
  '20250070': 6,
  '20250071': 40,
  '20250072': 30,
  '20250073': 34,
  '20250074': 26,
};

const pastFates: readonly Fate[] = [
  'ticketed',
  'ticketed',
  'cancelled',
  'ticketed',
  'ticketed',
  'expired',
  'ticketed',
  'refunded',
  'ticketed',
  'cancelled',
  'ticketed',
  'changed',
];

/** Orders of trips to come: days since the booking, days until the flight. */
const ahead: readonly (readonly [Fate, daysAgo: number, daysAhead: number])[] = [
  ['ticketed', 6, 9],
  ['ticketed', 3, 20],
  ['refundWanted', 4, 15],
  ['changeWanted', 5, 18],
  ['changed', 9, 24],
  ['refunding', 8, 22],
  ['returning', 7, 26],
];

/** Members whose orders are in every state: a person, a distributor, an employee. */
const withEveryState: ReadonlySet<string> = new Set(['20250010', '20250040', '20250071']);
const corporate = /^2025007/;
/** Employees whose standard asks for a reason; that of the others refuses a dearer fare. */
const mayExceed = /^2025007[123]$/;
/** Places in `routes` that employees fly to in turn: to customers, between the offices. */
const businessRoutes = [0, 3, 0, 4, 1, 0, 2, 0, 8, 5];
/** Days until the flight of employees' orders, in turn. */
const businessAhead = [1, 4, 9, 2, 15, 6, 3, 21, 0, 8];

/** The orders of the seed by time; the same ones for the same moment. */
export function plansOf(now: number): Plan[] {
  const plans = [
    ...recentTrips(now),
    ...Object.entries(pastOrders).flatMap(([memberId, count], at) => [
      ...past(memberId, count, at, now).filter((plan) => plan.at > now - (registeredDaysAgo(memberId) - 1) * dayMs),
      ...upcoming(memberId, at, now),
    ]),
  ];
  return plans.toSorted((a, b) => a.at - b.at).map((plan, number) => ({ ...plan, number }));
}

type Unnumbered = Omit<Plan, 'number'>;

const choiceOf = (n: number): Plan['choice'] => (n % 7 === 2 ? 'over' : n % 3 === 1 ? 'dearer' : 'cheapest');

function planOf(memberId: string, n: number, fate: Fate, at: number, daysAhead: number, isPast = false): Unnumbered {
  const isBusiness = corporate.test(memberId) && n % 4 !== 3;
  return {
    memberId,
    travelType: isBusiness ? 'business' : 'private',
    at,
    daysAhead: isBusiness && isPast ? (businessAhead[n % 10] ?? daysAhead) : daysAhead,
    backAfterDays: n % 5 === 2 ? 3 : 0,
    people: isBusiness || n % 3 ? 1 : 2,
    route: isBusiness ? (businessRoutes[n % 10] ?? n) : n,
    fate,
    choice: isBusiness && mayExceed.test(memberId) ? choiceOf(n) : 'cheapest',
  };
}

/** Business flights of the last months beside those of two years. */
const recentTrips = (now: number): Unnumbered[] =>
  recentDays(13, 7).map((daysAgo, n) => ({
    ...planOf(
      recentTravellers[n % recentTravellers.length] ?? recentTravellers[0],
      4 * n + 1,
      n % 6 === 4 ? 'refunded' : n % 9 === 7 ? 'changed' : 'ticketed',
      now - daysAgo * dayMs - ((n * 97) % 500) * minuteMs,
      3 + ((n * 5) % 12),
      true,
    ),
    choice: 'cheapest',
    // Their orders stand on the bill of the company, and are served where they were booked.
    ...(n % 8 === 5 && partnerApps[0] && { appId: partnerApps[0] }),
  }));

function past(memberId: string, count: number, shift: number, now: number): Unnumbered[] {
  return Array.from({ length: count }, (_, n) => {
    // Spread over two years, at changing hours of the day in China.
    const daysAgo = 40 + Math.floor((n * 690) / count) + shift;
    const at = now - daysAgo * dayMs - ((n * 137 + shift * 61) % 600) * minuteMs;
    const fate = n === 5 && withEveryState.has(memberId) ? 'rejected' : pastFates[(n + shift) % pastFates.length];
    return planOf(memberId, n + shift, fate ?? 'ticketed', at, 3 + ((n * 7) % 26), true);
  });
}

const employees = ['20250071', '20250072', '20250073', '20250074'];

/** Partners' applications have a part of the history, so that their lists and reports are not empty. Prime to the number of employees. */
const partnersEach = 7;
const partnerApps = [...apps.keys()].filter((appId) => appId !== defaultConfig.appId);

/** The n-th of `count` further orders of employees: the oldest first, over two years until forty days ago, each member in turn. */
export function historyPlan(n: number, count: number, now: number): Plan {
  const shift = n % employees.length;
  const turn = Math.floor(n / employees.length);
  const daysAgo = 730 - Math.floor((n * 690) / count);
  const at = now - daysAgo * dayMs - ((turn * 137 + shift * 61) % 600) * minuteMs;
  const fate = pastFates[(turn + shift) % pastFates.length] ?? 'ticketed';
  // Never a multiple of three: these orders leave the wallets alone.
  return {
    ...planOf(employees[shift] ?? '', turn, fate, at, 3 + ((turn * 7) % 26), true),
    number: 100_000 + 3 * n + 1,
    ...(n % partnersEach === partnersEach - 1 && {
      appId: partnerApps[Math.floor(n / partnersEach) % partnerApps.length],
    }),
  };
}

function upcoming(
  memberId: string,
  shift: number,
  now: number,
  all: boolean = withEveryState.has(memberId),
): Unnumbered[] {
  const later = (all ? ahead : ahead.slice(0, 2)).map(([fate, daysAgo, days], n) =>
    planOf(memberId, n + shift, fate, now - daysAgo * dayMs - n * 47 * minuteMs, days),
  );
  if (!all) return later;
  return [
    ...later,
    planOf(memberId, shift, 'refused', now - 2 * minuteMs, 12),
    planOf(memberId, shift + 1, 'ticketing', now - minuteMs, 14),
    planOf(memberId, shift + 2, 'unpaid', now - 6 * minuteMs, 16),
  ];
}

/** Orders of a member in every state: those of today and to come first, then the past of two years. `made` were made before. */
export function manyPlans(memberId: string, count: number, made: number, now: number): Plan[] {
  const plans = [
    ...upcoming(memberId, made, now, true),
    planOf(memberId, made + 3, 'rejected', now - 50 * dayMs, 8, true),
    ...past(memberId, count, made % 30, now),
  ];
  // Never a multiple of three: these orders leave the wallets alone.
  return plans.slice(0, count).map((plan, n) => ({ ...plan, number: 1_000_000 + 3 * (made + n) + 1 }));
}
