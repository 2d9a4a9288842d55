import type { PsgType } from '#domain/passenger/psg-types.ts';
import { roundToTenYuan } from '#domain/money.ts';
import type { Fen } from '#domain/money.ts';
import type { Cabin, CabinClass } from '../schedule/cabins.ts';
import { isLowCost } from '../schedule/carriers.ts';
import type { DayFlight } from '../schedule/flights-of-day.ts';
import type { SeatCount } from '../../../orders/seats/flight-seats.ts';
import { marketOf } from '../seats/outside-sales.ts';
import { fareOf } from './prices.ts';
import type { Service } from '../schedule/service.ts';

/** A class of a flight that can be bought now. */
export interface Offer {
  cabin: Cabin;
  seatsLeft: number;
  /** Adult fare. */
  fare: Fen;
}

export type SeatCounts = ReadonlyMap<string, SeatCount>;

/** The party of a search: decides which classes are offered. */
export interface Needs {
  /** Adults and children: infants have no seat. */
  seats: number;
  hasMinors: boolean;
  /** A company with a contract. */
  hasContract: boolean;
}

/** Every class with enough seats, cheapest first. */
export function offersOf(flight: DayFlight, nowMs: number, counts: SeatCounts, needs: Needs): Offer[] {
  const { service } = flight;
  const market = marketOf(flight, nowMs);
  const offers: Offer[] = [];
  for (const cabin of service.cabins) {
    if ((cabin.isContract && !needs.hasContract) || (needs.hasMinors && isAdultsOnly(service, cabin))) continue;
    const count = counts.size ? counts.get(`${flight.flightId} ${cabin.code}`) : undefined;
    const seatsLeft = Math.max(
      0,
      (count?.capacity ?? cabin.capacity) - market.soldOutside(cabin) - (count?.taken ?? 0),
    );
    if (seatsLeft >= needs.seats && seatsLeft > 0)
      offers.push({ cabin, seatsLeft, fare: fareOf(cabin, service.fullFare, market.pull, seatsLeft) });
  }
  return offers.sort((a, b) => a.fare - b.fare);
}

/** One class, with however few seats; undefined when the flight has no such class for this buyer. */
export function offerOf(
  flight: DayFlight,
  cabinCode: string,
  nowMs: number,
  counts: SeatCounts,
  needs: Needs,
): Offer | undefined {
  const cabin = flight.service.cabins.find((each) => each.code === cabinCode);
  if (!cabin || (cabin.isContract && !needs.hasContract)) return undefined;
  const found = offersOf(flight, nowMs, counts, { ...needs, seats: 0, hasMinors: false }).find(
    (offer) => offer.cabin === cabin,
  );
  return found ?? { cabin, seatsLeft: 0, fare: fareOf(cabin, flight.service.fullFare, 1, 0) };
}

/** Low-cost airlines sell their cheapest fares to adults only. */
export const isAdultsOnly = (service: Service, cabin: Cabin): boolean =>
  isLowCost(service.airline) && cabin.step < 0.36;

const flagCarriers = new Set(['CA', 'MU', 'CZ', 'HU', 'MF']);

/** Passenger types of a fare: the large airlines have terms for students abroad, seafarers and others on their milder fares, all of them for the old. */
export function psgTypesOf(service: Service, cabin: Cabin): PsgType[] {
  const minors: PsgType[] = isAdultsOnly(service, cabin) ? [] : ['CHD', 'INF'];
  if (cabin.isContract) return ['ADT', ...minors];
  const isFlag = flagCarriers.has(service.airline);
  const workers: PsgType[] = isFlag && cabin.step >= 0.6 ? ['SD', 'SC', 'DR', 'DL'] : [];
  const ages: PsgType[] = isFlag && cabin.step >= 0.4 ? ['ZZ', 'CD'] : cabin.step >= 0.8 ? ['CD'] : [];
  return ['ADT', ...minors, ...workers, ...ages];
}

/** Number of the cheapest economy classes that are shown. */
const cheapest = 3;

/** Picks the shown offers: the cheapest economy classes, one of each milder kind, the full fare, and two of each better cabin. */
export function shownOffers(offers: readonly Offer[]): Offer[] {
  const economy = offers.filter(({ cabin }) => cabin.cabinClass === 'Y' && !cabin.isContract);
  const milder = [0.6, 0.8, 1].map((step) => economy.find(({ cabin }) => cabin.step >= step));
  const shown = new Set<Offer | undefined>([
    ...economy.slice(0, cheapest),
    ...milder,
    ...offers.filter(({ cabin }) => cabin.isContract),
  ]);
  for (const cabinClass of ['W', 'C', 'F'] as const) {
    const better = offers.filter(({ cabin }) => cabin.cabinClass === cabinClass);
    shown.add(better[0]).add(better.at(-1));
  }
  return offers.filter((offer) => shown.has(offer));
}

/** Published full fare of a better cabin; children and infants pay shares of it. */
export function classFullFareOf(service: Service, cabinClass: CabinClass): Fen {
  if (cabinClass === 'Y') return service.fullFare;
  const top = service.cabins.reduce(
    (step, cabin) => (cabin.cabinClass === cabinClass ? Math.max(step, cabin.step) : step),
    1,
  );
  return roundToTenYuan(service.fullFare * top);
}
