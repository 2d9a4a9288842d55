/** Errors of a partner's code; the list is closed, the documentation explains each code. */
export type TravelErrorCode =
  /** Called where there is no page: on a server, in a worker. */
  | 'NO_PAGE'
  /** No element matches the target. */
  | 'NO_TARGET'
  /** No public widget of that name. */
  | 'NO_WIDGET'
  /** `configure({ api })` has not been called. */
  | 'NO_API'
  /** The browser is below the floor; the element's own content stays. */
  | 'OLD_BROWSER'
  /** `sign` was called in a page, where the secret would be public. */
  | 'SIGN_IN_PAGE'
  /** The secret has fewer than 32 bytes. */
  | 'SIGN_SECRET'
  /** `appId`, `kid` or `user` is missing or too long. */
  | 'SIGN_FIELD'
  /** A sign lives 1 to 120 seconds. */
  | 'SIGN_LIFE'
  /** A server event without its headers, or with no signature of your secrets. */
  | 'EVENT_SIGNATURE'
  /** A server event of another time: its timestamp is more than five minutes away. */
  | 'EVENT_TIME';

/** An integration mistake. `code` says which; the message says how to mend it. */
export class TravelError extends Error {
  override readonly name = 'TravelError';
  readonly code: TravelErrorCode;
  constructor(code: TravelErrorCode, message: string) {
    super(`[travel-embed] ${message}`);
    this.code = code;
  }
}

/** Also true for an error of another copy of the package or of another frame, where `instanceof` is not. */
export const isTravelError = (error: unknown): error is TravelError =>
  error instanceof Error && error.name === 'TravelError' && 'code' in error;
