import { signal } from '@preact/signals-core';
import { remember, rememberCity, searchesKey, stillAhead } from '#domain/flight/search-history.ts';
import type { PastCity, PastSearch } from '#domain/flight/search-history.ts';
import type { Readable } from '#kit/readable.ts';
import type { Services } from '#kit/services.ts';

export interface Past {
  searches: Readable<readonly PastSearch[]>;
  cities: Readable<readonly PastCity[]>;
  addSearch(search: PastSearch): void;
  addCity(city: PastCity): void;
  clearCities(): void;
}

const keys = { searches: searchesKey, cities: 'flight-search:cities' };

/** What was searched and chosen before, kept on this device. */
export function createPast({ preferences, clock }: Services): Past {
  const searches = signal<readonly PastSearch[]>(stillAhead(preferences.get<unknown[]>(keys.searches, []), clock.today()));
  const kept = preferences.get<PastCity[]>(keys.cities, [{ code: '', name: '' }]) ?? [];
  const cities = signal<readonly PastCity[]>(kept.filter(({ code, name }) => code && name));
  const setCities = (next: readonly PastCity[]) => preferences.set(keys.cities, (cities.value = next));
  return {
    searches,
    cities,
    addSearch: (search) => preferences.set(keys.searches, (searches.value = remember(searches.peek(), search))),
    addCity: (city) => setCities(rememberCity(cities.peek(), city)),
    clearCities: () => setCities([]),
  };
}
