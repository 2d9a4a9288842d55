import { effect } from '@preact/signals-core';
import type { Readable } from '#kit/readable.ts';
import type { Services } from '#kit/services.ts';
import type { OrderState } from '#parts/booking/booking.ts';
import type { Held, Hold } from '#parts/booking/hold.ts';
import type { Roster } from './roster/roster.ts';

/** Waits until the member pauses before price and hold are asked for other people. */
const pauseMs = 400;

type FollowedHold<Offer extends Held, For> = Pick<Hold<Offer, For, unknown>, 'verified' | 'isFor' | 'run'>;

interface BookedTravellers<Offer extends Held, For> {
  hold: FollowedHold<Offer, For>;
  form: {
    values: Readable<object>;
    party: { roster: Pick<Roster, 'load' | 'dispose'>; act(run: () => void): void };
  };
  state: Readable<OrderState>;
  start(): Promise<void>;
  dispose(): void;
}

/** Start and end of a booking with travellers: their roster comes with it. `wanted`: null for people that no order may have. */
export function bookTravellers<Offer extends Held, For>(
  services: Pick<Services, 'timers' | 'session' | 'drafts'>,
  booking: BookedTravellers<Offer, For>,
  wanted: Readable<For | null>,
) {
  const stopFollowing = followPeople(services, booking.hold, wanted);
  const { values, party } = booking.form;
  const { roster } = party;

  async function start(): Promise<void> {
    await booking.start();
    if (booking.state.peek() === 'idle' && services.session.user.peek()) void roster.load();
  }
  void start();

  return {
    start,
    /** Goes on to another kind of order with what was typed, after the presses that wait for the rules. */
    goOnAs(draftKey: string, go: () => void): void {
      party.act(() => {
        services.drafts.set(draftKey, values.peek());
        go();
      });
    },
    dispose() {
      stopFollowing();
      roster.dispose();
      booking.dispose();
    },
  };
}

/** Asks for the offer again once other people are chosen for a moment. */
function followPeople<Offer extends Held, For>(
  { timers }: Pick<Services, 'timers'>,
  hold: FollowedHold<Offer, For>,
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
