import { addDays, dayAt, msOf } from '#domain/china-time.ts';
import { recentDays, recentTravellers } from '../trips/business-trips.ts';
import type { SeatClass } from '#domain/rail/seat-classes.ts';

export interface RidePlan {
  memberId: string;
  at: number;
  from: string;
  to: string;
  /** From the order to the departure. */
  daysAhead: number;
  seatClass: SeatClass;
  people: number;
  /** `kept`: paid and travelled, or to come. */
  fate: 'kept' | 'unpaid' | 'expired' | 'cancelled' | 'rejected' | 'refunded' | 'partly' | 'changed' | 'destination';
  isBusiness?: true;
}

const ways = [
  ['北京', '上海'],
  ['上海', '南京'],
  ['杭州', '上海'],
  ['广州', '长沙'],
  ['武汉', '北京'],
  ['成都', '重庆'],
  ['西安', '郑州'],
] as const;

const travellers = ['20250010', '20250071', '20250030', '20250072', '20250040', '20250073', '20250041', '20250074'];
const employees = new Set(['20250071', '20250072', '20250073', '20250074']);
const fates: readonly RidePlan['fate'][] = [
  'kept',
  'kept',
  'changed',
  'kept',
  'refunded',
  'kept',
  'kept',
  'partly',
  'kept',
  'cancelled',
  'kept',
];

const count = 44;
const pastDays = 720;

/** In the hours when tickets are sold. */
const momentOn = (now: number, daysAgo: number, n: number): number =>
  msOf(`${addDays(dayAt(now), -daysAgo)} 09:00:00`) + ((n * 37) % 720) * 60_000;

/** Business rides of the last months, with refunds and changes among them. */
const recentRides = (now: number): RidePlan[] =>
  recentDays(24, 8).map((daysAgo, n) => {
    const [from, to] = ways[(n * 3) % ways.length] ?? ways[0];
    return {
      memberId: recentTravellers[(n + 1) % recentTravellers.length] ?? recentTravellers[0],
      at: momentOn(now, daysAgo, n + 5),
      from,
      to,
      daysAhead: n % 4 === 2 ? 1 : 4 + (n % 5),
      seatClass: 'second',
      people: 1,
      fate: n % 4 === 2 ? 'refunded' : n % 6 === 5 ? 'changed' : 'kept',
      isBusiness: true,
    };
  });

/** Orders of two years in the order of their time; the last ones are those of these days. */
export function ridePlans(now: number): RidePlan[] {
  const past = Array.from({ length: count }, (_, n): RidePlan => {
    const [from, to] = ways[n % ways.length] ?? ways[0];
    const memberId = travellers[n % travellers.length] ?? '';
    const isBusiness = employees.has(memberId);
    const fate = fates[n % fates.length] ?? 'kept';
    return {
      memberId,
      at: momentOn(now, pastDays - Math.floor((n * (pastDays - 20)) / count), n),
      from,
      to,
      daysAhead: 3 + ((n * 5) % 9),
      seatClass: n % 5 === 3 && !isBusiness ? 'first' : 'second',
      people: fate === 'partly' ? 2 : 1,
      fate,
      ...(isBusiness && { isBusiness: true as const }),
    };
  });
  const recent: readonly (Omit<RidePlan, 'at' | 'seatClass' | 'people'> & { daysAgo: number })[] = [
    { memberId: '20250010', daysAgo: 9, from: '北京', to: '上海', daysAhead: 14, fate: 'kept' },
    { memberId: '20250010', daysAgo: 6, from: '杭州', to: '上海', daysAhead: 12, fate: 'rejected' },
    { memberId: '20250030', daysAgo: 5, from: '武汉', to: '北京', daysAhead: 13, fate: 'destination' },
    { memberId: '20250010', daysAgo: 4, from: '上海', to: '南京', daysAhead: 14, fate: 'changed' },
    { memberId: '20250071', daysAgo: 3, from: '上海', to: '南京', daysAhead: 10, fate: 'kept', isBusiness: true },
    { memberId: '20250010', daysAgo: 2, from: '成都', to: '重庆', daysAhead: 9, fate: 'expired' },
  ];
  return [
    ...[...past, ...recentRides(now)].sort((a, b) => a.at - b.at),
    ...recent.map(({ daysAgo, ...plan }, n) => ({
      ...plan,
      at: momentOn(now, daysAgo, n),
      seatClass: 'second' as const,
      people: 1,
    })),
    // Its time to pay is not over.
    {
      memberId: '20250010',
      at: now - 4 * 60_000,
      from: '北京',
      to: '上海',
      daysAhead: 11,
      seatClass: 'second',
      people: 1,
      fate: 'unpaid',
    },
  ];
}
