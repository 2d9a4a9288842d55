/**
 * `travel-embed`: the script API for applications with a bundler. Widgets come in chunks on the first mount; importing
 * does nothing, on a server either.
 */
import { registry } from '#widgets/registry.ts';
import { createContainers } from './npm-containers.ts';
import { listen, nameOf } from './public-events.ts';
import type { EventType, TravelEventName, TravelListener } from './public-events.ts';
import { widgetNames } from './row-props.ts';
import type { WidgetName, WidgetProps } from '#routes/public-widgets.ts';
import type { TravelUser } from './public-user.ts';
import type { Opened } from './script.ts';
import { TravelError } from './travel-error.ts';

export type { TravelEvent, TravelEventDetails, TravelEventName, TravelListener } from './public-events.ts';
export type {
  AccountCentreProps,
  FlightSearchProps,
  HotelBookingProps,
  LoginProps,
  OrderListProps,
  TrainBookingProps,
  WalletProps,
  WidgetName,
  WidgetProps,
} from '#routes/public-widgets.ts';
export type { TravelUser } from './public-user.ts';
export { isTravelError, TravelError } from './travel-error.ts';
export type { TravelErrorCode } from './travel-error.ts';

/** The attributes of the script tag, by script. */
export interface Settings {
  /** The application's id; `default` when left out. */
  appId?: string;
  /** Provider API, such as `https://api.example`. Needed before the first mount. */
  api?: string;
  /** Folder of `themes/<appId>.json`; `<api>/cdn` when left out. */
  cdn?: string;
  /** A one-time ticket made by your server with `travel-embed/sign`. */
  sign?: string;
  /** Marks an embedded third-party session. */
  accessType?: 'THIRD_PARTY';
  /** Router of widgets whose element names none. */
  router?: 'memory' | 'hash' | 'history';
  /** Path below which `history` keeps it. */
  base?: string;
  /** Language of widgets whose element names none: `zh-CN` (default) or `en`. */
  locale?: string;
  /** Moment of loading for widgets whose element names none: `visible` is the default. */
  load?: 'visible' | 'eager' | 'idle' | 'click';
  /** Asked for a fresh sign when the session has ended. */
  signProvider?: () => Promise<string>;
}

/** Parts that nothing loads unless they are asked for: the event `travel:vitals`, tools for the browser's agent (WebMCP). */
export type Extras = 'vitals' | 'tools' | 'vitals tools';

/** A mounted widget. */
export interface WidgetHandle<N extends WidgetName = WidgetName> {
  readonly element: HTMLElement;
  /** Resolves when the widget can be used. */
  readonly ready: Promise<void>;
  /** Sets other properties; the user's input stays. */
  update(props: WidgetProps[N]): void;
  /** Frees everything; the element's own children are shown again. */
  unmount(): void;
  /** Events of this widget; the answer ends it. */
  on<K extends TravelEventName>(type: EventType<K>, listener: TravelListener<K>): () => void;
}

declare const __VERSION__: string;
export const version: string = __VERSION__;
/** Names that `mount` knows. */
export const widgets: readonly WidgetName[] = widgetNames;

let given: Settings = {};
let present: TravelUser | null = null;
const pages = new Map<string, Promise<Opened>>();
const watchers = new Set<() => void>();
const heard = new Map<string, Map<unknown, () => void>>();
const containers = createContainers({
  open(element, name) {
    // Beside the runtime, not after it. The runtime asks again and reports a failure.
    registry[name]?.load().catch(() => undefined);
    return open(element.dataset['appId']);
  },
  said: (element, name) => element.dataset[name] ?? given[name] ?? '',
});

const noSlash = (url: string): string => url.replace(/\/+$/, '');
const isThirdParty = (): boolean => given.accessType === 'THIRD_PARTY';

