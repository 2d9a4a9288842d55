import { airportPositions } from './airport-positions.ts';
import { greatCircleKm } from './great-circle.ts';

/** Great-circle distance of two airports in whole kilometres; NaN for an unknown code. */
export function kmBetween(from: string, to: string): number {
  const a = airportPositions.get(from);
  const b = airportPositions.get(to);
  return a && b ? greatCircleKm(a, b) : Number.NaN;
}

/** Other airports within `withinKm`, nearest first: alternatives when a pair has no flight. */
export function airportsNear(code: string, withinKm: number, limit: number): { code: string; km: number }[] {
  return [...airportPositions.keys()]
    .filter((other) => other !== code)
    .map((other) => ({ code: other, km: kmBetween(code, other) }))
    .filter((near) => near.km <= withinKm)
    .sort((a, b) => a.km - b.km)
    .slice(0, limit);
}
