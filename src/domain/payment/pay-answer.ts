import { isServerFault } from '../server-fault.ts';

/**
 * Meaning of a failed paying call for the money: after an unknown outcome the client asks the server and never pays
 * again on its own.
 */
type PayFailure =
  /** It may have been paid: ask. */
  | 'unknown'
  /** The order or the trade is another one than shown: ask, then show what is. */
  | 'changed'
  /** Not paid, and not possible for some time. */
  | 'locked'
  /** Not paid; the message says why. */
  | 'refused'
  /** The screen has gone, or the member has logged out. */
  | 'ended';

/** Trade pending or not yet known. */
const pendingCode = 16_128;

export function payFailureOf(failure: { ret: number; kind: string }): PayFailure {
  if (failure.kind === 'cancelled' || failure.ret === 401) return 'ended';
  if (failure.kind !== 'refused' || failure.ret === pendingCode || isServerFault(failure.ret)) return 'unknown';
  if (failure.ret === 409 || failure.ret === 404) return 'changed';
  return failure.ret === 423 || failure.ret === 429 ? 'locked' : 'refused';
}

/** State of a trade by its query: a trade that does not exist yet has not been scanned, so it is pending. */
export function tradeStateOf(outcome: { ok: boolean; ret: number }): 'paid' | 'pending' | 'ask' | 'failed' {
  if (outcome.ok) return 'paid';
  if (outcome.ret === pendingCode || outcome.ret === 404) return 'pending';
  return outcome.ret === 409 ? 'ask' : 'failed';
}
