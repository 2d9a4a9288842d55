import { useMemo } from 'react';
import { companyPeople } from '#contract/company-people.ts';
import { flight } from '#contract/flight.ts';
import { airlines } from '#domain/flight/airlines.ts';
import { useValue } from '#kit/readable.ts';
import { useResource } from '#kit/resources/use-resource.ts';
import type { KnownNames } from './names.ts';

const ofAirlines = [...airlines.values()].map(({ code, short }) => ({ code, name: short }));

/** The names that rules are written with; null while they are on their way. Codes stand for names that could not be read. */
export function useNames(): KnownNames | null {
  const cities = useValue(useResource(flight.cities, {}).current);
  const levels = useValue(useResource(companyPeople.levels, {}).current);
  const [cityRows, levelRows] = [
    cities.state === 'ready' ? cities.data.cities : undefined,
    levels.state === 'ready' ? levels.data.levels : undefined,
  ];
  const names = useMemo(
    () => ({
      levels: (levelRows ?? []).map(({ id, name }) => ({ code: String(id), name })),
      // Cities that many travel to come first.
      cities: [...(cityRows ?? [])].sort((a, b) => Number(b.hot) - Number(a.hot)),
      airlines: ofAirlines,
    }),
    [cityRows, levelRows],
  );
  return [cities.state, levels.state].includes('loading') ? null : names;
}
