import type { Viewer } from '#domain/menu/viewer.ts';
import { entryEffects } from './entry.ts';
import type { Effect, Entry } from './entry.ts';
import type { Place } from './path.ts';
import { homeRedirectOf, redirectOf } from './redirects.ts';
import type { HomePages } from './redirects.ts';
import { refusalOf, unknownApp, unknownPage } from './refusal.ts';
import type { Refusal } from './refusal.ts';
import { isOpenQuery } from './open-query.ts';

export interface GuardInput extends Entry, HomePages {
  /** The asked place; null: no route has this path. */
  place: Place | null;
  /** The member; null while logged out, or while only the token is known. */
  viewer: Viewer | null;
  /** "Logged in" is defined by the presence of a token (specification 1, section 4). */
  hasToken: boolean;
  /** Query pages that the application opens without login. */
  publicQuery: readonly string[];
}

export type Decision =
  | { kind: 'show'; place: Place }
  /** The login dialog opens; after it the same place is asked for again. */
  | { kind: 'login'; place: Place }
  | ({ kind: 'redirect' } & Place)
  | ({ kind: 'mismatch' } & Refusal)
  /** The member depends on an effect: after it the guard runs again for the same place, with the address cleaned. */
  | { kind: 'again' };

export type Guarded = Decision & { effects: readonly Effect[] };

/** Decides on a requested place (specification 1, section 2.7, and the members of the route table). */
export function guardRoute(input: GuardInput): Guarded {
  const { routes, host } = input;
  const ticket = host.isFirstParty ? input.query['token'] : undefined;
  const effects = entryEffects(input);
  if (ticket) effects.unshift({ kind: 'cleanAddress', names: ['token'] });
  const has = (kind: Effect['kind']) => effects.some((effect) => effect.kind === kind);
  if (has('adopt')) return { kind: 'again', effects };
  const hasToken = input.hasToken && !has('clearStorage');
  const { viewer } = input;
  const cleaned = effects.flatMap((effect) => (effect.kind === 'cleanAddress' ? effect.names : []));
  const place = input.place && { ...input.place, query: without(input.place.query, cleaned) };
  const route = place && routes.find(({ name }) => name === place.name);
  const as = (decision: Decision): Guarded => ({ ...decision, effects });

  if (!place || !route || route.name === 'mismatch') {
    if (ticket) {
      effects.push({ kind: 'clearStorage' }, { kind: 'saveTicket', token: ticket });
      return as({ kind: 'redirect', name: 'th_business_index', params: {}, query: {} });
    }
    const app = place?.query['app'];
    if (app) return as({ kind: 'mismatch', ...unknownApp(viewer, app) });
    if (hasToken) return as({ kind: 'mismatch', ...unknownPage(viewer, place?.query['asked']) });
    return as({
      kind: 'redirect',
      name: host.singleBrand ? 'th_official_index' : 'th_business_index',
      params: {},
      query: {},
    });
  }
  const home = homeRedirectOf(place, input);
  if (home) return as({ kind: 'redirect', ...home });
  if (route.access === 'login' && !hasToken && !isOpenQuery(route.name, input.publicQuery))
    return as({ kind: 'login', place });
  if (route.access === 'login' && hasToken) {
    if (!viewer) {
      effects.push({ kind: 'readMember' });
      return as({ kind: 'again' });
    }
    const refusal = refusalOf(route, viewer);
    if (refusal) return as({ kind: 'mismatch', ...refusal });
  }
  const next = redirectOf(place, viewer);
  return as(next ? { kind: 'redirect', ...next } : { kind: 'show', place });
}

const without = (query: Readonly<Record<string, string>>, names: readonly string[]): Record<string, string> =>
  Object.fromEntries(Object.entries(query).filter(([key]) => !names.includes(key)));
