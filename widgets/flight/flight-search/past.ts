import { effect, signal } from '@preact/signals-core';
import { remember, rememberCity, searchesKey, stillAhead } from '#domain/flight/search/search-history.ts';
import type { PastCity, PastSearch } from '#domain/flight/search/search-history.ts';
import type { Readable } from '#kit/readable.ts';
import type { Services } from '#kit/services.ts';

interface Past {
  /** The newest first, also those whose day has passed. */
  searches: Readable<readonly PastSearch[]>;
  cities: Readable<readonly PastCity[]>;
  addSearch(search: PastSearch): void;
  addCity(city: PastCity): void;
  clearCities(): void;
  dispose(): void;
}

const keys = { searches: searchesKey, cities: 'own:flight-search:cities' };

/** Earlier searches and choices, stored on this device for the present member; read again when the member changes. */
export function createPast({ preferences, session }: Services): Past {
  const searches = signal<readonly PastSearch[]>([]);
  const cities = signal<readonly PastCity[]>([]);
  const dispose = effect(() => {
    void session.user.value;
    searches.value = stillAhead(preferences.get<unknown[]>(keys.searches, []));
    cities.value = (preferences.get<PastCity[]>(keys.cities, [{ code: '', name: '' }]) ?? []).filter(
      ({ code, name }) => code && name,
    );
  });
  const setCities = (next: readonly PastCity[]) => preferences.set(keys.cities, (cities.value = next));
  return {
    searches,
    cities,
    addSearch: (search) => preferences.set(keys.searches, (searches.value = remember(searches.peek(), search))),
    addCity: (city) => setCities(rememberCity(cities.peek(), city)),
    clearCities: () => setCities([]),
    dispose,
  };
}
