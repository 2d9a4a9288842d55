import { cityOfPlace } from '#domain/flight/cities/cities.ts';
import { kmBetween } from '#domain/flight/cities/distance.ts';
import { domesticCities, trafficOf } from '#domain/flight/cities/traffic.ts';

const hubs = domesticCities
  .filter((city) => trafficOf(city) >= 8)
  .flatMap((city) => cityOfPlace(city)?.airports[0]?.code ?? []);

/** Minutes in the air and on the runways for a distance. */
export const blockMinutes = (km: number): number => 30 + km / 13;

/** An airport on the way, at most a sixth longer, not near either end; undefined when there is none. */
export function stopBetween(org: string, dst: string, roll: number): string | undefined {
  const direct = kmBetween(org, dst);
  const onTheWay = hubs.filter((hub) => {
    if (cityOfPlace(hub) === cityOfPlace(org) || cityOfPlace(hub) === cityOfPlace(dst)) return false;
    const [before, after] = [kmBetween(org, hub), kmBetween(hub, dst)];
    return before > direct * 0.25 && after > direct * 0.25 && before + after < direct * 1.17;
  });
  return onTheWay[Math.floor(roll * onTheWay.length)];
}
