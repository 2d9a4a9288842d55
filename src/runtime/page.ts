import { computed, signal } from '@preact/signals-core';
import type { AppConfig, Theme } from '#theme/theme.ts';
import { defaultConfig, mergeTheme } from '#theme/default-config.ts';
import { tokenSheet } from '#theme/token-sheet.ts';
import { createSession } from '#session/session.ts';
import type { Session } from '#session/session.ts';
import { createStore, deviceStorage } from '#session/storage.ts';
import type { TabChannel } from '#session/tabs.ts';
import type { Outcome } from '#api/outcome.ts';
import type { Route } from '#routes/route.ts';
import { importAgain } from '#base/import-again.ts';
import type { Drafts, Preferences, WidgetEvents } from '#kit/services.ts';
import type { Readable } from '#kit/readable.ts';
import type { Widget } from '#kit/widget.ts';
import type { UserInfo } from '#contract/account.ts';
import { createDrafts, createPreferences } from './drafts.ts';

type WidgetLoad = () => Promise<{ default: Widget }>;

interface WidgetSource {
  load: WidgetLoad;
  /** The route a mounted widget starts on. */
  route: string;
  /** Opens without login. */
  isPublic?: boolean;
  /** Shows only the controls of the base sheet until a later part brings more. */
  isLight?: boolean;
  /** Shows the member, with links to orders and logout, also in the places that it opens. */
  hasAccount?: boolean;
}

/** The configuration for a mount; of another language than Chinese it dresses what the mount shows in. */
export type SpokenConfig = Readable<AppConfig> & {
  dress?(wrapper: HTMLElement): void;
  /** Says the words of an answer that was refused or lost. */
  hear?(outcome: Outcome<unknown>): void;
};

interface Languages {
  /**
   * The configuration with the words of a language; as it is where the widget has none in it. An unknown tag is named
   * in the console. The client asks for names that only the provider has.
   */
  inLanguage(
    look: Readable<AppConfig>,
    locale: string,
    widget: string,
    client: Session['client'],
  ): Promise<SpokenConfig>;
  /** Settles once the words of a screen that opens in a mount are there; undefined where they are. */
  wordsOf(screen: string): Promise<void> | undefined;
}

interface Tables {
  routes: readonly Route[];
  screens: Readonly<Record<string, WidgetLoad>>;
}

type LoadLanguages = () => Promise<Languages>;

export interface PageOptions {
  appId: string;
  /** Provider API, without a slash at the end. */
  apiBase: string;
  /** Folder of `themes/<appId>.json`, without a slash at the end. */
  cdnBase: string;
  version: string;
  /** The widgets that the page mounts by name. */
  registry: Readonly<Record<string, WidgetSource>>;
  /** The routes, and the widgets that only they show. */
  loadTables: () => Promise<Tables>;
  fetch?: typeof fetch;
  now?: () => number;
  /** Asked for a fresh sign of the partner's server when the session has ended. */
  signProvider?: (() => Promise<string>) | undefined;
  /** Words of other languages than Chinese. */
  loadLanguages?: LoadLanguages;
  /** Instead of fetching it: the site and the npm package bring their own. */
  config?: AppConfig;
  onUser?: (user: UserInfo | null) => void;
  /** A sign will be adopted: the stored session does not count. */
  isSigned?: boolean;
  /** Addresses of our own files begin so: their uncaught errors stay with their widget. */
  ownFiles?: string;
  /** Shares the session with the other tabs; for entries that own the page. */
  openTabs?: (appId: string) => TabChannel;
}

/** State that all widgets of a page with the same app id share: configuration, session, loading of widgets. */
export interface Page {
  options: PageOptions;
  /** As it is now: one that comes late takes the place of the default. */
  readonly config: AppConfig;
  look: Readable<AppConfig>;
  /** Words of other languages, once a mount has asked for them. */
  spoken(): Promise<Languages> | undefined;
  /** That of the last mount, else of the script tag: what opens beside the mounts speaks it. */
  language(): string | undefined;
  /** The configuration for a mount's language. */
  speak(locale: string | undefined, widget: string): SpokenConfig | Promise<SpokenConfig>;
  /** The style sheet of the configuration's tokens. */
  readonly tokens: string;
  session: Session;
  drafts: Drafts;
  preferences: Preferences;
  routes(): Promise<readonly Route[]>;
  /** A new session by the partner's sign, where the partner provides one. */
  renew: (() => Promise<boolean>) | undefined;
  widget(name: string): Promise<Widget>;
  /** The login widget that this application opens as a dialog. */
  loginDialog: string;
  /** A mount begins; answers what ends it. While there is none, nothing listens to the other tabs. */
  enter(host: HTMLElement): () => void;
  /**
   * Reports a login or logout to the page, or asks it for a login. Each host gets it, and document and window once: it
   * bubbles from the first host in the document. False: it was cancelled.
   */
  tell<K extends 'login' | 'logout'>(type: K, detail: WidgetEvents[K]): boolean;
  /** The next event bubbles from this host: its widget is the one that acts. */
  lead(host: HTMLElement): void;
}

const configTimeoutMs = 4000;

/**
 * Loads a partner's configuration. If it cannot be read, with one clear console line: the last good one of this
 * device, since looks and telephone are wanted most when the network is gone; else the default. `onUnknown`: there is
 * no application of this id. `onLate`: it has come after that.
 */
