import { computed, signal } from '@preact/signals-core';
import type { CreatedOrder, FlightConflict } from '#contract/flight.ts';
import { headCount } from '#domain/flight/order-price.ts';
import type { Counts } from '#domain/flight/order-price.ts';
import { fewerText } from '#domain/flight/search/searched-party.ts';
import { fixedYuan } from '#domain/money.ts';
import type { Services } from '#kit/services.ts';
import type { Choice } from '../address.ts';
import { conflictOf, problemOf } from './conflict.ts';
import type { BookingForm } from './booking-form.ts';
import type { OrderSteps } from './order-form.ts';
import { isForbidden } from './problems.ts';
import { savePeople } from '../passengers/save-people.ts';
import { texts } from '../texts.ts';
import { countsOf } from './judge.ts';
import { sameCounts } from '../price/totals.ts';
import type { Verification } from './verification.ts';

interface Ends {
  conflict: (conflict: FlightConflict) => void;
  done: (order: CreatedOrder) => void;
}

export type OrderState = 'idle' | 'sending' | 'asking' | 'unknown';

/** From 提交订单 to an order: one question, a price that still holds, and every answer. */
export function createOrdering(
  services: Services,
  choice: Choice,
  form: BookingForm,
  verification: Verification,
  ends: Ends,
) {
  const checking = signal(false);
  /** The order exists, and the next page is about to come. */
  const isMade = signal(false);
  let acceptDuplicate = false;
  let isGone = false;

  const state = computed<OrderState>(() => {
    if (form.busy.value || isMade.value) return form.isAskedAgain.value ? 'asking' : 'sending';
    return form.isUnsure.value ? 'unknown' : 'idle';
  });
  const busy = computed(() => checking.value || state.value !== 'idle');

  /** Holds price and seats for exactly these people, who may still be changed during the call. */
  async function hold(): Promise<boolean> {
    for (;;) {
      const counts = countsOf(form.people.peek());
      const stands =
        !verification.holdOver.peek() && !verification.busy.peek() && sameCounts(counts, verification.counts.peek());
      if (stands) return true;
      checking.value = true;
      const done = await verification.run(counts);
      checking.value = false;
      // Still busy: the call for these people was given up for a call for others, which is under way.
      if (done ? sameCounts(counts, countsOf(form.people.peek())) : !verification.busy.peek()) return done;
    }
  }

  /** For whom an order was wished although others were searched too. */
  let fewer: Counts | undefined;

  /** One question before an order leaves a passenger of the search behind. */
  async function keepsParty(): Promise<boolean> {
    const chosen = countsOf(form.people.peek());
    if (!form.missing.peek() || (fewer && sameCounts(fewer, chosen))) return true;
    const goOn = await services.say.confirm({
      title: texts.fewerTitle,
      text: fewerText(chosen, choice.counts),
      yes: texts.orderForFewer(headCount(chosen)),
      no: texts.addMore,
      kind: 'outline',
    });
    if (goOn) fewer = chosen;
    return goOn && !isGone;
  }

  return {
    busy,
    state,
    /** Of the order as a whole, shown above the button; an unknown outcome has a dialog. */
    failure: computed(() => (form.isUnsure.value ? '' : form.failure.value)),
    submit(isAccepted = false): void {
      const before = verification.verified.peek();
      if (busy.peek() || !before || isForbidden(before)) return;
      acceptDuplicate = isAccepted;
      void form.submit();
    },
    acceptsDuplicate: () => acceptDuplicate,
    ready: async (): Promise<boolean> => (await keepsParty()) && (await hold()),
    async made(order: CreatedOrder): Promise<void> {
      isMade.value = true;
      services.emit('order', { orderId: order.orderId, orderNo: order.orderNo, amount: fixedYuan(order.payprice) });
      await savePeople(services, form.people.peek());
      // A member who has left meanwhile stays where he is.
      if (!isGone) ends.done(order);
    },
    /** Answers a conflict; any other refusal is shown at its field or above the button. */
    refused({ ret, msg, data }: Parameters<OrderSteps['refused']>[0]): ReturnType<OrderSteps['refused']> {
      const conflict = ret === 409 ? conflictOf(data) : undefined;
      if (conflict?.kind === 'expired') verification.holdOver.value = true;
      if (conflict?.kind === 'priceChanged') verification.adopt(conflict.verified, countsOf(form.people.peek()));
      if (conflict) {
        ends.conflict(conflict);
        return true;
      }
      const keys = form.people.peek().map((one) => one.draft.key);
      return {
        msg: ret === 401 ? texts.signedOut : msg || texts.orderFailed,
        data: { field: problemOf(data, keys) },
      };
    },
    dispose() {
      isGone = true;
      // Typed while passengers were saved: the order exists, its draft is no longer needed.
      if (isMade.peek()) form.reset(form.values.peek());
    },
  };
}
