import type { IntlFlight, IntlRule, IntlSlice, VerifiedIntl } from '#contract/intl-order.ts';
import { dayAt, dayOf } from '#domain/china-time.ts';
import { documentRules } from '#domain/intl/travellers/document-rules.ts';
import type { TripPoint } from '#domain/intl/travellers/document-rules.ts';

interface Trip {
  slices: readonly (Pick<IntlSlice, 'triptype' | 'stops'> & { flights: readonly IntlFlight[] })[];
  airports: VerifiedIntl['airports'];
}

interface Travellers {
  nationalities: Iterable<string>;
  hasMinors: boolean;
}

/** The checklist of documents of a trip for its travellers. */
export const rulesOf = ({ slices, airports }: Trip, travellers: Travellers, now: number): IntlRule[] =>
  documentRules(
    slices.flatMap(({ triptype, stops, flights }) =>
      flights.map(({ dstAirport, arrTime }, n): TripPoint => {
        const { country = '', countryName = '' } = airports[dstAirport] ?? {};
        const stop = stops[n];
        const isBreak = stop && (stop.nextAirport !== undefined || stop.marks.includes('selfTransfer'));
        const at = stop ? (isBreak ? 'break' : 'stop') : 'end';
        return { triptype, airport: dstAirport, country, countryName, day: dayOf(arrTime), at };
      }),
    ),
    { ...travellers, nationalities: [...new Set(travellers.nationalities)] },
    dayAt(now),
  );
