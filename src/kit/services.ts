import type { Outcome } from '#api/outcome.ts';
import type { Row } from '#contract/row.ts';
import type { UserInfo } from '#contract/account.ts';
import type { AppConfig } from '#theme/theme.ts';
import type { Place } from '#routes/path.ts';
import type { Readable } from './readable.ts';
import type { Widget } from './widget.ts';
import type { WidgetEvents } from './widget-events.ts';

export type { Outcome } from '#api/outcome.ts';
export type { WidgetEvents } from './widget-events.ts';

export interface SendOptions {
  /** Codes whose message the caller shows itself (passErrorCodeMsgRet); `all`: no message from the presenter at all. */
  quiet?: readonly number[] | 'all';
  /** Ends the call; its outcome is `cancelled`. */
  signal?: AbortSignal;
}

interface Api {
  send<In, Out>(row: Row<In, Out>, input: In, options?: SendOptions): Promise<Outcome<Out>>;
}

export type { Place } from '#routes/path.ts';

/** The one presenter of messages; shows them in the shadow root and reads them to screen readers. */
export interface Messages {
  toast(text: string, kind?: 'ok' | 'warn' | 'bad', seconds?: number): void;
  alert(options: { title?: string; text: string; button?: string }): Promise<void>;
  /** `kind: 'outline'`: staying is the better answer, so `no` is the solid button. */
  confirm(options: {
    title?: string;
    text: string;
    yes?: string;
    no?: string;
    kind?: 'action' | 'danger' | 'primary' | 'outline';
  }): Promise<boolean>;
}

interface SessionView {
  user: Readable<UserInfo | null>;
  /** Button permissions that are held; views ask through `<Allowed>`. */
  permissions: Readable<readonly string[]>;
  /**
   * Resolves true as soon as a member is logged in: at once, or after the login dialog.
   * False when the dialog was closed. The caller goes on with the interrupted action itself.
   * `reason` says in the dialog which booking goes on afterwards: CA1501 北京 → 上海
   */
  requireLogin(reason?: string): Promise<boolean>;
  /**
   * Called with the answer of a successful login. `next`: the route on which another member goes on; the widget of the
   * member before leads nowhere any more.
   */
  adopt(answer: UserInfo & { token: string }, next?: string): void;
  /** Reads the member again after a change of their data. */
  refresh(): void;
  /** Leads home. `stays`: a change of account, which goes on at the login page. `farewell` is said afterwards. */
  logout(stays?: boolean, farewell?: { title?: string; text: string }): Promise<void>;
}

export interface Timers {
  /** Milliseconds; returns what stops it. All stop when the widget is unmounted. */
  after(ms: number, run: () => void): () => void;
  every(ms: number, run: () => void): () => void;
}

/** Half-filled work that survives a failed call, a 401 and a reload; this tab only, per app id, 30 minutes. */
export interface Drafts {
  /** `like`: an example. A value of another shape counts as absent. */
  get<T>(key: string, like: T): T | undefined;
  /** `moreMs`: beyond the 30 minutes. */
  set<T>(key: string, value: T, moreMs?: number): void;
  remove(key: string): void;
}

/**
 * Small choices that stay on this device. Keys that begin with `own:` are the member's (searches made before): they are
 * removed at the logout, and when another member logs in.
 */
export interface Preferences {
  /** `like`: as with drafts. */
  get<T>(key: string, like: T): T | undefined;
  set<T>(key: string, value: T): void;
}

/** Everything a widget may ask of the world. Widgets never touch window, document, location, storage or timers. */
export interface Services {
  api: Api;
  session: SessionView;
  config: Readable<AppConfig>;
  say: Messages;
  place: Readable<Place>;
  /** On a page of a partner; absent on the provider's own site. */
  isEmbedded?: boolean;
  /** Route that a widget of a partner's page begins at, and a logout leads to. */
  home?: string | undefined;
  /** Opens a named route, inside this widget or in the page's router. `detail`: not part of the address. */
  navigate(name: string, params?: Record<string, string | number | undefined>, options?: { replace?: boolean }): void;
  /** The place before this one; where there is none, nothing happens and it answers false. */
  back(): boolean;
  /** Asked before a link or a button leads to another place; false: it stays. `isLost`: nothing keeps the content, so the browser's own steps ask too. Answers what ends it. */
  holdLeave?(mayLeave: () => Promise<boolean>, isLost?: true): () => void;
  /** Puts the widget's own state into its address without leaving it. `undefined` removes a key. */
  setQuery(query: Record<string, string | undefined>, options?: { replace?: boolean }): void;
  /** False: the partner has cancelled the event and handles it itself. */
  emit<K extends keyof WidgetEvents>(type: K, detail: WidgetEvents[K]): boolean;
  clock: {
    /** Milliseconds of the server's clock. */
    now(): number;
    /** Today in China, YYYY-MM-DD. */
    today(): string;
  };
  timers: Timers;
  /** False while the page is hidden: polling pauses. */
  visible: Readable<boolean>;
  online: Readable<boolean>;
  drafts: Drafts;
  preferences: Preferences;
  /** Adopts the style sheets of a part that was loaded later; those of controls come before those of screens. */
  addStyles(texts: readonly string[], isOfControls?: boolean): void;
  /** Another widget of the registry with its style sheets adopted: for pages composed of widgets (use-widget.ts). */
  loadWidget?(name: string): Promise<Widget>;
  /** The browser's print dialog for the page. */
  print?(): void;
  /** A new idempotency key. */
  newRequestId(): string;
  /** Puts text on the clipboard; false where the page forbids it. */
  copy(text: string): Promise<boolean>;
  /** The address of another place, for links that may open in a new tab; "" where there is none (memory routing). */
  hrefOf(name: string, params?: Record<string, string | number | undefined>): string;
  /** An address of `hrefOf` in full, for codes that another device scans. */
  fullAddress?(href: string): string;
}
