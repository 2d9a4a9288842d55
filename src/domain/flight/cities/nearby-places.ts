import type { City } from './cities.ts';
import { airportsNear, kmBetween } from './distance.ts';
import type { CityOf } from '../search/search-places.ts';

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
  const route = (start: City, end: City, near: City, instead: City, km: number): NearbyRoute => ({
    from: start.code,
    to: end.code,
    fromName: start.name,
    toName: end.name,
    near: near.name,
    instead: instead.name,
    km,
  });
  const departures = nearbyCities(from, to, cityOf)
    .slice(0, most)
    .map(({ city, km }) => route(city, to, city, from, km));
  const arrivals = nearbyCities(to, from, cityOf)
    .slice(0, most)
    .map(({ city, km }) => route(from, city, city, to, km));
  return [...departures, ...arrivals].sort((a, b) => a.km - b.km);
}

/** Cities that most small airports fly to: the large ones and the capitals of the provinces. */
const hubs =
  'BJS SHA CAN SZX CTU CKG KMG XIY HGH CSX WUH NKG XMN CGO URC HAK TAO SHE HRB DLC SYX KWE TSN TNA LHW CGQ FOC TYN NNG HET HFE KHN SJW INC XNN LXA'.split(
    ' ',
  );

/** Two flights in place of one: from the departure to a hub, and from a hub to the arrival; nearest hubs first. */
export function hubRoutes(
  fromCode: string,
  toCode: string,
  cityOf: CityOf,
  most = 6,
): { away: Connection[]; towards: Connection[] } {
  const [from, to] = [cityOf(fromCode), cityOf(toCode)];
  if (!from || !to) return { away: [], towards: [] };
  const cities = hubs
    .flatMap((code) => cityOf(code) ?? [])
    .filter((hub) => hub.code !== from.code && hub.code !== to.code);
  const near = (end: City) => {
    const km = (hub: City) => kmBetween(hub.airports[0]?.code ?? '', end.airports[0]?.code ?? '');
    return [...cities].sort((a, b) => km(a) - km(b)).slice(0, most);
  };
  const route = (start: City, end: City): Connection => ({
    from: start.code,
    to: end.code,
    fromName: start.name,
    toName: end.name,
  });
  return { away: near(from).map((hub) => route(from, hub)), towards: near(to).map((hub) => route(hub, to)) };
}

export type Connection = Pick<NearbyRoute, 'from' | 'to' | 'fromName' | 'toName'>;
