import { effect } from '@preact/signals-core';
import type { Readable } from '#kit/readable.ts';
import type { Services } from '#kit/services.ts';
import type { Held, Hold } from '#parts/booking/hold.ts';

/** Waits until the member pauses before price and hold are asked for other people. */
const pauseMs = 400;

/** Asks for the offer again once other people are chosen for a moment. `wanted`: null for people that no order may have. */
export function followPeople<Offer extends Held, For>(
  { timers }: Pick<Services, 'timers'>,
  hold: Pick<Hold<Offer, For, unknown>, 'verified' | 'isFor' | 'run'>,
  wanted: Readable<For | null>,
): () => void {
  let stopWaiting: (() => void) | undefined;
  const stop = effect(() => {
    const next = wanted.value;
    stopWaiting?.();
    stopWaiting = undefined;
    if (hold.verified.value && next !== null && !hold.isFor(next))
      stopWaiting = timers.after(pauseMs, () => void hold.run(next));
  });
  return () => {
    stop();
    stopWaiting?.();
  };
}
