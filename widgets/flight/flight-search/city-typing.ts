import { computed, signal } from '@preact/signals-core';
import type { CityHit } from '#domain/flight/city-search.ts';
import type { City } from '#domain/flight/cities.ts';
import type { Readable } from '#kit/readable.ts';

/** One line of the suggestions: a city, or below it one of its airports. */
export interface CityOption {
  city: City;
  airport?: { code: string; name: string };
  hit: CityHit<City>;
  text: string;
  disabled: boolean;
}

export type SearchCities = (query: string, limit: number) => CityHit<City>[];

/** Suggestions for what is typed: cities with several airports unfold; `taken` is the other end's city. */
export function optionsFor(hits: readonly CityHit<City>[], taken: string): CityOption[] {
  return hits.flatMap((hit) => {
    const { city } = hit;
    const disabled = city.code === taken;
    const line = (airport?: { code: string; name: string }): CityOption => ({ city, hit, disabled, text: city.name, ...(airport && { airport }) });
    if (city.airports.length === 1) return [line()];
    if (hit.airport) return [line(hit.airport), line()];
    return [line(), ...city.airports.map((airport) => line(airport))];
  });
}

export interface CityTyping {
  /** null while nothing is being typed. */
  typed: Readable<string | null>;
  options: Readable<readonly CityOption[]>;
  /** Position of the active option; -1 without one. */
  active: Readable<number>;
  type(text: string): void;
  activate(at: number): void;
  stop(): void;
}

export function createCityTyping(search: Readable<SearchCities | undefined>, taken: Readable<string>): CityTyping {
  const typed = signal<string | null>(null);
  const moved = signal<number | null>(null);
  const options = computed(() => (typed.value?.trim() ? optionsFor(search.value?.(typed.value, 8) ?? [], taken.value) : []));
  const active = computed(() => moved.value ?? options.value.findIndex((option) => !option.disabled));
  return {
    typed,
    options,
    active,
    type(text) {
      moved.value = null;
      typed.value = text;
    },
    activate: (at) => (moved.value = at),
    stop() {
      moved.value = null;
      typed.value = null;
    },
  };
}
