import { pathOf, placeOf, queryText } from '#routes/path.ts';
import type { Place } from '#routes/path.ts';
import type { Route } from '#routes/route.ts';

export type { Place } from '#routes/path.ts';
export type { Readable } from '#kit/readable.ts';
export type Values = Readonly<Record<string, string | number | undefined>>;

interface From {
  place: { peek(): Place };
}

/**
 * The place of a named route: values that its path takes become parameters, the others the query. It
 * keeps the query key of the navigator's place that its route carries.
 */
export function placeFor(routes: readonly Route[], name: string, values: Values = {}, from: From): Place {
  const route = routes.find((row) => row.name === name);
  if (!route) return { name: 'mismatch', params: {}, query: {} };
  const { carries = '' } = route;
  const all = { [carries]: from.place.peek().query[carries], ...values };
  return placeOf([route], pathOf(route, all)) ?? { name, params: {}, query: {} };
}

/** The address of a place, from its route's path. */
export function addressOf(routes: readonly Route[], place: Place): string {
  const route = routes.find((row) => row.name === place.name);
  if (!route) return '/mismatch';
  const query = queryText(place.query);
  const path = pathOf(route, place.params);
  return query ? `${path}${path.includes('?') ? '&' : '?'}${query}` : path;
}
