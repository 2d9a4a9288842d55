import type { Outcome } from '#kit/services.ts';

/** The session has ended, and the member has declined to log in again. */
export const isSignedOut = (outcome: Outcome<unknown>): boolean =>
  !outcome.ok && (outcome.ret === 401 || outcome.kind === 'cancelled');
