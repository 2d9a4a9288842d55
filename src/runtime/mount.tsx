import { signal } from '@preact/signals-core';
import { createRoot } from 'react-dom/client';
import { uiStyles } from '#ui/base/styles.ts';
import { importAgain } from '#base/import-again.ts';
import type { Widget } from '#kit/widget.ts';
import { placeOf } from '#routes/path.ts';
import { createServices } from './create-services.ts';
import type { MountServices } from './create-services.ts';
import { keepInside } from './inside/keep-inside.ts';
import { watchTranslators } from './inside/watch-translators.ts';
import { readFilled } from './inside/read-filled.ts';
import { memoryNavigator } from './place/navigator.ts';
import type { Navigator } from './place/navigator.ts';
import type { Page } from './page.ts';
import type { Place } from './place/place.ts';
import { showOf, shownKey } from './shown.ts';
import type { Shown } from './shown.ts';
import { adoptStyles, replaceStyles, restoreStyles, swapStyle } from './style-sheets.ts';
import { WidgetRoot } from './WidgetRoot.tsx';

export type Props = Readonly<Record<string, unknown>>;

export interface MountOptions {
  router: 'memory' | 'hash' | 'history';
  /** Path below which `history` routing keeps its place. */
  base?: string;
  /** Language tag; `zh…` and none are Chinese. */
  locale?: string;
  /** Several mounts that move together, such as the site's header and its content. */
  navigator?: Navigator;
  /** Place after a logout; without it, a shared navigator stays at its place. */
  start?: Place;
  /** Shows its own widget at every place of the navigator: a header, a footer. */
  isFixed?: boolean;
}

export interface Mounted {
  /** Resolves when the widget can be used. */
  ready: Promise<void>;
  /** New props; the style sheets come back that a move through another document has taken away. */
  update(props: Props): void;
  unmount(): void;
}

/** Mounts a widget into an element's open shadow root; the element's own children stay visible until it is ready. */
export function mountWidget(page: Page, host: HTMLElement, name: string, props: Props, options: MountOptions): Mounted {
  const current = signal(props);
  let stop: (() => void) | null = null;
  let moveTo: ((place: Place) => void) | undefined;
  let isOver = false;

  async function start() {
    const { navigator, routes, start: home } = await createNavigator(page, host, name, props, options);
    moveTo = (place) => navigator.go(place);
    const asked = navigator.place.peek();
    const redirect = (to: Place) => navigator.go(to, { replace: true });
    const own = page.options.registry[name];
    const mountedAt = own && !options.navigator ? { route: own.route, widget: name } : undefined;
    // A public widget needs neither the route table nor the guard before its first paint.
    const { isFixed = false } = options;
    const isOpen = isFixed || (own?.isPublic && !routes);
    const began = page.session.visit.peek();
    // A form that the page has painted itself (`travel-embed html`) is used until this one is there.
    const frame = host.querySelector('[data-travel-frame]');
    const taking = frame && importAgain(() => import('./inside/carry-input.ts')).catch(() => null);
    const speaking = page.speak(options.locale, name);
    const first: Shown = isOpen
      ? {
          key: shownKey(page, asked),
          placeName: asked.name,
          widget: await page.widget(name),
          props: {},
          title: '',
          home: mountedAt,
        }
      : await showOf(page, asked, redirect, mountedAt);
    const taken = await taking;
    const config = await speaking;
    if (isOver) return navigator.dispose();
    const root = host.shadowRoot ?? host.attachShadow({ mode: 'open' });
    let { tokens } = page;
    replaceStyles(root, [tokens, ...uiStyles, ...(first.frame?.styles ?? []), ...(first.widget?.styles ?? [])]);
    const wrapper = document.createElement('div');
    wrapper.className = 'root t-root';
    wrapper.lang = 'zh-CN';
    wrapper.dir = 'ltr';
    config.dress?.(wrapper);
    keepInside(wrapper);
    readFilled(wrapper);
    const unkeep = watchTranslators(wrapper);
    root.replaceChildren(wrapper);
    const unlook = page.look.subscribe(() => {
      if (page.tokens !== tokens) swapStyle(root, tokens, page.tokens);
      ({ tokens } = page);
    });
    const onError = (error: unknown) => report(page, host, name, error);
    const leave = page.enter(host);
    let loosen = () => {};
    // Before the focus has come in, no place can take it away. Into a dialog of the page Tab may never come by itself.
    const follow = (before?: Place) => {
      importAgain(() => import('./place/place-focus.ts')).then(
        ({ keepPlaceFocus }) => isOver || (loosen = keepPlaceFocus(wrapper, navigator.place, before)),
        () => undefined,
      );
    };
    if (host.closest('[role$=dialog]')) follow();
    else if (!isFixed) wrapper.addEventListener('focusin', () => follow(navigator.place.peek()), { once: true });
    // React would write the error into the console; Preact takes no options.
    const view = createRoot(wrapper, { onCaughtError() {}, onUncaughtError: onError });
    const adopt = (widget: Widget) => adoptStyles(root, widget.styles);
    let world = null as MountServices | null;
    // Identity is handled here and nowhere else: nothing of a member outlives the visit, in any widget.
    const unwatch = page.session.visit.subscribe((visit) => {
      if (world) {
        world.stop(true);
        // Logout leads home from every place (specification 1, section 4).
        if (home && !page.session.user.peek()) navigator.go(home, { replace: true });
      }
      world = createServices({
        page,
        config,
        host,
        navigator,
        routes,
        onError,
        isEmbedded: !options.navigator,
        home: home?.name,
        wrapper,
        alert: (said) => (world as MountServices).services.say.alert(said),
      });
      view.render(
        <WidgetRoot
          key={visit}
          page={page}
          world={world}
          first={first}
          isDecided={isOpen || visit === began}
          isFixed={isFixed}
          props={current}
          adopt={adopt}
          redirect={redirect}
        />,
      );
    });
    stop = () => {
      unwatch();
      unlook();
      loosen();
      unkeep();
      view.unmount();
      world?.stop();
      navigator.dispose();
      leave();
      root.replaceChildren();
      replaceStyles(root, []);
    };
    taken?.takeOver(frame as Element, wrapper);
    world?.services.emit('ready', { widget: name });
    return undefined;
  }

  return {
    ready: start(),
    update(next) {
      const before = current.peek()['route'];
      current.value = next;
      if (stop && host.shadowRoot) restoreStyles(host.shadowRoot);
      if (next['route'] !== before) void placeAsked(page, next).then((place) => place && !isOver && moveTo?.(place));
    },
    unmount() {
      isOver = true;
      stop?.();
      stop = null;
    },
  };
}

