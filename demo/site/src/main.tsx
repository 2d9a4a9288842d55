/**
 * Starts the first-party site: who enters, for which application, then `App`. Header, content and footer are widgets of
 * one page that share one navigator over the specification's paths. Real React, the same runtime as on a partner's page.
 */
import { createRoot } from 'react-dom/client';
import { addressNavigator, pathPart } from '#runtime/place/address-navigator.ts';
import { createPage, loadConfig } from '#runtime/page.ts';
import { openTabChannel } from '#runtime/login/tab-channel.ts';
import { allRoutes } from '#routes/all.ts';
import { registry } from '#widgets/registry.ts';
import { tables } from '#widgets/screens.ts';
import { App } from './App.tsx';
import { enter } from './enter.ts';

declare const __VERSION__: string;

const home = { name: 'index', params: {}, query: {} };
const apiBase = document.querySelector<HTMLMetaElement>('meta[name="travel-api"]')?.content ?? '';

async function open() {
  const entered = enter();
  const cdnBase = `${apiBase}/cdn`;
  let isUnknown = false;
  const found = await loadConfig({ appId: entered.appId, cdnBase }, () => (isUnknown = true));
  // An unknown application gets the configuration of the default.
  const config = isUnknown ? { ...found, appId: 'default' } : found;
  if (isUnknown && entered.isAsked)
    history.replaceState(history.state, '', `/mismatch?app=${encodeURIComponent(entered.appId)}`);
  const page = await createPage({
    appId: config.appId,
    // On the provider's own site its name needs no line of its own.
    config: { ...config, texts: { ...config.texts, providedBy: '' } },
    apiBase,
    cdnBase,
    version: __VERSION__,
    registry,
    loadTables: async () => tables,
    openTabs: openTabChannel,
  });
  await entered.act(page);
  const navigator = addressNavigator(pathPart(''), allRoutes, home);
  document.documentElement.dataset['scheme'] = page.config.colorScheme;
  // A theme with a page of its own paints its widgets on it.
  const { 'color-page': own, 'color-bg': ground = '' } = page.config.tokens;
  document.documentElement.style.setProperty('--site-bg', own && own !== 'transparent' ? own : ground);
  createRoot(document.getElementById('site') ?? document.body).render(
    <App page={page} navigator={navigator} home={home} />,
  );
}

/** A part that is lost is a lost start: the page's own script asks again (index.html). */
open().catch((error: unknown) => {
  console.warn('[travel-embed] the site has not started', error);
  document.querySelector('script[src]')?.dispatchEvent(new Event('error'));
});
