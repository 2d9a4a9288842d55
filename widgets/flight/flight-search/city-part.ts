import { searchCities } from '#domain/flight/cities/cities.ts';
import type { City } from '#domain/flight/cities/cities.ts';
import type { CityHit } from '#domain/flight/cities/city-search.ts';

/** The table of cities and its texts, in a chunk that is loaded when a city is named or picked. */
export { cities, cityOfPlace } from '#domain/flight/cities/cities.ts';
export { settlePlaces, wordsOfPlace } from '#domain/flight/search/search-places.ts';

/** One line of the suggestions: a city, or below it one of its airports. */
export interface CityOption {
  city: City;
  airport?: { code: string; name: string };
  hit: CityHit<City>;
  text: string;
  /** The city of the other end: choosing it swaps both. */
  isOther: boolean;
}

/** Suggestions for what is typed: cities with several airports unfold; `taken` is the other end's city. */
function optionsFor(hits: readonly CityHit<City>[], taken: string): CityOption[] {
  return hits.flatMap((hit) => {
    const { city } = hit;
    const isOther = city.code === taken;
    const line = (airport?: { code: string; name: string }): CityOption => ({
      city,
      hit,
      isOther,
      text: city.name,
      ...(airport && { airport }),
    });
    if (city.airports.length === 1) return [line()];
    if (hit.airport) return [line(hit.airport), line()];
    return [line(), ...city.airports.map((airport) => line(airport))];
  });
}

/** The best eight cities of the mainland: flights beyond it are another search. */
export const suggest = (text: string, taken: string): CityOption[] => {
  const hits = searchCities(text, 16).filter((hit) => hit.city.country === 'CN');
  return optionsFor(hits.slice(0, 8), taken);
};
