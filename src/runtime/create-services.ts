import { signal } from '@preact/signals-core';
import type { Signal } from '@preact/signals-core';
import { importAgain } from '#base/import-again.ts';
import { randomId } from '#base/random-id.ts';
import type { Services, WidgetEvents } from '#kit/services.ts';
import { send } from '#session/react-to-outcome.ts';
import { createLoginGate, never } from './login/login-gate.ts';
import type { LoginGate } from './login/login-gate.ts';
import { keepScroll } from './place/keep-scroll.ts';
import { createMessages } from './messages/messages.ts';
import type { MessagesModel } from './messages/messages.ts';
import type { Navigator } from './place/navigator.ts';
import type { Page, SpokenConfig } from './page.ts';
import { watchPage } from './page-state.ts';
import { addressOf, placeFor } from './place/place.ts';
import type { Place } from './place/place.ts';
import type { Route } from '#routes/route.ts';
import { keepStrayErrors } from './messages/stray-errors.ts';
import { adoptStyles } from './style-sheets.ts';
import { createTimers } from './timers.ts';
import { isOpenQuery } from '#routes/open-query.ts';

interface MountParts {
  page: Page;
  /** The page's, with the words of the mount's language. */
  config: SpokenConfig;
  host: HTMLElement;
  navigator: Navigator;
  /** Known at once with address routing, after the first navigation with memory routing. */
  routes: readonly Route[] | null;
  /** Told once of each trouble. */
  onError(error: unknown): void;
  /** On a partner's page: the site's widgets share a navigator, an embedded one has its own. */
  isEmbedded: boolean;
  home: string | undefined;
  /** Element that the widget is rendered in. */
  wrapper: HTMLElement;
  /** Says something in the visit of now. */
  alert(said: { title?: string; text: string }): unknown;
}

/** Something went wrong that the widget cannot mend itself; shown in its stead, with a way to try again. */
interface MountTrouble {
  kind: 'broken' | 'chunk';
  /** Repeated besides rendering the widget again. */
  again?: () => void;
}

export interface MountServices {
  services: Services;
  messages: MessagesModel;
  gate: LoginGate;
  trouble: Signal<MountTrouble | null>;
  fail(error: unknown, trouble?: MountTrouble): void;
  /** `isVisitOver`: another member follows, or none after a logout: calls and drafts of the last member end here. */
  stop(isVisitOver?: boolean): void;
}

