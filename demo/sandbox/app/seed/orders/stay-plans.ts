import type { HotelRate } from '#contract/hotel.ts';
import { recentDays, recentTravellers } from '../trips/business-trips.ts';

export interface StayPlan {
  memberId: string;
  city: string;
  /** Whole days before the seed's moment; of an order that waits for money, none. */
  daysAgo: number;
  /** From the order to check-in. */
  daysAhead: number;
  nights: number;
  payKind: HotelRate['payKind'];
  /** `kept`: paid, or to be paid at the hotel. */
  fate: 'kept' | 'unpaid' | 'cancelled' | 'refused';
  isBusiness?: boolean;
  /** At a rate that keeps the first night. */
  keeps?: boolean;
  /** Hotels of the city that are passed over. */
  skip?: number;
}

export const cities = ['SHA', 'HGH', 'CTU'];

/** Stays that are over, under way and to come, and one each that waits for money, was cancelled or was refused. */
export const plans: readonly StayPlan[] = [
  { memberId: '20250010', city: 'HGH', daysAgo: 64, daysAhead: 6, nights: 2, payKind: 'prepaid', fate: 'kept' },
  { memberId: '20250010', city: 'CTU', daysAgo: 31, daysAhead: 9, nights: 1, payKind: 'prepaid', fate: 'cancelled' },
  { memberId: '20250010', city: 'SHA', daysAgo: 12, daysAhead: 5, nights: 2, payKind: 'prepaid', fate: 'refused' },
  { memberId: '20250010', city: 'SHA', daysAgo: 3, daysAhead: 17, nights: 2, payKind: 'atHotel', fate: 'kept' },
  { memberId: '20250010', city: 'HGH', daysAgo: 0, daysAhead: 24, nights: 1, payKind: 'prepaid', fate: 'unpaid' },
  { memberId: '20250030', city: 'CTU', daysAgo: 20, daysAhead: 4, nights: 3, payKind: 'prepaid', fate: 'kept' },
  { memberId: '20250040', city: 'SHA', daysAgo: 40, daysAhead: 3, nights: 1, payKind: 'atHotel', fate: 'kept' },
  { memberId: '20250040', city: 'HGH', daysAgo: 2, daysAhead: 12, nights: 2, payKind: 'guarantee', fate: 'kept' },
  { memberId: '20250041', city: 'SHA', daysAgo: 400, daysAhead: 7, nights: 2, payKind: 'prepaid', fate: 'kept' },
  { memberId: '20250041', city: 'CTU', daysAgo: 210, daysAhead: 5, nights: 1, payKind: 'prepaid', fate: 'kept' },
  { memberId: '20250041', city: 'HGH', daysAgo: 48, daysAhead: 6, nights: 3, payKind: 'prepaid', fate: 'kept' },
  { memberId: '20250050', city: 'SHA', daysAgo: 5, daysAhead: 15, nights: 2, payKind: 'prepaid', fate: 'kept' },
  {
    memberId: '20250071',
    city: 'HGH',
    daysAgo: 26,
    daysAhead: 4,
    nights: 2,
    payKind: 'prepaid',
    fate: 'kept',
    isBusiness: true,
  },
  {
    memberId: '20250071',
    city: 'SHA',
    daysAgo: 4,
    daysAhead: 10,
    nights: 2,
    payKind: 'prepaid',
    fate: 'kept',
    isBusiness: true,
  },
  {
    memberId: '20250073',
    city: 'CTU',
    daysAgo: 9,
    daysAhead: 8,
    nights: 1,
    payKind: 'prepaid',
    fate: 'kept',
    isBusiness: true,
  },
];

/** Two years of private stays of those who have bills of hotels, each of which is over. */
const sellers = ['20250040', '20250041', '20250050'] as const;
export const pastStays: readonly StayPlan[] = sellers.flatMap((memberId, nth) =>
  Array.from({ length: 7 }, (_, n) => ({
    memberId,
    city: cities[(n + nth) % cities.length] ?? '',
    daysAgo: 716 - 101 * n - 11 * nth,
    daysAhead: 3 + ((n * 5 + nth) % 14),
    nights: 1 + ((n + nth) % 3),
    payKind: 'prepaid' as const,
    fate: n % 5 === 3 ? ('cancelled' as const) : ('kept' as const),
    skip: (2 * n + nth) % 5,
  })),
);

/** Business stays of the last months; a part of them is given up, at the penalty of its rule. */
export const recentStays: readonly StayPlan[] = recentDays(14, 9).map((daysAgo, n) => ({
  memberId: recentTravellers[n % recentTravellers.length] ?? recentTravellers[0],
  city: cities[(n * 2) % cities.length] ?? '',
  daysAgo,
  daysAhead: 3 + (n % 6),
  nights: n % 5 === 3 ? 3 : 1 + (n % 3),
  payKind: 'prepaid',
  fate: n % 5 === 3 ? 'cancelled' : 'kept',
  isBusiness: true,
  skip: n % 4,
  ...(n % 5 === 3 && { keeps: true }),
}));
