import type { ChosenSeat } from '#domain/flight/chosen-seats.ts';
import { readChosenSeats } from '#domain/flight/chosen-seats.ts';
import { cityCodeOf } from '#domain/flight/cities/city-of-airport.ts';
import type { Counts } from '#domain/passenger/party/party-counts.ts';
import { isParty } from '#domain/passenger/party/is-party.ts';
import { inOrder } from '#domain/trip/legs.ts';
import type { OnLeg } from '#domain/trip/legs.ts';

type TravelType = 'private' | 'business';

/** Choice in the address: seats, party, travel type. */
export interface Choice {
  travelType: TravelType;
  /** A government-purchase ticket (公务票): private travel for a budget unit. */
  isGp?: boolean;
  seats: (ChosenSeat & OnLeg)[];
  counts: Counts;
  /** Cities or airports that were searched: the back link leads to that list, not to the airports of the chosen flights. */
  from?: string;
  to?: string;
}

type Query = Readonly<Record<string, string | undefined>>;

/** undefined: the address is empty or broken. The route's own travel type wins over the address. */
export function readChoice(query: Query, routeType?: string, isGp = false): Choice | undefined {
  const seats = readChosenSeats(query['seats']);
  if (!seats) return undefined;
  const counts = { ADT: count(query['adults']), CHD: count(query['children']), INF: count(query['infants']) };
  return {
    travelType: (routeType ?? query['travelType']) === 'business' ? 'business' : 'private',
    ...(isGp && { isGp }),
    seats: inOrder(seats),
    // Numbers that no order may have are those of a broken link: one adult is held, the form shows the rest.
    counts: isParty(counts) ? counts : { ADT: 1, CHD: 0, INF: 0 },
    ...(isPlace(query['from']) && isPlace(query['to']) && { from: query['from'], to: query['to'] }),
  };
}

const isPlace = (text: string | undefined): text is string => /^[A-Z]{3}$/.test(text ?? '');

const count = (text: string | undefined): number => (/^\d$/.test(text ?? '') ? Number(text) : 0);

/** The search that led here; for a page that was opened by a link without it, cities and days of the chosen flights. */
export function searchOf({ seats, counts, travelType, from, to }: Choice): Record<string, string | number | undefined> {
  const [out, back] = seats.map(({ flightId }) => /-(\d{4})(\d\d)(\d\d)-([A-Z]{3})([A-Z]{3})$/.exec(flightId));
  if (!out) return {};
  const dayOf = (found: RegExpExecArray | null | undefined) => found?.slice(1, 4).join('-');
  return {
    from: from ?? cityCodeOf(out[4] ?? ''),
    to: to ?? cityCodeOf(out[5] ?? ''),
    date: dayOf(out),
    returnDate: dayOf(back),
    adults: counts.ADT,
    children: counts.CHD,
    infants: counts.INF,
    travelType,
    step: 'outbound',
  };
}

/** One place for each choice of flights: prices may change under it, the input stays. */
export const draftKeyOf = (choice: Choice): string =>
  `flight-booking:${choice.isGp ? 'gp' : choice.travelType}:${choice.seats.map((seat) => `${seat.flightId}~${seat.cabinCode}`).join(',')}`;