/** The services of one visit to a mounted widget, for `useServices()`, and their end. */
export function createServices(parts: MountParts): MountServices {
  const { page, host, navigator } = parts;
  const { session } = page;
  let isOver = false;
  const trouble = signal<MountTrouble | null>(null);
  const strays = keepStrayErrors({ fail: (error) => fail(error) }, parts.wrapper, page.options.ownFiles ?? '');
  const timers = createTimers((error) => fail(error), strays.acts);
  const state = watchPage();
  const messages = createMessages((ms, run) => timers.after(ms, run));
  navigator.onStep = messages.drop;
  const scroll = keepScroll(parts.wrapper, navigator.place);

  const emit = <K extends keyof WidgetEvents>(type: K, detail: WidgetEvents[K]): boolean =>
    host.dispatchEvent(
      new CustomEvent(`travel:${type}`, { bubbles: true, composed: true, cancelable: cancelable.has(type), detail }),
    );
  const askPartner = (reason: string) => {
    const isOurs = emit('login', { asked: true, reason });
    // The partner's own dialog does not know why it is asked for.
    if (!isOurs && session.note) messages.say.toast(session.note, 'warn', 5);
    return isOurs;
  };
  const gate = createLoginGate(session, askPartner, page.renew);
  /** Tips with an address are rare: their code is loaded with the first. */
  const open = (url: string): void => {
    importAgain(() => import('./place/open-listed.ts')).then(
      ({ openListed }) => openListed(url, page.config.linkOrigins),
      (error: unknown) => fail(error, { kind: 'chunk', again: () => open(url) }),
    );
  };
  const reactions = {
    session,
    say: messages.say,
    requireLogin: () => gate.require(),
    open,
    version: page.options.version,
  };

  /** Only the first error of a mount is reported. */
  function fail(error: unknown, next: MountTrouble = { kind: 'broken' }) {
    if (trouble.peek()) return;
    gate.request.peek()?.closed();
    trouble.value = next;
    parts.onError(error);
  }

  async function navigate(
    name: string,
    values: Parameters<Services['navigate']>[1],
    options: { replace?: boolean } = {},
  ) {
    if ((await navigator.mayLeave?.()) === false) return;
    const routes = await page.routes();
    const next = placeFor(routes, name, values, navigator);
    if (!emit('navigate', { name, path: addressOf(routes, next) })) return;
    const route = routes.find((row) => row.name === next.name);
    const isAsked = route?.access === 'login' && !isOpenQuery(route.name, page.config.publicQuery, parts.isEmbedded);
    if (isAsked && !(await gate.require())) return;
    const isOther = next.name !== navigator.place.peek().name;
    go(next, options);
    // Its start may be far above: the reader would be left in what the partner has below the widget.
    if (isOther && parts.isEmbedded && host.getBoundingClientRect().top < 0) host.scrollIntoView();
  }
  const go: Navigator['go'] = (next, options) => {
    if (isOver) return;
    if (!options?.replace) scroll.leave();
    navigator.go(next, options);
  };

  const services: Services = {
    api: {
      async send(row, input, options = {}) {
        const outcome = await (isOver ? never : send(row, input, options, reactions));
        if (isOver) return never;
        strays.acts();
        parts.config.hear?.(outcome);
        return outcome;
      },
    },
    session: {
      user: session.user,
      permissions: session.permissions,
      requireLogin: (reason) => gate.require(reason),
      adopt(answer, next) {
        page.lead(host);
        session.adopt(answer);
        if (next) navigator.go({ name: next, params: {}, query: {} });
        void session.refresh();
      },
      refresh: session.refresh,
      logout(stays, farewell) {
        page.lead(host);
        const before = navigator.place.peek();
        const ending = session.logout();
        // All widgets have been led home by now.
        if (stays) navigator.go(before, { replace: true });
        // A logout inside a batch of signals takes effect at its end.
        if (farewell) queueMicrotask(() => parts.alert(farewell));
        return ending;
      },
    },
    config: parts.config,
    say: messages.say,
    place: navigator.place,
    isEmbedded: parts.isEmbedded,
    home: parts.home,
    navigate(name, values, options) {
      navigate(name, values, options).catch((error: unknown) =>
        fail(error, { kind: 'chunk', again: () => services.navigate(name, values, options) }),
      );
    },
    back() {
      const before = navigator.place.peek();
      const isBack = navigator.back();
      // Memory routing has gone back already; the browser goes in its own time and says when.
      if (navigator.place.peek() !== before) scroll.restore();
      return isBack;
    },
    holdLeave(mayLeave, isLost) {
      navigator.mayLeave = mayLeave;
      navigator.asksOnStep = isLost;
      return () => (navigator.mayLeave = undefined);
    },
    setQuery(changes, { replace = true } = {}) {
      const place = navigator.place.peek();
      const kept = Object.entries({ ...place.query, ...changes }).filter(([, value]) => value);
      go({ ...place, query: Object.fromEntries(kept) as Place['query'] }, { replace });
    },
    emit,
    clock: session.clock,
    timers,
    visible: state.visible,
    online: state.online,
    drafts: {
      ...page.drafts,
      set(...draft) {
        if (!isOver) page.drafts.set(...draft);
      },
    },
    preferences: page.preferences,
    addStyles(texts, isOfControls) {
      if (host.shadowRoot) adoptStyles(host.shadowRoot, texts, isOfControls);
    },
    async loadWidget(name) {
      const widget = await page.widget(name);
      if (host.shadowRoot) adoptStyles(host.shadowRoot, widget.styles);
      return widget;
    },
    print: () => window.print(),
    newRequestId: randomId,
    copy,
    fullAddress: (href) => new URL(href, location.href).href,
    hrefOf: (name, values) => (parts.routes ? navigator.hrefOf(placeFor(parts.routes, name, values, navigator)) : ''),
  };

  return {
    services,
    messages,
    gate,
    trouble,
    fail,
    stop(isVisitOver = false) {
      isOver = isVisitOver;
      strays.leave();
      gate.stop(isVisitOver);
      timers.stopAll();
      state.stop();
      scroll.end();
    },
  };
}

const cancelable = new Set<keyof WidgetEvents>(['search', 'navigate', 'login', 'chat']);

async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
