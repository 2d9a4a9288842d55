import type { Viewer } from '#domain/menu/viewer.ts';
import { guardRoute } from '#routes/guard.ts';
import type { Decision } from '#routes/guard.ts';
import { openQueriesAt } from '#routes/open-query.ts';
import type { Route } from '#routes/route.ts';
import type { Page } from './page.ts';
import type { Place } from './place/place.ts';

/** The guard with what it asks of a page. */
export const askGuard = (
  { config }: Page,
  place: Place,
  viewer: Viewer | null,
  hasToken: boolean,
  routes: readonly Route[],
): Decision =>
  guardRoute({
    place,
    viewer,
    hasToken,
    publicQuery: openQueriesAt(place.name, config.publicQuery),
    routes,
    homePageName: config.homePageName,
    // The address was cleaned when the page began (loader, site).
    query: {},
    held: null,
    host: { isFirstParty: false, singleBrand: config.switches.singleBrand, appId: config.appId },
  });