export async function loadConfig(
  options: Pick<PageOptions, 'appId' | 'cdnBase' | 'fetch'>,
  onUnknown?: () => void,
  onLate?: (config: AppConfig) => void,
): Promise<AppConfig> {
  if (options.appId === 'default') return defaultConfig;
  const get = options.fetch ?? fetch;
  const device = createStore(deviceStorage, options.appId);
  let isGone = false;
  let why = 'no answer';
  async function read(): Promise<AppConfig> {
    // With no options of its own: a page may have preloaded it (`travel-embed html`).
    const response = await get(`${options.cdnBase}/themes/${encodeURIComponent(options.appId)}.json`);
    isGone = response.status === 404;
    why = `HTTP ${response.status}`;
    const theme = (await response.json()) as Theme;
    if (!response.ok || theme?.appId !== options.appId) throw new Error(why);
    const config = mergeTheme(theme);
    device.set('config', config);
    return config;
  }
  const reading = read();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const silence = new Promise<never>((_, reject) => (timer = setTimeout(reject, configTimeoutMs)));
  try {
    return await Promise.race([reading, silence]);
  } catch {
    reading.then(
      (late) => onLate?.(late),
      () => undefined,
    );
    if (isGone) onUnknown?.();
    const last = isGone ? undefined : device.get('config', defaultConfig);
    console.warn(
      `[travel-embed] app id "${options.appId}" cannot be read (${why}); ${last ? 'the last good one' : 'the default'} is used.${isGone ? ' Check data-app-id.' : ''}`,
    );
    return { ...(last ?? defaultConfig), appId: options.appId };
  } finally {
    clearTimeout(timer);
  }
}

export async function createPage(options: PageOptions): Promise<Page> {
  const look = signal(options.config ?? defaultConfig);
  if (!options.config) look.value = await loadConfig(options, undefined, (late) => (look.value = late));
  const config = look.peek();
  const tokens = computed(() => tokenSheet(look.value));
  let hosts: HTMLElement[] = [];
  const tell: Page['tell'] = (type, detail) => {
    const asked = { composed: true, cancelable: true, detail };
    const first = hosts.find((host) => host.isConnected) ?? document;
    // The other hosts first: when the page gets the event, all hosts have it.
    const others = hosts
      .filter((host) => host !== first)
      .map((host) => host.dispatchEvent(new CustomEvent(`travel:${type}`, asked)));
    return (
      first.dispatchEvent(new CustomEvent(`travel:${type}`, { ...asked, bubbles: true })) && !others.includes(false)
    );
  };
  const session = createSession({
    apiBase: options.apiBase,
    fetch: options.fetch ?? fetch.bind(globalThis),
    config,
    ...(options.now && { now: options.now }),
    isSigned: options.isSigned ?? false,
    onChange(user) {
      options.onUser?.(user);
      if (user) tell('login', { memberId: user.memberId });
      else tell('logout', {});
    },
    ...(options.openTabs && { tabs: options.openTabs(config.appId) }),
  });
  let tables: Promise<Tables> | undefined;
  let spoken: Promise<Languages> | undefined;
  let language: string | undefined;
  const readTables = () =>
    (tables ??= importAgain(options.loadTables).catch(
      (error: unknown) => ((tables = undefined), Promise.reject(error)),
    ));
  const loaded = new Map<string, Widget>();
  let leave = () => {};
  return {
    options,
    look,
    get config() {
      return look.peek();
    },
    get tokens() {
      return tokens.peek();
    },
    spoken: () => spoken,
    language: () => language ?? document.querySelector('script[data-app-id]')?.getAttribute('data-locale') ?? undefined,
    speak(locale = '', widget) {
      language = locale;
      return /^(zh|$)/i.test(locale)
        ? look
        : (spoken = importAgain(options.loadLanguages as LoadLanguages))
            .then(({ inLanguage }) => inLanguage(look, locale, widget, session.client))
            .catch(() => look);
    },
    loginDialog: config.loginDialog === 'classic' ? 'login-classic' : 'login',
    session,
    drafts: createDrafts(session.stored, session.clock.now),
    preferences: createPreferences(session.device),
    routes: async () => (await readTables()).routes,
    renew:
      options.signProvider &&
      (async () => {
        try {
          return (await session.adoptSign((await options.signProvider?.()) ?? '', { isRenewal: true })).ok;
        } catch {
          console.warn('[travel-embed] signProvider failed');
          return false;
        }
      }),
    async widget(name) {
      const known = loaded.get(name);
      if (known) return known;
      const { load = (await readTables()).screens[name], isLight }: Partial<WidgetSource> =
        options.registry[name] ?? {};
      if (!load) throw new RangeError(name);
      const [{ default: widget }, more] = await Promise.all([
        importAgain(load),
        isLight ? null : importAgain(() => import('#ui/base/more-styles.ts')),
      ]);
      const styled = more ? { ...widget, styles: [more.moreCss, ...widget.styles] } : widget;
      loaded.set(name, styled);
      return styled;
    },
    enter(host) {
      hosts.push(host);
      if (hosts.length === 1) leave = session.join();
      return () => {
        hosts = hosts.filter((other) => other !== host);
        if (!hosts.length) leave();
      };
    },
    tell,
    lead(host) {
      hosts = [host, ...hosts.filter((other) => other !== host)];
    },
  };
}
