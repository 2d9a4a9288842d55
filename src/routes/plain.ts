import { meetsNeed } from '#domain/menu/needs.ts';
import { levelOf } from '#domain/menu/viewer.ts';
import type { Viewer } from '#domain/menu/viewer.ts';
import { routeNeeds } from './route-needs.ts';
import type { Route } from './route.ts';

/** Routes that lead to the application's own home page. */
export const homes: ReadonlySet<string> = new Set(['index', 'th_official_index', 'th_business_index']);

/**
 * True where the guard shows a route as it is, as most visits have it; they do without the guard (guard.ts), which
 * decides on all others. `member`: the person who is logged in.
 */
export function isPlain({ name, widget, access, members }: Route, member: Viewer | null): boolean {
  if (!widget || name === 'mismatch' || homes.has(name)) return false;
  if (access !== 'login') return true;
  const need = routeNeeds[name];
  return !!member && (!members || members.includes(levelOf(member))) && (!need || meetsNeed(member, need));
}
