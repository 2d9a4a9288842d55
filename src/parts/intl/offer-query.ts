import {
  flightTypeOfText,
  readChosen,
  readLegs,
  readParty,
  writeChosen,
  writeLegs,
  writeParty,
} from '#domain/intl/search/trip-codec.ts';
import type { AskedLeg } from '#domain/intl/search/trip-codec.ts';
import type { IntlParty } from '#domain/intl/offers.ts';
import type { FlightType } from '#domain/trip/legs.ts';
import { readSeen } from '#domain/trip/seen-price.ts';

/** A trip that was put together from a list, as the address of the order page names it. */
export interface IntlChoice {
  flightType: FlightType;
  legs: readonly AskedLeg[];
  /** Flights of each slice. */
  flights: readonly (readonly string[])[];
  brandId: string;
  party: IntlParty;
  /** Price of the whole party that the list showed, yuan. */
  seen?: string | undefined;
}

type Query = Readonly<Record<string, string | undefined>>;

export const writeIntlChoice = ({ flightType, legs, flights, brandId, party, seen }: IntlChoice) => ({
  type: String(flightType),
  legs: writeLegs(legs),
  flights: writeChosen(flights),
  brand: brandId,
  party: writeParty(party),
  ...(seen && { seen }),
});

/** Undefined for an address that names no whole trip. */
export function readIntlChoice(query: Query): IntlChoice | undefined {
  const flightType = flightTypeOfText(query['type']);
  const { legs, problems } = readLegs(query['legs'] ?? '');
  const flights = readChosen(query['flights'] ?? '');
  const party = readParty(query['party'] ?? 'ADT1');
  const [brandId = '', seen] = [query['brand'], readSeen(query['seen'])];
  if (!flightType || problems.length || !party || !brandId || !legs.length || flights?.length !== legs.length)
    return undefined;
  const isWhole = legs.every(({ from, to, date }) => from && to && date);
  return isWhole ? { flightType, legs, flights, brandId, party, ...(seen && { seen }) } : undefined;
}
