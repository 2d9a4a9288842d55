import { flight } from '#contract/flight.ts';
import { airlines } from '#domain/flight/airlines.ts';
import { useResource } from '#kit/resources/use-resource.ts';
import { useValue } from '#kit/readable.ts';
import type { KnownNames } from './names.ts';

/** The names that rules are written with; null while they are on their way. */
export function useNames(): KnownNames | null {
  const cities = useValue(useResource(flight.cities, {}).current);
  if (cities.state === 'loading') return null;
  return {
    levels: [],
    cities: cities.state === 'ready' ? [...cities.data.cities].sort((a, b) => Number(b.hot) - Number(a.hot)) : [],
    airlines: [...airlines.values()].map(({ code, short }) => ({ code, name: short })),
  };
}
