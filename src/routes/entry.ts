/** Steps before a place is shown, in the order of the list. */
export type Effect =
  /** These parameters leave the address, before any other request; everything else of it and history.state stay. */
  | { kind: 'cleanAddress'; names: readonly string[] }
  /** Our own keys only, and with them the session. */
  | { kind: 'clearStorage' }
  /** Both are stored; the sign is exchanged for a session. */
  | { kind: 'adopt'; sign: string; appId: string }
  /** A one-time ticket from the address becomes the token. */
  | { kind: 'saveTicket'; token: string }
  /** A token is here without its member: member info is read first (specification 1, section 4). */
  | { kind: 'readMember' };

interface Host {
  /** The provider's own site: the address is ours, a one-time ticket in it counts. */
  isFirstParty: boolean;
  /** A site of one brand: its home is th_official_index. */
  singleBrand: boolean;
  /** The app id that the partner's tag names; '' where none is named. */
  appId: string;
}

export interface Entry {
  /** Parameters of the page's address. */
  query: Readonly<Record<string, string>>;
  /** The sign that was adopted before. */
  held: { sign: string; appId: string } | null;
  host: Host;
}

const entryNames = ['sign', 'appId', 'access_type'];

/**
 * Effects of an address with a partner's sign (specification 1, section 2.7). A sign alone, and one for another
 * app id than the tag names, is not ours: a partner's page may have a parameter of that name.
 */
export function entryEffects({ query, held, host }: Entry): Effect[] {
  const { sign = '' } = query;
  const isThirdParty = query['access_type'] === 'THIRD_PARTY';
  const appId = query['appId'] || (isThirdParty ? host.appId : '');
  if (!sign || !(appId || isThirdParty) || (host.appId && appId !== host.appId)) return [];
  const clean: Effect = { kind: 'cleanAddress', names: entryNames };
  const holdsBoth = held?.sign === sign && held.appId === appId;
  if (holdsBoth && !isThirdParty) return [clean];
  return [clean, { kind: 'clearStorage' }, ...(appId ? [{ kind: 'adopt', sign, appId } as const] : [])];
}

/** An address's search part without some parameters; the others stay letter by letter. */
export function withoutParameters(search: string, names: readonly string[]): string {
  const kept = search
    .replace(/^\?/, '')
    .split('&')
    .filter((part) => !names.includes(nameOf(part)));
  return kept.join('&') ? `?${kept.join('&')}` : '';
}

function nameOf(part: string): string {
  const raw = (part.split('=', 1)[0] ?? '').replaceAll('+', ' ');
  try {
    return decodeURIComponent(raw);
  } catch {
    return raw;
  }
}
