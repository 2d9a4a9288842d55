const radians = (degrees: number): number => (degrees * Math.PI) / 180;
const earthKm = 6371;

/** Latitude and longitude. */
export type Position = readonly [number, number];

/** Great-circle distance in whole kilometres. */
export function greatCircleKm(a: Position, b: Position): number {
  const north = radians(b[0] - a[0]) / 2;
  const east = radians(b[1] - a[1]) / 2;
  const h = Math.sin(north) ** 2 + Math.cos(radians(a[0])) * Math.cos(radians(b[0])) * Math.sin(east) ** 2;
  return Math.round(2 * earthKm * Math.asin(Math.sqrt(h)));
}
