/**
 * The first-party site: header, content and footer are widgets of one page that share one navigator over the
 * specification's paths. Real React, the same runtime as on a partner's page.
 */
import { mountWidget } from '#runtime/mount.tsx';
import { addressNavigator, pathPart } from '#runtime/address-navigator.ts';
import { createPage } from '#runtime/page.ts';
import { allRoutes } from '#routes/all.ts';
import { registry } from '#widgets/registry.ts';

declare const __VERSION__: string;

const apiBase = document.querySelector<HTMLMetaElement>('meta[name="travel-api"]')?.content ?? '';
const home = { name: 'DomesticAirTicketQuery', params: {}, query: {} };

async function open() {
  const page = await createPage({
    appId: new URLSearchParams(location.search).get('appId') ?? sessionStorage.getItem('travel-embed:site:app') ?? 'default',
    apiBase,
    cdnBase: `${apiBase}/cdn`,
    version: __VERSION__,
    registry,
    loadRoutes: async () => allRoutes,
  });
  sessionStorage.setItem('travel-embed:site:app', page.config.appId);
  if (location.pathname === '/') history.replaceState(history.state, '', '/airTicket/query');
  const navigator = addressNavigator(pathPart(''), allRoutes, home, { name: 'mismatch', params: {}, query: {} });
  document.documentElement.dataset['scheme'] = page.config.colorScheme;
  document.documentElement.style.setProperty('--site-bg', page.config.tokens['color-bg'] ?? '');
  const part = (id: string) => document.getElementById(id) ?? document.body;
  const shared = { router: 'history', navigator } as const;
  mountWidget(page, part('header'), 'site-header', {}, { ...shared, isFixed: true });
  mountWidget(page, part('content'), 'flight-search', {}, shared);
  mountWidget(page, part('footer'), 'site-footer', {}, { ...shared, isFixed: true });
  const title = () => {
    const route = allRoutes.find((row) => row.name === navigator.place.peek().name);
    document.title = route ? `${route.title} · ${page.config.texts.brand}` : page.config.texts.brand;
  };
  let last = '';
  navigator.place.subscribe(({ name }) => {
    title();
    if (last && last !== name) window.scrollTo(0, 0);
    last = name;
  });
}

void open();
