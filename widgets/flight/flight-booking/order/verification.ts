import { batch, signal } from '@preact/signals-core';
import { flight } from '#contract/flight.ts';
import type { FlightConflict, Verified } from '#contract/flight.ts';
import { writeChosenSeats } from '#domain/flight/chosen-seats.ts';
import type { Counts } from '#domain/flight/order-price.ts';
import type { Services } from '#kit/services.ts';
import type { Choice } from '../address.ts';
import { conflictOf, isSignedOut } from './conflict.ts';
import { texts } from '../texts.ts';
import { sameCounts } from '../price/totals.ts';

/** `refused`: asking again does not help. */
export type Stage = 'loading' | 'ready' | 'failed' | 'refused' | 'soldOut' | 'adultsOnly';
export type Verification = ReturnType<typeof createVerification>;

const minuteMs = 60_000;

/** Asks the server for price, rules and a hold on the seats, again whenever they have changed. */
export function createVerification(services: Services, choice: Choice, onConflict: (conflict: FlightConflict) => void) {
  const verified = signal<Verified | null>(null);
  /** For whom `verified` was made. */
  const counts = signal<Counts>(choice.counts);
  const stage = signal<Stage>('loading');
  const busy = signal(false);
  const failure = signal('');
  const holdOver = signal(false);
  let seats = choice.seats;
  let running: { wanted: Counts; stop: AbortController; answer: Promise<boolean> } | undefined;
  let stopWarnings: (() => void)[] = [];

  function adopt(next: Verified, wanted: Counts): void {
    stopWarnings.forEach((stop) => stop());
    const left = next.holdUntilMs - services.clock.now();
    stopWarnings = [5, 1]
      .filter((minutes) => left > minutes * minuteMs)
      .map((minutes) =>
        services.timers.after(left - minutes * minuteMs, () =>
          services.say.toast(texts.holdWarning(minutes), 'warn', 5),
        ),
      );
    batch(() => {
      verified.value = next;
      counts.value = wanted;
      stage.value = 'ready';
      holdOver.value = left <= 0;
      failure.value = '';
    });
    // A reload must not ask again about a price that has been accepted.
    seats = seats.map((seat) => ({
      ...seat,
      parPrice: next.segments.find((one) => one.triptype === seat.triptype)?.seat.parPrice ?? seat.parPrice,
    }));
    const address = writeChosenSeats(seats);
    if (services.place.peek().query['seats'] !== address) services.setQuery({ seats: address }, { replace: true });
  }

  /** True when price and seats are held for these people. A second call for the same people gets the same answer; a call for others ends it. */
  function run(wanted: Counts): Promise<boolean> {
    if (running && sameCounts(running.wanted, wanted)) return running.answer;
    running?.stop.abort();
    const stop = new AbortController();
    const answer = ask(wanted, stop.signal);
    running = { wanted, stop, answer };
    return answer;
  }

  async function ask(wanted: Counts, signal: AbortSignal): Promise<boolean> {
    batch(() => {
      busy.value = true;
      if (!verified.peek()) stage.value = 'loading';
    });
    const input = {
      seats,
      adults: wanted.ADT,
      children: wanted.CHD,
      infants: wanted.INF,
      travelType: choice.travelType,
    };
    const outcome = await services.api.send(flight.verify, input, { quiet: 'all', signal });
    if (signal.aborted) return false;
    running = undefined;
    busy.value = false;
    if (outcome.ok) {
      adopt(outcome.data, wanted);
      return true;
    }
    if (isSignedOut(outcome)) return stop('failed', texts.signedOut);
    const conflict = outcome.ret === 409 ? conflictOf(outcome.data) : undefined;
    if (conflict?.kind === 'priceChanged') {
      adopt(conflict.verified, wanted);
      onConflict(conflict);
      return false;
    }
    if (conflict?.kind === 'soldOut' && verified.peek()) {
      onConflict(conflict);
      return false;
    }
    return stop(
      conflict?.kind === 'soldOut'
        ? conflict.adultsOnly
          ? 'adultsOnly'
          : 'soldOut'
        : [400, 403, 404].includes(outcome.ret)
          ? 'refused'
          : 'failed',
      outcome.msg || texts.verifyFailed,
    );
  }

  function stop(next: Stage, message: string): false {
    batch(() => {
      busy.value = false;
      failure.value = message;
      if (!verified.peek()) stage.value = next;
    });
    return false;
  }

  return {
    verified,
    counts,
    stage,
    busy,
    failure,
    holdOver,
    run,
    adopt,
    dispose() {
      running?.stop.abort();
    },
  };
}
