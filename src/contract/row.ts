/**
 * The provider API as typed rows (specification 1, section 7). One row names a call once; the client sends it, the
 * sandbox answers it, `/docs` shows it.
 */

/** Level of a member for menus, routes and calls: the member type, `7_0` for a corporate employee, `999` without a login. */
export type LevelKey = '10' | '20' | '30' | '40' | '50' | '70' | '7_0' | '999';

export interface Row<In, Out> {
  readonly path: string;
  /**
   * `login`: without a token the client cancels the call silently, the sandbox answers 401. `app`: for a partner's server,
   * which signs each call with its application's key (`signCall` of `travel-embed/sign`, in the field `sign`).
   */
  readonly access: 'public' | 'login' | 'app';
  /** Level keys that may call it; absent: every member. */
  readonly members?: readonly LevelKey[];
  /** Reads may be retried by the client; writes never are. */
  readonly reads: boolean;
  /**
   * `main`: 60 s, message as warning. `second`: 120 s, message with ※ for 5 s (a network error without it), reads
   * status/message/result too. It serves reports (`/report/…`, `/member/center/companystatistics`), exports
   * (`/order/export`, `/bill/export`), imports (`/passenger/import/…`, `/external/import/…`; of employees) and the upload token.
   */
  readonly profile: 'main' | 'second';
  /** A field that no successful answer lacks: without it the answer is garbled, however well it looks. */
  readonly has?: string;
  /** It is answered when there is news: it takes no place in the line of calls. */
  readonly waits?: true;
  /** Bytes of the body that the server takes, for a call that carries a file. */
  readonly maxBytes?: number;
  /** Default: POST, form-encoded. */
  readonly method?: 'GET';
  /** One line for `/docs`. */
  readonly summary: string;
  /** The payload is not in the specification but ours. */
  readonly ours?: boolean;
  /** Types only; never present at run time. A row takes every input that fits its own. */
  readonly types?: { in: (input: In) => void; out: Out };
}

type RowOptions = Partial<Omit<Row<unknown, unknown>, 'path' | 'types' | 'summary'>>;

/** A call that needs a login unless `access: 'public'` is given. */
export function row<In, Out>(path: string, summary: string, options: RowOptions = {}): Row<In, Out> {
  return { path, summary, access: 'login', reads: false, profile: 'main', ...options };
}

export type InputOf<R> = R extends Row<infer In, unknown> ? In : never;
export type OutputOf<R> = R extends Row<never, infer Out> ? Out : R extends Row<infer _In, infer Out> ? Out : never;

/** Answer of every call (specification 1, section 7.4). */
export interface Envelope<Out> {
  ret: number;
  msg: string;
  data: Out;
  tips?: Tips;
}

export interface Tips {
  type: 'toast' | 'dialog' | 'confirm';
  msg: string;
  title?: string;
  /** Seconds, for a toast. */
  duration?: number;
  /** Target of a confirmed `confirm`: http(s), same origin or listed. */
  url?: string;
}

/** Yuan as a decimal string, at most two decimals: `"930"`, `"184.50"`. */
export type Yuan = string;
/** `YYYY-MM-DD`, China time. */
export type Day = string;
/** `YYYY-MM-DD HH:mm:ss`, China time. */
export type Moment = string;
