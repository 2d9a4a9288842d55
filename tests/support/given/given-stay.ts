import type { VerifiedStay } from '#contract/hotel-order.ts';
import { msOf } from '#domain/china-time.ts';

/** A rate of a hotel for two nights, as the address of the order form names it. */
export const givenChoice = {
  hotelId: 'SHA0001',
  rateId: 'r1-standard',
  stay: {
    checkIn: '2026-09-22',
    checkOut: '2026-09-24',
    rooms: 1,
    adults: 2,
    childAges: [],
    travelType: '' as const,
  },
  travelType: 'private' as const,
  seen: '1056',
};

type Changes = Partial<Omit<VerifiedStay, 'rate'>> & { rate?: Partial<VerifiedStay['rate']> };

/** Its answer: prepaid, two nights of ¥508 and ¥548. */
export const givenStay = ({ rate, ...changes }: Changes = {}): VerifiedStay =>
  ({
    verifyKey: 'key',
    holdUntilMs: msOf('2026-09-01 10:15:00'),
    serverTimeMs: msOf('2026-09-01 10:00:00'),
    checkIn: '2026-09-22',
    checkOut: '2026-09-24',
    nights: 2,
    rooms: 1,
    adults: 2,
    childAges: [],
    travelType: 'private',
    arrivalTimes: ['14:00', '18:00', '22:00', '次日 02:00'],
    guaranteeAfter: '',
    costCenters: [],
    ...changes,
    rate: {
      rateId: 'r1-standard',
      payKind: 'prepaid',
      invoice: 'platform',
      needsPinyin: false,
      total: '1056',
      due: '1056',
      nights: [
        { date: '2026-09-22', price: '508', before: '' },
        { date: '2026-09-23', price: '548', before: '' },
      ],
      ...rate,
    },
  }) as VerifiedStay;
