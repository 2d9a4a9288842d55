import { flight } from '#contract/flight.ts';
import { train } from '#contract/train.ts';
import { searchAmong } from '#domain/flight/cities/city-search.ts';
import type { SearchableCity } from '#domain/flight/cities/city-search.ts';
import { hotRailCities, indexStations } from '#domain/rail/search/station-search.ts';
import { readStations } from '#domain/rail/station-table.ts';
import type { Services } from '#kit/services.ts';

export interface TripCity {
  /** `SHA`; a town without an airport is its name. */
  code: string;
  name: string;
  note: string;
}

const mostHits = 12;

/** Cities with airports, and towns that trains lead to. */
export async function loadCities({ api }: Services) {
  const [flights, trains] = await Promise.all([
    api.send(flight.cities, {}, { quiet: 'all' }),
    api.send(train.stations, {}, { quiet: 'all' }),
  ]);
  if (!flights.ok) throw new Error(flights.msg);
  const { cities } = flights.data;
  const stations = trains.ok ? indexStations(readStations(trains.data.table)) : null;
  const byName = new Map(cities.map((city) => [city.name, city]));
  const byCode = new Map(cities.map((city) => [city.code, city]));
  const ofCity = ({ code, name, countryName, country }: (typeof cities)[number]): TripCity => ({
    code,
    name,
    note: country === 'CN' ? code : countryName,
  });
  const hot = [
    ...cities.filter((city) => city.hot && city.country === 'CN').map(ofCity),
    ...hotRailCities.filter((name) => !byName.has(name)).map((name) => ({ code: name, name, note: '' })),
  ];
  return {
    nameOf: (code: string): string => byCode.get(code)?.name ?? code,
    search(typed: string): TripCity[] {
      if (!typed.trim()) return hot.slice(0, mostHits);
      const air = searchAmong(cities as readonly (SearchableCity & (typeof cities)[number])[], typed, mostHits).map(
        ({ city }) => ofCity(city),
      );
      const towns = new Set((stations?.search(typed, 3 * mostHits) ?? []).map(({ city }) => city));
      const others = Array.from(towns, (name) => ({ code: name, name, note: '' })).filter(
        ({ name }) => !byName.has(name),
      );
      return [...air, ...others].slice(0, mostHits);
    },
  };
}

export type TripCities = Awaited<ReturnType<typeof loadCities>>;
