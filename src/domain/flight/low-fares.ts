import type { Day } from '../china-time.ts';
import { fenOf } from '../money.ts';

export interface DayFare {
  date: Day;
  /** Yuan as the wire wrote it. */
  price: string;
}

export interface PopularRoute {
  from: string;
  to: string;
  fromName: string;
  toName: string;
}

const route = (from: string, fromName: string, to: string, toName: string): PopularRoute => ({
  from,
  to,
  fromName,
  toName,
});

/** Routes whose lowest fares a home page shows; with their names, so that it needs no table of cities. */
export const popularRoutes: readonly PopularRoute[] = [
  route('BJS', '北京', 'SHA', '上海'),
  route('SHA', '上海', 'CTU', '成都'),
  route('CAN', '广州', 'HGH', '杭州'),
  route('SZX', '深圳', 'XIY', '西安'),
  route('CTU', '成都', 'SYX', '三亚'),
  route('BJS', '北京', 'KMG', '昆明'),
];

/** Cities with the most passengers, the largest first; known-cities.ts has their names. */
export const popularCities: readonly string[] = ['BJS', 'SHA', 'CAN', 'SZX', 'CTU', 'HGH', 'SYX', 'XIY', 'KMG', 'CKG'];

/** The cheapest day, the earliest of equal ones; undefined where nothing is sold. */
export function cheapestOf(fares: readonly DayFare[]): DayFare | undefined {
  let best: DayFare | undefined;
  for (const fare of fares) if (!best || fenOf(fare.price) < fenOf(best.price)) best = fare;
  return best;
}

/** Heights between 0 (cheapest) and 1 (dearest), one per day in order; all 0.5 when every day costs the same. */
export function fareHeights(fares: readonly DayFare[]): number[] {
  const fen = fares.map(({ price }) => fenOf(price));
  const low = Math.min(...fen);
  const span = Math.max(...fen) - low;
  return fen.map((one) => (span ? (one - low) / span : 0.5));
}
