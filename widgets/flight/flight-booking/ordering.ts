import { computed, signal } from '@preact/signals-core';
import type { CreatedOrder, FlightConflict } from '#contract/flight.ts';
import { headCount } from '#domain/flight/order-price.ts';
import type { Counts } from '#domain/flight/order-price.ts';
import { fewerText } from '#domain/flight/search/searched-party.ts';
import { fixedYuan } from '#domain/money.ts';
import type { Services } from '#kit/services.ts';
import type { Choice } from './address.ts';
import { conflictOf, problemOf } from './conflict.ts';
import type { BookingForm } from './form.ts';
import { orderPayload } from './payload.ts';
import { isForbidden } from './problems.ts';
import { savePeople } from './save-people.ts';
import { createSubmission } from './submission.ts';
import { texts } from './texts.ts';
import { countsOf } from './judge.ts';
import { mayInsure, sameCounts } from './totals.ts';
import type { Verification } from './verification.ts';

interface Ends {
  conflict: (conflict: FlightConflict) => void;
  /** The order exists: its draft is no longer needed. */
  made: () => void;
  done: (order: CreatedOrder) => void;
}

/** From 提交订单 to an order: rules, a price that still holds, one request id, and every answer to it. */
export function createOrdering(
  services: Services,
  choice: Choice,
  form: BookingForm,
  verification: Verification,
  ends: Ends,
) {
  /** Of the order as a whole; shown above the button. */
  const failure = signal('');
  const checking = signal(false);
  let isGone = false;

  const submission = createSubmission(services, {
    keep: (pending) => form.patch({ pending }),
    created: (order) => void created(order),
    refused({ ret, msg, data }) {
      const conflict = ret === 409 ? conflictOf(data) : undefined;
      if (conflict?.kind === 'expired') verification.holdOver.value = true;
      if (conflict?.kind === 'priceChanged') verification.adopt(conflict.verified, countsOf(form.people.peek()));
      if (conflict) return ends.conflict(conflict);
      const problem = problemOf(
        data,
        form.people.peek().map((one) => one.draft.key),
      );
      if (problem) form.refuse(problem, msg);
      else failure.value = msg || texts.orderFailed;
    },
  });
  const busy = computed(() => checking.value || submission.state.value !== 'idle');

  async function created(order: CreatedOrder): Promise<void> {
    ends.made();
    services.emit('order', { orderId: order.orderId, orderNo: order.orderNo, amount: fixedYuan(order.payprice) });
    await savePeople(services, form.people.peek());
    // A member who has left meanwhile stays where he is.
    if (!isGone) ends.done(order);
  }

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
  let isAsking = false;

  /** One question before an order leaves a passenger of the search behind. */
  async function keepsParty(): Promise<boolean> {
    const chosen = countsOf(form.people.peek());
    if (!form.missing.peek() || (fewer && sameCounts(fewer, chosen))) return true;
    if (isAsking) return false;
    isAsking = true;
    const goOn = await services.say.confirm({
      title: texts.fewerTitle,
      text: fewerText(chosen, choice.counts),
      yes: texts.orderForFewer(headCount(chosen)),
      no: texts.addMore,
      kind: 'outline',
    });
    isAsking = false;
    if (goOn) fewer = chosen;
    return goOn && !isGone;
  }

  const hasProblems = () => Object.keys(form.allProblems.peek()).length > 0;

  async function submit(acceptDuplicate = false): Promise<void> {
    const before = verification.verified.peek();
    if (busy.peek() || !before || isForbidden(before)) return;
    failure.value = '';
    if (hasProblems()) return form.complain();
    if (!services.online.peek()) return void (failure.value = texts.offline);
    if (!(await keepsParty())) return;
    if (!(await hold())) return;
    const verified = verification.verified.peek();
    if (!verified) return;
    if (hasProblems()) return form.complain();
    const [firstDay = ''] = form.journey.peek().travelDays;
    const order = orderPayload(form.draft.peek(), form.people.peek(), form.journey.peek(), {
      requestId: services.newRequestId(),
      verifyKey: verified.verifyKey,
      travelType: choice.travelType,
      isGp: !!choice.isGp,
      acceptDuplicate,
      insurable: (insuType, one) =>
        verified.insurances.some((product) => product.insuType === insuType && mayInsure(product, one, firstDay)),
    });
    await submission.send(order);
  }

  function dispose(): void {
    isGone = true;
    submission.dispose();
  }

  return { busy, failure, state: submission.state, submit, send: submission.send, dispose };
}
