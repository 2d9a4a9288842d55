import { airportPositions } from './airport-positions.ts';

const radians = (degrees: number): number => (degrees * Math.PI) / 180;
const earthKm = 6371;

/** Great-circle distance of two airports in whole kilometres; NaN for an unknown code. */
export function kmBetween(from: string, to: string): number {
  const a = airportPositions.get(from);
  const b = airportPositions.get(to);
  if (!a || !b) return Number.NaN;
  const north = radians(b[0] - a[0]) / 2;
  const east = radians(b[1] - a[1]) / 2;
  const h = Math.sin(north) ** 2 + Math.cos(radians(a[0])) * Math.cos(radians(b[0])) * Math.sin(east) ** 2;
  return Math.round(2 * earthKm * Math.asin(Math.sqrt(h)));
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
