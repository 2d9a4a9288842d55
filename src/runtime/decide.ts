import { guardRoute } from '#routes/guard.ts';
import type { Decision } from '#routes/guard.ts';
import { openQueriesAt } from '#routes/open-query.ts';
import { importAgain } from '#base/import-again.ts';
import type { Widget } from '#kit/widget.ts';
import type { Page } from './page.ts';
import type { Place } from './place/place.ts';

/** Asks the guard whether the person who is here may see a place (specification 1, section 2.7). */
export async function decide(page: Page, place: Place): Promise<Decision> {
  const { config, session } = page;
  const viewer = session.user.peek();
  return guardRoute({
    place,
    viewer,
    // A token whose member was lost from storage is no session.
    hasToken: session.token.peek() !== null && viewer !== null,
    publicQuery: openQueriesAt(place.name, config.publicQuery),
    routes: await page.routes(),
    homePageName: config.homePageName,
    // The address was cleaned when the page began (loader, site).
    query: {},
    held: null,
    host: { isFirstParty: false, singleBrand: config.switches.singleBrand, appId: config.appId },
  });
}

/** Shown in a private place until a member has logged in; loaded before the first paint, so that the page does not move. */
export const loginNeeded = async (): Promise<Widget> =>
  (await importAgain(() => import('./login/LoginNeeded.tsx'))).default;
