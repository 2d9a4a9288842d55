import { useEffect, useRef, useSyncExternalStore } from 'react';
import type { AnchorHTMLAttributes } from 'react';
import { Route, Router, Switch } from 'wouter';
import { allRoutes } from '#routes/all.ts';
import type { Route as Row } from '#routes/route.ts';
import { titleOf } from '#routes/title.ts';
import { rowParser } from './row-parser.ts';
import { keepScroll } from './scroll.ts';
import { SitePart, useWidget } from './SitePart.tsx';
import type { Site } from './SitePart.tsx';

/**
 * The whole site: every named route of the product is a route of the router, its frame says what stands around its
 * content. The navigator has replaced an unknown address by /mismatch before the router reads it.
 */
export const App = (site: Site) => (
  <Router parser={rowParser}>
    <Switch>
      {allRoutes.map((row) => (
        // One key for all: header, content and footer stay mounted while the route changes.
        <Route key="frame" path={row.path}>
          <Frame {...site} row={row} />
        </Route>
      ))}
    </Switch>
  </Router>
);

/** Header and footer around the content; bare routes have a head of their own (specification 1, section 2.4), but an unknown address, whose content is drawn on partner pages too. */
function Frame({ row, ...site }: Site & { row: Row }) {
  const isBare = row.frame === 'bare';
  const { brand } = site.page.config.texts;
  const { place } = site.navigator;
  const title = titleOf(
    row,
    useSyncExternalStore(
      (tell) => place.subscribe(tell),
      () => place.peek(),
    ),
  );
  useEffect(() => void (document.title = `${title} · ${brand}`), [title, brand]);
  return (
    <>
      <a className="skip" href="#content" onClick={skip}>
        跳到主要内容
      </a>
      <SitePart {...site} id="header" widget="site-header" isHidden={isBare} />
      <SitePart {...site} id="bare-header" widget="bare-header" isHidden={row.name !== 'mismatch'} />
      <SitePart {...site} id="crumbs" widget="breadcrumb" isHidden={isBare} />
      <Content {...site} />
      <SitePart {...site} id="footer" widget="site-footer" isHidden={isBare} />
    </>
  );
}

/** Shows the widget of each place; the first one is there before the table of routes. */
function Content(site: Site) {
  const element = useRef<HTMLElement>(null);
  useEffect(() => (element.current ? keepScroll(site.navigator, element.current) : undefined), [site.navigator]);
  useWidget(element, 'flight-search', site, { start: site.home });
  return <main id="content" ref={element} />;
}

/**
 * Moves the focus without a hash in the address, which would count as a step. The content can be focused for this moment
 * alone, until the next key: a shadow host with a negative tabindex takes everything inside it out of the tab order.
 */
const skip: AnchorHTMLAttributes<HTMLAnchorElement>['onClick'] = (event) => {
  event.preventDefault();
  const content = document.getElementById('content');
  if (!content) return;
  content.tabIndex = -1;
  content.focus();
  addEventListener('keydown', () => content.removeAttribute('tabindex'), { capture: true, once: true });
};
