import type { IntlFlight, IntlRule, IntlSlice, VerifiedIntl } from '#contract/intl-order.ts';
import { dayAt, dayOf } from '#domain/china-time.ts';
import { documentRules } from '#domain/intl/travellers/document-rules.ts';
import type { TripPoint } from '#domain/intl/travellers/document-rules.ts';
import { leavingDay } from '#domain/intl/travellers/document-until.ts';
import { isUsed } from '#domain/product/ticket-states.ts';
import { fareTypeOf } from '#domain/passenger/psg-types.ts';
import { slicesNow } from '../rows/intl-head.ts';
import type { IntlOrderState, IntlTicket } from '../rows/intl-orders.ts';

interface Trip {
  slices: readonly (Pick<IntlSlice, 'triptype' | 'stops'> & { flights: readonly IntlFlight[] })[];
  airports: VerifiedIntl['airports'];
}

interface Travellers {
  nationalities: Iterable<string>;
  hasMinors: boolean;
}

/** The checklist of documents of a trip for its travellers. */
export function rulesOf({ slices, airports }: Trip, travellers: Travellers, now: number): IntlRule[] {
  const countryOf = (code: string): string => airports[code]?.country ?? '';
  const later = slices.flatMap(({ flights }) => flights);
  /** The traveller reaches another country between two slices by other means, and enters it before the next slice leaves. */
  function begunElsewhere(
    { triptype, flights: [first] }: Pick<IntlSlice, 'triptype'> & { flights: readonly IntlFlight[] },
    before: IntlFlight | undefined,
  ): TripPoint[] {
    const { country = '', countryName = '' } = airports[first?.orgAirport ?? ''] ?? {};
    if (!first || !before || country === countryOf(before.dstAirport)) return [];
    const from = { airport: before.dstAirport, country: countryOf(before.dstAirport) };
    const day = dayOf(first.depTime);
    return [
      { triptype, airport: first.orgAirport, country, countryName, day, leaves: day, isOut: true, at: 'end', from },
    ];
  }
  return documentRules(
    slices.flatMap(({ triptype, stops, flights }, at) => [
      ...begunElsewhere({ triptype, flights }, slices[at - 1]?.flights.at(-1)),
      ...flights.map(({ orgAirport, dstAirport, arrTime }, n): TripPoint => {
        later.shift();
        const { country = '', countryName = '' } = airports[dstAirport] ?? {};
        const stop = stops[n];
        const isBreak = stop && (stop.nextAirport !== undefined || stop.marks.includes('selfTransfer'));
        const at = stop ? (isBreak ? 'break' : 'stop') : 'end';
        const day = dayOf(arrTime);
        const from = { airport: orgAirport, country: countryOf(orgAirport) };
        const way = leavingDay({ country, day }, later, countryOf);
        return { triptype, airport: dstAirport, country, countryName, day, ...way, at, from };
      }),
    ]),
    { ...travellers, nationalities: [...new Set(travellers.nationalities)] },
    dayAt(now),
  );
}

/** The checklist of those who travel now and of the slices that they have: of an order without changes and refunds that of its booking. */
export function rulesNow(
  { content }: Pick<IntlOrderState, 'content'>,
  tickets: readonly IntlTicket[],
  now: number,
): IntlRule[] {
  const slices = slicesNow({ content }, tickets);
  const isAsBooked = tickets.every(isUsed) && slices.length === content.slices.length;
  if (isAsBooked || !tickets.some(isUsed)) return content.rules;
  const people = content.passengers.filter((_, at) => tickets.some((one) => one.passenger_no === at && isUsed(one)));
  return rulesOf(
    { slices, airports: content.airports },
    {
      nationalities: people.map(({ nationality }) => nationality),
      hasMinors: people.some(({ psgType }) => fareTypeOf(psgType) !== 'ADT'),
    },
    now,
  );
}
