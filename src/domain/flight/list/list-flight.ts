import type { Fen } from '../../money.ts';
import type { CabinGroup } from './list-choices.ts';
import { shownPrice } from '../seat-prices.ts';
import type { Basis, Party, PricedSeat } from '../seat-prices.ts';

/** Fields of a seat and a flight that the list rules read; the contract's rows have these and more. */
export interface ListSeat extends PricedSeat {
  cabinCode: string;
  cabinClass: 'Y' | 'W' | 'C' | 'F';
  discount: number;
  seatNum: number;
  ruleId: string;
  standard?: { verdict: 'ok' | 'over' | 'forbidden'; overBy: string };
}

export interface ListFlight {
  flightId: string;
  flightNo: string;
  airline: string;
  airlineName: string;
  carrierFlightNo: string;
  planeSize: string;
  orgAirport: string;
  orgAirportName: string;
  dstAirport: string;
  dstAirportName: string;
  depTime: string;
  arrTime: string;
  arrivalDays: number;
  durationMinutes: number;
  stops: readonly unknown[];
  punctuality: number;
  seats: readonly ListSeat[];
}

export const cabinNames: Record<ListSeat['cabinClass'], string> = {
  Y: '经济舱',
  W: '超级经济舱',
  C: '公务舱',
  F: '头等舱',
};

export const groupOf = (cabin: ListSeat['cabinClass']): CabinGroup => (cabin === 'C' || cabin === 'F' ? 'CF' : cabin);

/** The discount in words of `show`; "" where fares are not counted in tenths. */
export const discountIn = (seat: Pick<ListSeat, 'discount'>, show: (tenths: number) => string): string =>
  seat.discount > 10 || seat.discount <= 0 ? '' : show(seat.discount);

/** 4.7 → `4.7 折`, 10 → `全价`. Business and first are not counted in tenths of the economy fare. */
export const discountText = (seat: Pick<ListSeat, 'discount'>): string =>
  discountIn(seat, (tenths) => (tenths === 10 ? '全价' : `${tenths.toFixed(1)} 折`));

/** Ten stands for ten or more: enough for the nine seats an order can hold. */
export const hasRoom = (seat: Pick<ListSeat, 'seatNum'>, people: number): boolean =>
  seat.seatNum >= people && seat.seatNum > 0;

/** Offer of a list row in the chosen cabin: its cheapest seat. */
export interface Offer<F extends ListFlight = ListFlight> {
  flight: F;
  seat: F['seats'][number];
  /** The price that the list shows: of the whole party, where the wish names one. */
  fen: Fen;
  /** The same for one adult. */
  adultFen: Fen;
  /** Checked baggage costs extra. */
  isBare: boolean;
}

export interface OfferWish {
  cabin: CabinGroup | '';
  /** Seats needed: adults and children; infants have none. */
  people: number;
  /** Basis of shown and compared prices; `total` by default. */
  basis?: Basis;
  /** The travellers; one adult by default. */
  party?: Party;
  /** Rules of the fares, by `ruleId`. */
  rules?: Readonly<Record<string, { baggageKg: number }>>;
  /** Count only what the travel standard allows. */
  compliant?: boolean;
  /** Count only fares with checked baggage. */
  baggage?: boolean;
}

export const isCompliant = (seat: ListSeat): boolean => !seat.standard || seat.standard.verdict === 'ok';

/** The cheapest seat of a flight that fits; undefined when none does. The first of equals wins. */
export function cheapest<F extends ListFlight>(flight: F, wish: OfferWish): Offer<F> | undefined {
  let best: Offer<F> | undefined;
  for (const seat of flight.seats as readonly F['seats'][number][]) {
    if (wish.cabin && groupOf(seat.cabinClass) !== wish.cabin) continue;
    if (!hasRoom(seat, wish.people) || (wish.compliant && !isCompliant(seat))) continue;
    const isBare = wish.rules?.[seat.ruleId]?.baggageKg === 0;
    if (wish.baggage && isBare) continue;
    const basis = wish.basis ?? 'total';
    const fen = shownPrice(seat, basis, wish.party);
    if (!best || fen < best.fen) best = { flight, seat, fen, adultFen: shownPrice(seat, basis), isBare };
  }
  return best;
}

/** Flights that can still be taken: those that have left by `nowMoment` (China time) are not shown. */
export const notLeft = <F extends ListFlight>(flights: readonly F[], nowMoment: string): F[] =>
  flights.filter((one) => one.depTime > nowMoment);

/** Returns that leave after the outbound flight has landed. */
export const leavingAfter = <F extends ListFlight>(flights: readonly F[], arrTime: string): F[] =>
  flights.filter((one) => one.depTime > arrTime);

/** The lowest return of both ways: the first by price that leaves after the outbound flight has landed; `returns` from the cheapest. */
export const lowestReturn = (returns: readonly Offer[], arrTime: string): Fen | undefined =>
  returns.find((one) => one.flight.depTime > arrTime)?.fen;
