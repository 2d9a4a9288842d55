import { fenOf, sumFen } from '../money.ts';
import type { Fen } from '../money.ts';
import { fareTypes } from '../passenger/party/party-counts.ts';
import type { Counts } from '../passenger/party/party-counts.ts';
import type { FareType } from '../passenger/psg-types.ts';
import type { LegNo, OnLeg } from '../trip/legs.ts';

/** Prices of a flight for one passenger of each type, in yuan (TypePrice of the contract). */
export interface PricedFlight extends OnLeg {
  prices: readonly { psgType: FareType; tktPrice: string; consTax: string; fuelTax: string; serviceFee: string }[];
}

/** One line of the breakdown: `成人票 ¥930 × 2`. */
export interface PriceLine {
  part: 'tktPrice' | 'consTax' | 'fuelTax';
  /** Only where legs have lines of their own. */
  triptype?: LegNo;
  unitFen: Fen;
  /** Of several flights that cost the same: how many, so that the line can name the price of one. */
  legs?: number;
  count: number;
  sumFen: Fen;
}

export interface PriceGroup {
  psgType: FareType;
  count: number;
  /** False while the price of this type has not been asked for. */
  isKnown: boolean;
  lines: PriceLine[];
}

const pricesOf = (flights: readonly PricedFlight[], psgType: FareType) =>
  flights.flatMap((flight) => flight.prices.filter((price) => price.psgType === psgType));

/** Fares by flight, fund and fuel of all flights in one line each; a type without passengers has no group. */
export function priceGroups(flights: readonly PricedFlight[], counts: Counts): PriceGroup[] {
  return fareTypes.flatMap((psgType) => {
    const count = counts[psgType];
    if (!count) return [];
    const line = (part: PriceLine['part'], unitFen: Fen, triptype?: LegNo): PriceLine => ({
      part,
      unitFen,
      count,
      sumFen: unitFen * count,
      ...(triptype && { triptype }),
    });
    const fares = flights.flatMap((flight) => {
      const price = flight.prices.find((one) => one.psgType === psgType);
      return price ? [line('tktPrice', fenOf(price.tktPrice), flights.length > 1 ? flight.triptype : undefined)] : [];
    });
    const prices = pricesOf(flights, psgType);
    const taxOf = (part: 'consTax' | 'fuelTax'): PriceLine => {
      const taxes = prices.map((one) => fenOf(one[part]));
      return {
        ...line(part, sumFen(taxes)),
        ...(taxes.length > 1 && taxes.every((fen) => fen && fen === taxes[0]) && { legs: taxes.length }),
      };
    };
    const lines = [...fares, taxOf('consTax'), taxOf('fuelTax')];
    return [{ psgType, count, isKnown: fares.length === flights.length, lines }];
  });
}

/** Price of all flights for one passenger of a type, without insurance; undefined while a price is not known. */
export function costOf(
  flights: readonly PricedFlight[],
  psgType: FareType,
): { fareFen: Fen; taxesFen: Fen; serviceFen: Fen } | undefined {
  const prices = pricesOf(flights, psgType);
  if (prices.length < flights.length) return undefined;
  return {
    fareFen: sumFen(prices.map((one) => fenOf(one.tktPrice))),
    taxesFen: sumFen(prices.flatMap((one) => [fenOf(one.consTax), fenOf(one.fuelTax)])),
    serviceFen: sumFen(prices.map((one) => fenOf(one.serviceFee))),
  };
}

/** Service fees and the sum of everything but insurance. */
export function fareTotals(flights: readonly PricedFlight[], counts: Counts): { serviceFen: Fen; totalFen: Fen } {
  const costs = fareTypes.map((psgType) => ({ cost: costOf(flights, psgType), count: counts[psgType] }));
  const serviceFen = sumFen(costs.map(({ cost, count }) => (cost?.serviceFen ?? 0) * count));
  const totalFen =
    serviceFen + sumFen(costs.map(({ cost, count }) => ((cost?.fareFen ?? 0) + (cost?.taxesFen ?? 0)) * count));
  return { serviceFen, totalFen };
}
