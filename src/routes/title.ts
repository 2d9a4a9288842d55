import { titleOf as ownTitleOf } from '#domain/menu/own-views.ts';
import type { Place } from './path.ts';
import type { Route } from './route.ts';

/** Title of a page: what its place shows, else its route's own. */
export const titleOf = (route: Pick<Route, 'name' | 'title'>, { name, params, query }: Place): string =>
  (name === route.name && ownTitleOf(name, { ...query, ...params })) || route.title;
