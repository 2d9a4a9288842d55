import { flightSchemas } from '#contract/flight.schema.ts';
import type { Flight } from '#contract/flight.ts';
import type { Day } from '#domain/china-time.ts';
import { cheapest } from '#domain/flight/list/list-flight.ts';
import type { Fen } from '#domain/money.ts';
import type { Call } from '../../../ground/call.ts';
import { askedFlights } from './answer-query.ts';
import { listOf } from './flight-list.ts';

/** So many flights of a day are told to other products. */
const mostFlights = 3;

interface Wanted {
  /** Codes of cities. */
  from: string;
  to: string;
  date: Day;
  travelType: 'private' | 'business';
}

/** The cheapest flights of a day, each with what an adult pays at least, as the list says it; none where none is sold. */
export async function lowestFlights(
  { from, to, ...way }: Wanted,
  call: Call,
): Promise<readonly { flight: Flight; fen: Fen }[]> {
  const read = await askedFlights(flightSchemas.query.parse({ orgCity: from, dstCity: to, ...way }), call);
  if (!read.ok) return [];
  return listOf(read.value, call.now())
    .flights.filter(({ carrierFlightNo, flightNo }) => !carrierFlightNo || carrierFlightNo === flightNo)
    .flatMap((flight) => {
      const offer = cheapest(flight, { cabin: '', people: 1 });
      return offer ? [{ flight, fen: offer.adultFen }] : [];
    })
    .sort((a, b) => a.fen - b.fen)
    .slice(0, mostFlights);
}
