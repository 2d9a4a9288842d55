import { signal } from '@preact/signals-core';
import { flight } from '#contract/flight.ts';
import type { CreatedOrder } from '#contract/flight.ts';
import type { Outcome, Services } from '#kit/services.ts';
import { answerOf } from './conflict.ts';
import type { OrderInput } from './payload.ts';
import { texts } from './texts.ts';

export type SubmissionState = 'idle' | 'sending' | 'asking' | 'unknown';
type Refusal = Extract<Outcome<unknown>, { ok: false }>;

interface Ends {
  /** Keeps (or forgets) the order whose outcome is not known, also over a reload. */
  keep: (pending: OrderInput | undefined) => void;
  created: (order: CreatedOrder) => void;
  refused: (refusal: Refusal) => void;
}

/** Waits between the first try and asking again with the same requestId. */
const pausesMs = [2_000, 5_000];

/** Sends an order until it is known what became of it. One order never gets two request ids. */
export function createSubmission(services: Services, ends: Ends) {
  const state = signal<SubmissionState>('idle');
  let disposed = false;

  const pause = (ms: number) => new Promise<void>((done) => void services.timers.after(ms, done));

  /** True when the order exists. `unsure`: it was sent before and may exist already. */
  async function send(order: OrderInput, unsure = false): Promise<boolean> {
    state.value = unsure ? 'asking' : 'sending';
    ends.keep(order);
    for (let round = 0; ; round += 1) {
      const outcome = await services.api.send(flight.createOrder, order, { quiet: 'all' });
      if (disposed) return false;
      const answer = answerOf(outcome);
      if (outcome.ok) {
        ends.keep(undefined);
        ends.created(outcome.data);
        return true;
      }
      // The runtime has asked to log in and the member declined: nothing new is known of an earlier try.
      if (answer === 'signedOut' && unsure) break;
      if (answer === 'signedOut') return refuse({ ...outcome, msg: texts.signedOut });
      // Over capacity says nothing of the try before it.
      if (answer === 'refused' && !(unsure && outcome.ret === 429)) return refuse(outcome);
      unsure = true;
      const ms = pausesMs[round];
      if (ms === undefined) break;
      state.value = 'asking';
      await pause(ms);
      if (disposed) return false;
    }
    state.value = 'unknown';
    return false;
  }

  function refuse(refusal: Refusal): false {
    ends.keep(undefined);
    state.value = 'idle';
    ends.refused(refusal);
    return false;
  }

  return {
    state,
    send,
    dispose() {
      disposed = true;
    },
  };
}
