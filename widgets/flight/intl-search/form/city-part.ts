import type { City } from '#contract/flight.ts';
import { groupCities } from '#domain/flight/cities/city-groups.ts';
import { searchAmong } from '#domain/flight/cities/city-search.ts';
import { placeOf } from '#domain/intl/search/trip-codec.ts';

/** Cities of the world as the picker reads them; in a chunk that comes with their table. */
export function indexOf(cities: readonly City[]) {
  const byCode = new Map(cities.map((city) => [city.code, city]));
  const hot = cities.filter((city) => city.hot);
  const abroad = hot.filter(({ country }) => country !== 'CN');
  const home = hot.filter(({ country }) => country === 'CN').slice(0, 8);
  return {
    groups: groupCities(cities),
    /** Most trips leave from a city of China and lead abroad: domestic flights are another search. */
    hot: { from: [...home, ...abroad], to: [...abroad, ...home] },
    cityOf: (code: string): City | undefined => byCode.get(code),
    isMainland: (code: string): boolean => byCode.get(code)?.country === 'CN',
    nameOf: (code: string, airport?: string) => {
      const city = byCode.get(code);
      return city && { city: city.name, airport: city.airports.find((one) => one.code === airport)?.name ?? '' };
    },
    /** An airport alone, as orders and terminals name a place, is one of its city. */
    meant(place: string): string {
      const { city: code, airport } = placeOf(place);
      if (airport || byCode.has(code)) return place;
      const city = cities.find(({ airports }) => airports.some((one) => one.code === code));
      if (!city) return place;
      return city.airports.length > 1 ? `${city.code}-${code}` : city.code;
    },
    search: (typed: string, most: number) => searchAmong(cities, typed, most),
  };
}

export type CityIndex = ReturnType<typeof indexOf>;
