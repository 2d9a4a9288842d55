import { isServerFault } from '#domain/server-fault.ts';
import type { Row } from '#contract/row.ts';
import { wrote } from '../resources/writes.ts';
import type { Outcome, Services } from '../services.ts';

/** Waits before a write whose outcome is not known is sent again under its key. */
const pausesMs = [2_000, 5_000];
/** No answer, no usable answer, and faults that may come after the server has acted: not the presenter's to show. */
const unknownCodes = [-1, 888, 500, 1030, 999_999];

export interface SendOnceOptions {
  /** The caller shows refusals itself. */
  quiet?: 'all';
  /** An earlier try under this key had no answer. */
  isUnsure?: boolean;
  /** Called before the pause of each further try. */
  asksAgain?(): void;
  /** False: the caller has stopped waiting for the outcome. */
  goesOn(): boolean;
}

interface SentOnce<Out> {
  outcome: Outcome<Out>;
  /** False: the server may or may not have done it. The next try needs the same `requestId`. */
  isKnown: boolean;
}

/** Neither done nor refused, as far as the client knows. `isUnsure`: an earlier try under this key had no answer. */
function isUnknown(outcome: Outcome<unknown>, isUnsure: boolean): boolean {
  if (outcome.ok) return false;
  // Over capacity, or a declined login: this try did nothing. It says nothing of the one before it.
  if (outcome.ret === 429 || outcome.ret === 401) return isUnsure;
  return outcome.kind !== 'refused' || isServerFault(outcome.ret);
}

/**
 * Sends a write and, after an unknown outcome, asks again under the same `requestId`: the server acts once and gives
 * every try the same answer.
 */
export async function sendOnce<In extends { requestId: string }, Out>(
  services: Services,
  row: Row<In, Out>,
  input: In,
  { quiet, isUnsure: wasUnsure = false, asksAgain, goesOn }: SendOnceOptions,
): Promise<SentOnce<Out>> {
  for (let round = 0; ; round += 1) {
    const isUnsure = wasUnsure || round > 0;
    const outcome = await services.api.send(row, input, {
      quiet: quiet ?? (isUnsure ? [...unknownCodes, 429] : unknownCodes),
    });
    const isKnown = !isUnknown(outcome, isUnsure);
    if (outcome.ok) wrote();
    const ms = pausesMs[round];
    if (isKnown || ms === undefined || !goesOn()) return { outcome, isKnown };
    asksAgain?.();
    await new Promise<void>((done) => void services.timers.after(ms, done));
    if (!goesOn()) return { outcome, isKnown };
  }
}

/**
 * The idempotency key of a content: the same for the same member and content until `forget`, so that a press after a
 * lost answer is no second write.
 */
export function createRequestKeys(services: Pick<Services, 'session' | 'newRequestId'>) {
  const keys = new Map<string, string>();
  return {
    /** `isUnsure`: an earlier press under this key had no answer. */
    of(content: string): { requestId: string; isUnsure: boolean } {
      const about = `${services.session.user.peek()?.memberId ?? ''} ${content}`;
      const known = keys.get(about);
      const requestId = known ?? services.newRequestId();
      keys.set(about, requestId);
      return { requestId, isUnsure: known !== undefined };
    },
    forget: (key: string) => {
      for (const [about, known] of Array.from(keys)) if (known === key) keys.delete(about);
    },
  };
}
