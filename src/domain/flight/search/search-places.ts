import type { City } from '../cities/cities.ts';
import type { StateProblem } from './search-codec.ts';
import type { SearchState } from './search-state.ts';

/** Looks a code up in the table of cities, which is loaded when it is needed. */
export type CityOf = (code: string) => City | undefined;

interface Found {
  state: SearchState;
  problems: StateProblem[];
}

/** Problems are shown in the order of the form's fields. */
const order: readonly StateProblem[] = [
  'from',
  'to',
  'same',
  'date',
  'pastDate',
  'returnDate',
  'people',
  'choice',
  'outbound',
];

/**
 * The places of an address once the cities are known: an airport becomes its city with a filter,
 * an unknown code falls out. Two ends of one city cannot be searched.
 */
export function settlePlaces({ state, problems }: Found, cityOf: CityOf): Found {
  const next = { ...state, filters: { ...state.filters } };
  const found = [...problems];
  const back = state.step === 'return';
  for (const end of ['from', 'to'] as const) {
    const code = state[end];
    const city = code ? cityOf(code) : undefined;
    if (code && !city) found.push(end);
    next[end] = city?.code ?? '';
    if (!city || city.code === code) continue;
    const group = (end === 'from') === back ? 'arrAirport' : 'depAirport';
    if (!next.filters[group].length) next.filters[group] = [code];
  }
  if (next.step !== 'form' && next.from && next.from === next.to) found.push('same');
  if (!next.from || !next.to || next.from === next.to) next.step = 'form';
  return { state: next, problems: [...new Set(found)].sort((a, b) => order.indexOf(a) - order.indexOf(b)) };
}

/** Labels of a place in a field: 北京 above 首都 / 大兴. Before the table is loaded, the code itself. */
export function wordsOfPlace(
  code: string,
  airport: string,
  cityOf: CityOf | undefined,
  say = (text: string) => text,
  airportText = (name: string) => `${name}机场`,
): { name: string; sub: string } {
  const city = cityOf?.(code);
  if (!city) return { name: code, sub: '' };
  const only =
    city.airports.find((one) => one.code === airport) ?? (city.airports.length === 1 ? city.airports[0] : undefined);
  return {
    name: say(city.name),
    sub: only ? airportText(say(only.name)) : city.airports.map((one) => say(one.name)).join(' / '),
  };
}
