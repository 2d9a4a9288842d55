import { fingerprint } from '../fingerprint.ts';
import { smsResendSeconds } from './sms-code.ts';

export type SmsPurpose = 'login' | 'register' | 'reset' | 'payPassword' | 'bankCard' | 'phone';

/**
 * When a code may be sent again, by purpose and phone, as moments of the server's clock: closing a dialog, reloading
 * the page or changing to the other dialog does not shorten it.
 */
export type ResendWaits = Readonly<Record<string, { untilMs: number; seconds: number }>>;

/** Storage key of a tab's waits; shared by every dialog that sends codes. */
export const resendKey = 'login.resend';

/** Three characters of a fingerprint: enough to tell two phones of a tab apart, shared by 200,000 numbers, so that storage identifies no person. */
const keyOf = (purpose: SmsPurpose, phone: string): string => `${purpose}:${fingerprint(phone).slice(-3)}`;
/** Storage may hold something else under any key. */
const still = (waits: Readonly<Record<string, ResendWaits[string] | null>>, nowMs: number) =>
  Object.entries(waits).filter(
    (entry): entry is [string, ResendWaits[string]] =>
      Number.isFinite(entry[1]?.seconds) && (entry[1]?.untilMs ?? 0) > nowMs,
  );

export const isWaiting = (waits: ResendWaits, nowMs: number): boolean => still(waits, nowMs).length > 0;

/** Whole seconds left for this phone, 0 when a code may be sent. */
export function secondsLeft(waits: ResendWaits, purpose: SmsPurpose, phone: string, nowMs: number): number {
  const wait = waits[keyOf(purpose, phone)];
  return wait ? Math.max(0, Math.ceil((wait.untilMs - nowMs) / 1000)) : 0;
}

export function withWait(
  waits: ResendWaits,
  purpose: SmsPurpose,
  phone: string,
  nowMs: number,
  seconds: number = smsResendSeconds,
): ResendWaits {
  return {
    ...Object.fromEntries(still(waits, nowMs)),
    [keyOf(purpose, phone)]: { untilMs: nowMs + seconds * 1000, seconds },
  };
}

/** A clock that was set back must not make anybody wait longer than the wait was. */
export function anchored(waits: ResendWaits, nowMs: number): ResendWaits {
  return Object.fromEntries(
    still(waits, nowMs).map(([key, { untilMs, seconds }]) => [
      key,
      { untilMs: Math.min(untilMs, nowMs + seconds * 1000), seconds },
    ]),
  );
}
