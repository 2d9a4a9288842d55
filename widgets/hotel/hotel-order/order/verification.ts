import { batch, signal } from '@preact/signals-core';
import { hotelOrder } from '#contract/hotel-order.ts';
import type { VerifiedStay } from '#contract/hotel-order.ts';
import { asInput } from '#domain/hotel/stay-choice.ts';
import type { Services } from '#kit/services.ts';
import type { Choice } from '../address.ts';
import { conflictOf } from './conflict.ts';
import type { StayConflict } from './conflict.ts';
import type { Texts } from '../texts.ts';

/** `gone`: rate or rooms cannot be had. `refused`: asking again does not help. */
export type Stage = 'loading' | 'ready' | 'failed' | 'refused' | 'gone';
export type Verification = ReturnType<typeof createVerification>;

const minuteMs = 60_000;

/** Asks for rooms and price, and holds the price for some minutes. */
export function createVerification(
  services: Services,
  choice: Choice,
  texts: Texts,
  onConflict: (conflict: StayConflict) => void,
) {
  const verified = signal<VerifiedStay | null>(null);
  const stage = signal<Stage>('loading');
  const busy = signal(false);
  const failure = signal('');
  const holdOver = signal(false);
  let seen = choice.seen;
  let offsetMs = 0;
  let stopWarnings: (() => void)[] = [];
  let running: { stop: AbortController; answer: Promise<boolean> } | null = null;

  const now = () => services.clock.now() + offsetMs;

  function adopt(next: VerifiedStay): void {
    offsetMs = next.serverTimeMs - services.clock.now();
    const leftMs = next.holdUntilMs - now();
    stopWarnings.forEach((stop) => stop());
    stopWarnings = [5, 1]
      .filter((minutes) => leftMs > minutes * minuteMs)
      .map((minutes) =>
        services.timers.after(leftMs - minutes * minuteMs, () =>
          services.say.toast(texts.holdWarning(minutes), 'warn', 5),
        ),
      );
    batch(() => {
      verified.value = next;
      stage.value = 'ready';
      holdOver.value = leftMs <= 0;
      failure.value = '';
    });
    // A reload does not ask again about a price that has been shown.
    seen = next.rate.total;
    if (services.place.peek().query['seen'] !== seen) services.setQuery({ seen }, { replace: true });
  }

  async function ask(signal: AbortSignal): Promise<boolean> {
    batch(() => {
      busy.value = true;
      if (!verified.peek()) stage.value = 'loading';
    });
    const outcome = await services.api.send(
      hotelOrder.verify,
      {
        hotelId: choice.hotelId,
        rateId: choice.rateId,
        ...asInput(choice.stay, choice.travelType),
        ...(seen !== undefined && { seenTotal: seen }),
      },
      { quiet: 'all', signal },
    );
    if (signal.aborted) return false;
    running = null;
    busy.value = false;
    if (outcome.ok) {
      adopt(outcome.data);
      return true;
    }
    const conflict = outcome.ret === 404 ? ({ kind: 'product' } as const) : conflictOf(outcome);
    batch(() => {
      if (conflict?.kind === 'rate') adopt(conflict.verified);
      else failure.value = outcome.msg || texts.verifyFailed;
      if (!verified.peek()) stage.value = conflict ? 'gone' : [400, 403].includes(outcome.ret) ? 'refused' : 'failed';
      if (conflict) onConflict(conflict);
    });
    return false;
  }

  return {
    verified,
    stage,
    busy,
    failure,
    holdOver,
    /** Milliseconds of the server's clock. */
    now,
    /** True when rooms and price are held. A call while one runs gets its answer. */
    run(): Promise<boolean> {
      if (!running) {
        const stop = new AbortController();
        running = { stop, answer: ask(stop.signal) };
      }
      return running.answer;
    },
    dispose() {
      running?.stop.abort();
      stopWarnings.forEach((stop) => stop());
    },
  };
}
