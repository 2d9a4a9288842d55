import { isClosedArea } from '#domain/product/closed-areas.ts';
import { isProductArea } from '#routes/product-area.ts';
import type { Route } from '#routes/route.ts';
import { decide, loginNeeded } from './decide.ts';
import type { Page } from './page.ts';
import type { Place } from './place/place.ts';
import { shownKey } from './shown.ts';
import type { Home, Shown } from './shown.ts';

const redirectLimit = 8;

/** The account centre's menu is beside its own routes; in a centre that a partner has mounted, beside everything it opens. */
const hasFrame = (routes: readonly Route[], route: Route, home: Home | undefined): boolean =>
  route.frame === 'account' ||
  (route.frame !== 'bare' &&
    !isProductArea(route.domain) &&
    route.domain !== 'payment' &&
    routes.some(({ name, frame }) => name === home?.route && frame === 'account'));

/** The widget of a place as the guard decides; `redirect` gets the new place. */
export async function showOf(page: Page, asked: Place, redirect: (to: Place) => void, home?: Home): Promise<Shown> {
  const routes = await page.routes();
  let place = asked;
  for (let turn = 0; turn < redirectLimit; turn += 1) {
    // Of the one who asks: who logs in while this is decided, asks again.
    const key = shownKey(page, place);
    const decision = await decide(page, place);
    if (decision.kind === 'redirect') {
      const { name, params, query } = decision;
      place = { name, params, query };
      redirect(place);
    } else {
      const route = routes.find(({ name }) => name === place.name);
      const base = { key, placeName: place.name, title: route?.title ?? '', home };
      // The address stays; the page says why, with a way back.
      if (decision.kind === 'mismatch')
        return {
          ...base,
          widget: await page.widget('mismatch'),
          props: {
            text: decision.text,
            // From a path that there is not, a mount on a partner's page leads to its own start.
            back: home && place.name === 'mismatch' ? home.route : decision.back,
          },
        };
      // A visitor reads without a login that the product is not sold here.
      const isClosed = !!route && isClosedArea(route.domain, page.config.switches);
      if (decision.kind === 'login' && !isClosed)
        return {
          ...base,
          widget: await loginNeeded(),
          props: {
            domain: route?.domain,
            isQuiet: place.name === home?.route && (!page.renew || page.session.visit.peek() > 0),
          },
        };
      // An area that is not open yet keeps its menu, so that one can go on.
      const frame = route && hasFrame(routes, route, home) ? await page.widget('account-frame') : undefined;
      const name = home?.route === place.name ? home.widget : route?.widget;
      if (name)
        await page.spoken()?.then(
          ({ wordsOf }) => wordsOf(name),
          () => undefined,
        );
      return {
        ...base,
        frame,
        widget: name ? await page.widget(name) : null,
        props: (route?.widget === name && route?.props) || {},
      };
    }
  }
  throw new Error('redirects');
}
