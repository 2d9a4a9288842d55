import { aircraft } from '#domain/flight/aircraft.ts';
import { fleetOf } from './carriers.ts';
import type { Rotation } from './network.ts';
import { trafficOf } from '#domain/flight/cities/traffic.ts';

/** Chance of a wide-body: on the large pairs, and a little on very long distances. */
function wideShare(rotation: Rotation, km: number): number {
  const size = rotation.of >= 25 ? 0.38 : rotation.of >= 12 ? 0.2 : rotation.of >= 6 ? 0.06 : 0;
  return size + (km > 2300 && rotation.of > 3 ? 0.1 : 0);
}

/** Aircraft type for a rotation: wide on trunk routes, small on short thin ones, else the airline's narrow-bodies. */
export function planeFor(rotation: Rotation, km: number, hasStop: boolean, roll: number): string {
  const fleet = fleetOf(rotation.carrier);
  const ofSize = (size: string): string[] => fleet.filter((code) => aircraft.get(code)?.size === size);
  const [wide, narrow, small] = [ofSize('大型'), ofSize('中型'), ofSize('小型')];
  const share = hasStop ? 0 : wideShare(rotation, km);
  const one = (list: string[], at: number): string =>
    list[Math.min(list.length - 1, Math.floor(at * list.length))] ?? '738';
  if (wide.length && roll < share) return one(wide, roll / share);
  const rest = share < 1 ? (roll - share) / (1 - share) : roll;
  const isThin = rotation.of === 1 && Math.min(trafficOf(rotation.home), trafficOf(rotation.away)) < 2 && km < 1300;
  if (small.length && (!narrow.length || isThin))
    return one(
      km < 500
        ? small
        : small
            .filter((code) => code !== 'MA6')
            .concat(small)
            .slice(0, small.length),
      rest,
    );
  return one(narrow.length ? narrow : wide, rest);
}
