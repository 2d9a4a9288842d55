import { adoptTicket } from '#runtime/login/adopt-ticket.ts';
import type { Page } from '#runtime/page.ts';
import { allRoutes } from '#routes/all.ts';
import { withoutParameters } from '#routes/entry.ts';
import { guardRoute } from '#routes/guard.ts';
import { pathOf, placeOf } from '#routes/path.ts';

const appKey = 'travel-embed:site:app';
const entryKey = 'travel-embed:site:entry';

/** Storage may be forbidden or full: the visit goes on without. */
function kept(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}
function keep(key: string, value: string): void {
  try {
    sessionStorage.setItem(key, value);
  } catch {
    // As above.
  }
}

/** The last entry by sign; null where what is stored is not ours. */
function readHeld(text: string | null): { sign: string; appId: string } | null {
  try {
    const { sign, appId } = JSON.parse(text ?? '{}') as Record<string, unknown>;
    return typeof sign === 'string' && typeof appId === 'string' ? { sign, appId } : null;
  } catch {
    return null;
  }
}

export interface Entered {
  appId: string;
  /** The address names the application, not a visit of before. */
  isAsked: boolean;
  /** Exchanges the sign or the ticket for a session, before anything is shown. */
  act(page: Page): Promise<void>;
}

/**
 * Reads the address of the first visit (specification 1, section 2.7). Sign, app id, access type and ticket
 * leave the address here, before any request; everything else of it and history.state stay.
 */
export function enter(): Entered {
  const query: Record<string, string> = Object.fromEntries(new URLSearchParams(location.search));
  const held = readHeld(kept(entryKey));
  const decision = guardRoute({
    place: placeOf(allRoutes, location.pathname + location.search),
    query,
    held,
    host: { isFirstParty: true, singleBrand: false, appId: '' },
    viewer: null,
    hasToken: false,
    publicQuery: [],
    routes: allRoutes,
    homePageName: '',
  });
  const { effects } = decision;
  const of = <K extends (typeof effects)[number]['kind']>(kind: K) =>
    effects.find((effect): effect is Extract<(typeof effects)[number], { kind: K }> => effect.kind === kind);
  const adopt = of('adopt');
  const ticket = of('saveTicket');
  const cleaned = effects.flatMap((effect) => (effect.kind === 'cleanAddress' ? effect.names : []));
  const home = ticket && allRoutes.find(({ name }) => name === 'th_business_index');
  if (cleaned.length)
    history.replaceState(
      history.state,
      '',
      (home ? pathOf(home) : location.pathname) +
        (home ? '' : withoutParameters(location.search, cleaned)) +
        location.hash,
    );
  const asked = adopt?.appId ?? query['appId'];
  const appId = asked ?? kept(appKey) ?? 'default';
  return {
    appId,
    isAsked: asked !== undefined,
    async act(page) {
      // Storage is cleared at once; the site writes its own entries after that.
      const signing = adopt ? page.session.adoptSign(adopt.sign, { isThirdParty: true }) : null;
      const exchanging = !adopt && ticket ? adoptTicket(page.session, ticket.token) : null;
      if (!signing && !exchanging && of('clearStorage')) page.session.clearTab();
      keep(appKey, page.config.appId);
      if (adopt) keep(entryKey, JSON.stringify({ sign: adopt.sign, appId: adopt.appId }));
      const signed = await signing;
      if (signed?.ok === false) console.warn(`[travel-embed] the sign of app id "${appId}" was refused: ${signed.msg}`);
      await exchanging;
    },
  };
}
