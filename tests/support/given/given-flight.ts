import type { Verified } from '#contract/flight.ts';
import { msOf } from '#domain/china-time.ts';

/** A seat on a flight, as the address of the booking page names it. */
export const givenFlightChoice = {
  travelType: 'private' as const,
  seats: [{ flightId: 'CA1501-20261201-BJSSHA', cabinCode: 'Y', parPrice: '1000', triptype: 1 as const }],
  counts: { ADT: 1, CHD: 0, INF: 0 },
};

/** Price and hold of that seat for one adult. */
export const givenFlight = (changes: Partial<Verified> = {}): Verified =>
  ({
    verifyKey: 'key',
    holdUntilMs: msOf('2026-11-20 10:15:00'),
    serverTimeMs: msOf('2026-11-20 10:00:00'),
    segments: [
      {
        triptype: 1,
        flight: { flightNo: 'CA1501', depTime: '2026-12-01 08:00:00', arrTime: '2026-12-01 10:00:00' },
        seat: { cabinCode: 'Y', parPrice: '1000', limitPrice: '' },
        prices: [{ psgType: 'ADT', tktPrice: '1000', consTax: '50', fuelTax: '20', serviceFee: '0' }],
      },
    ],
    insurances: [],
    costCenters: [],
    ...changes,
  }) as unknown as Verified;
