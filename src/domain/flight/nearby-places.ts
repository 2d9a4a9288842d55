import type { City } from './cities.ts';
import { airportsNear } from './distance.ts';
import type { CityOf } from './search-places.ts';

/** A city beside a searched one, by the distance of their nearest airports. */
interface NearbyCity {
  city: City;
  km: number;
}

const withinKm = 200;

/** Mainland cities near a city, nearest first; `other` is the trip's other end. */
function nearbyCities(centre: City, other: City, cityOf: CityOf): NearbyCity[] {
  const found = new Map<string, NearbyCity>();
  for (const airport of centre.airports)
    for (const near of airportsNear(airport.code, withinKm, 12)) {
      const city = cityOf(near.code);
      if (!city || city.country !== 'CN' || city.code === centre.code || city.code === other.code) continue;
      found.set(city.code, { city, km: Math.min(near.km, found.get(city.code)?.km ?? near.km) });
    }
  return [...found.values()].sort((a, b) => a.km - b.km);
}

/** The same trip from or to a city nearby: 杭州 → 北京, and 杭州 is 165 km from 上海. */
export interface NearbyRoute {
  from: string;
  to: string;
  fromName: string;
  toName: string;
  /** The city that takes the place of `instead`. */
  near: string;
  instead: string;
  km: number;
}

/** So many trips from cities near the departure and so many to cities near the arrival, nearest first. */
export function nearbyRoutes(fromCode: string, toCode: string, cityOf: CityOf, most = 3): NearbyRoute[] {
  const [from, to] = [cityOf(fromCode), cityOf(toCode)];
  if (!from || !to) return [];
  const route = (start: City, end: City, near: City, instead: City, km: number): NearbyRoute => ({ from: start.code, to: end.code, fromName: start.name, toName: end.name, near: near.name, instead: instead.name, km });
  const departures = nearbyCities(from, to, cityOf).slice(0, most).map(({ city, km }) => route(city, to, city, from, km));
  const arrivals = nearbyCities(to, from, cityOf).slice(0, most).map(({ city, km }) => route(from, city, city, to, km));
  return [...departures, ...arrivals].sort((a, b) => a.km - b.km);
}