/** The place of the container's `data-route`; null for none. A path that no route has is named in the console. */
async function placeAsked(page: Page, { route }: Props): Promise<Place | null> {
  if (typeof route !== 'string' || !route) return null;
  const found = placeOf(await page.routes(), route);
  if (!found) console.error(`[travel-embed] data-route="${route}" has no screen`);
  return found;
}

/** `start` is where a logout leads to; a container's `data-route` opens first, unless the address holds a place. */
async function createNavigator(page: Page, host: HTMLElement, name: string, props: Props, options: MountOptions) {
  const { router, base = '', navigator, start } = options;
  if (navigator) return { navigator, routes: await page.routes(), start };
  const home = { name: page.options.registry[name]?.route ?? 'mismatch', params: {}, query: {} };
  const asked = await placeAsked(page, props);
  if (router !== 'hash' && router !== 'history')
    return {
      navigator: memoryNavigator(asked ?? home) as Navigator,
      routes: asked && (await page.routes()),
      start: home,
    };
  const [routes, { addressNavigator, hashPart, pathPart }] = await Promise.all([
    page.routes(),
    importAgain(() => import('./place/address-navigator.ts')),
  ]);
  const part = router === 'hash' ? hashPart(name, host) : pathPart(base);
  return { navigator: addressNavigator(part, routes, asked ?? home), routes, start: home };
}

/** One event for the partner's page and one report to the provider, neither with the error's own words; nothing reaches the page's handlers. */
function report(page: Page, host: HTMLElement, name: string, error: unknown): void {
  const tell = (found?: { error: string; place: string }) =>
    host.dispatchEvent(
      new CustomEvent('travel:error', {
        bubbles: true,
        composed: true,
        detail: { code: 'WIDGET_EXCEPTION', message: 'A widget failed; it offers a retry.', ...found },
      }),
    );
  const { version, ownFiles = '' } = page.options;
  import('#session/report-fault.ts').then(
    (part) => tell(part.reportThrow(name, error, { session: page.session, version, ownFiles })),
    () => tell(),
  );
}