/** The page state of an app id; its part of the package is loaded with the first. */
function open(appId = given.appId || 'default'): Promise<Opened> {
  const apiBase = noSlash(needApi());
  const key = `${appId} ${apiBase}`;
  let page = pages.get(key);
  if (!page) {
    const { sign = '', signProvider, cdn = `${apiBase}/cdn` } = given;
    page = import('./script.ts').then((runtime) =>
      runtime.open(
        { appId, apiBase, sign, accessType: given.accessType, signProvider },
        noSlash(cdn),
        version,
        (next) => becomes(next as TravelUser | null),
      ),
    );
    // A failure is forgotten, so that the next try can succeed.
    page.catch(() => pages.delete(key));
    pages.set(key, page);
  }
  return page;
}

function becomes(next: TravelUser | null): void {
  present = next;
  for (const run of Array.from(watchers)) run();
}

function needApi(): string {
  if (typeof document === 'undefined')
    throw new TravelError(
      'NO_PAGE',
      'there is no page here: widgets are mounted in a browser. On a server, render the components of travel-embed/react.',
    );
  if (!given.api) throw new TravelError('NO_API', "call configure({ api: 'https://…' }) before the first mount.");
  return given.api;
}

/** Call it before the first mount; a later call changes what it names. A new `sign` logs its user in at once. */
export function configure(settings: Settings): void {
  given = { ...given, ...settings };
  const { sign, appId = 'default' } = given;
  if (!settings.sign || !sign) return;
  for (const [key, page] of pages)
    if (key.startsWith(`${appId} `)) page.then((opened) => opened.setSign(sign, isThirdParty())).catch(() => undefined);
}

/**
 * Mounts a widget into an element (or the first that a selector finds); a second mount of the same target updates it.
 * The element's attributes count as with the script tag: `data-router`, `data-base`, `data-load`, `data-locale`, `data-app-id`,
 * `data-extras`, and the widget's own; `props` win.
 * @throws {TravelError} NO_PAGE, NO_API, NO_TARGET, NO_WIDGET
 */
export function mount<N extends WidgetName>(
  target: string | HTMLElement,
  name: N,
  props: WidgetProps[N] & { extras?: Extras } = {},
): WidgetHandle<N> {
  needApi();
  if (!widgetNames.includes(name))
    throw new TravelError('NO_WIDGET', `there is no widget "${name}"; there are ${widgetNames.join(', ')}.`);
  const element = typeof target === 'string' ? document.querySelector<HTMLElement>(target) : target;
  if (!element) throw new TravelError('NO_TARGET', `no element on this page matches ${String(target)}.`);
  const container = containers.mount(element, name, { ...props });
  return {
    element,
    ready: container.ready,
    update: (next) => container.update({ ...next }),
    unmount: () => container.unmount(),
    on: (type, listener) => listen(element, type, listener),
  };
}

/** Events of every widget of the page; the answer ends it, as `off` does. */
export function on<K extends TravelEventName>(type: EventType<K>, listener: TravelListener<K>): () => void {
  if (typeof document === 'undefined') throw new TravelError('NO_PAGE', 'there is no page here to listen on.');
  off(type, listener);
  const ofType = heard.get(nameOf(type)) ?? new Map<unknown, () => void>();
  heard.set(nameOf(type), ofType.set(listener, listen(document, type, listener)));
  return () => off(type, listener);
}

export function off<K extends TravelEventName>(type: EventType<K>, listener: TravelListener<K>): void {
  heard.get(nameOf(type))?.get(listener)?.();
  heard.get(nameOf(type))?.delete(listener);
}

/** The user, after the login dialog if it is needed; null when it was closed. */
export async function login(): Promise<TravelUser | null> {
  return present ?? ((await (await open()).login()) as TravelUser | null);
}

export async function logout(): Promise<void> {
  await (await open()).logout();
}

/** The logged-in member as this page knows it; null before the first widget is loaded. */
export const user = (): TravelUser | null => present;

/** Runs whenever `user()` may have changed: login, ticket, logout, another tab. The answer ends it. */
export function watchUser(run: () => void): () => void {
  watchers.add(run);
  return () => {
    watchers.delete(run);
  };
}

/** Unmounts every widget and forgets every listener. The session stays: a later mount goes on with it. */
export function destroy(): void {
  containers.unmountAll();
  for (const ofType of heard.values()) for (const end of ofType.values()) end();
  heard.clear();
  watchers.clear();
}
