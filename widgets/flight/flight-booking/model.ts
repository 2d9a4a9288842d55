import { effect, signal } from '@preact/signals-core';
import type { FlightConflict } from '#contract/flight.ts';
import { checkParty } from '#domain/passenger/party.ts';
import { keepOrderSearch } from '#parts/order/order-search.ts';
import type { Services } from '#kit/services.ts';
import { draftKeyOf, searchOf } from './address.ts';
import type { Choice } from './address.ts';
import { createBookingForm } from './order/booking-form.ts';
import { createOrdering } from './order/ordering.ts';
import { countsOf } from './order/judge.ts';
import { sameCounts } from './price/totals.ts';
import { createVerification } from './order/verification.ts';

export type BookingModel = ReturnType<typeof createFlightBooking>;
export type BookingDialog =
  | { kind: 'prices' }
  | { kind: 'rules'; triptype: 1 | 2 }
  | { kind: 'terms'; of: 'agreement' | 'danger' }
  /** `order`: met while ordering, which goes on by itself once the member accepts. */
  | { kind: 'conflict'; conflict: FlightConflict; from: 'verify' | 'order' };

/** Waits until the member pauses before price and hold are asked for other people. */
const pauseMs = 400;

/** One booking page: the chosen seats held, people and extras filled in, one order made of it. */
export function createFlightBooking(services: Services, choice: Choice) {
  const dialog = signal<BookingDialog | null>(null);
  const meet = (conflict: FlightConflict): void => {
    dialog.value = { kind: 'conflict', conflict, from: ordering.busy.peek() ? 'order' : 'verify' };
  };

  const verification = createVerification(services, choice, meet);
  const form = createBookingForm(services, choice, verification.verified, {
    ready: () => ordering.ready(),
    acceptsDuplicate: () => ordering.acceptsDuplicate(),
    refused: (refusal) => ordering.refused(refusal),
    done: (order) => void ordering.made(order),
  });
  const ordering = createOrdering(services, choice, form, verification, {
    conflict: (conflict) => void (dialog.value = { kind: 'conflict', conflict, from: 'order' }),
    done(order) {
      keepOrderSearch(services, order.orderId, searchOf(choice));
      // Back from the pay page must not lead to a form that orders again.
      if (services.config.peek().switches.goToPay)
        services.navigate('pay_order', { orderId: order.orderId }, { replace: true });
      else services.navigate('ticket_order_details', { id: order.orderId }, { replace: true });
    },
  });

  async function start(): Promise<void> {
    // An order that was sent before a reload: first of all, what has become of it.
    if (form.isUnsure.peek() && (await form.submit())) return;
    await verification.run(choice.counts);
    if (services.session.user.peek()) void form.frequent.load();
  }

  let stopWaiting: (() => void) | undefined;
  const stopCounting = effect(() => {
    const people = form.present.value;
    const wanted = people.length ? countsOf(people) : choice.counts;
    const together = !people.length || !checkParty(people.map((one) => ({ fare: one.fare, age: one.age?.age })));
    stopWaiting?.();
    stopWaiting = undefined;
    if (verification.verified.value && together && !sameCounts(wanted, verification.counts.value))
      stopWaiting = services.timers.after(pauseMs, () => void verification.run(wanted));
  });
  void start();

  /** Back to the list of flights, which still has its own state in its address. */
  function chooseAgain(): void {
    dialog.value = null;
    if (!services.back()) services.navigate('DomesticAirTicketQuery', searchOf(choice));
  }

  return {
    choice,
    form,
    verification,
    ordering,
    dialog,
    start,
    chooseAgain,
    /** Goes on as a government-purchase ticket, or as private travel again; what was typed comes along. */
    bookAs(isGp: boolean): void {
      services.drafts.set(draftKeyOf({ ...choice, isGp }), form.values.peek());
      services.navigate(isGp ? 'air_order_info_office' : 'air_order_info', services.place.peek().query, {
        replace: true,
      });
    },
    close: () => void (dialog.value = null),
    accept(): void {
      const open = dialog.peek();
      dialog.value = null;
      if (open?.kind !== 'conflict') return;
      const { conflict, from } = open;
      if (from === 'order') ordering.submit(conflict.kind === 'duplicate');
    },
    /** The hold has run out while the page was open. */
    holdEnded(): void {
      verification.holdOver.value = true;
      if (!ordering.busy.peek() && !dialog.peek())
        dialog.value = { kind: 'conflict', conflict: { kind: 'expired' }, from: 'verify' };
    },
    /** Asks once more what became of an order, with its own request id. */
    askAgain: () => void form.submit(),
    /** Verifies and holds the price again; the input stays. */
    renew(): void {
      dialog.value = null;
      const people = form.present.peek();
      void verification.run(people.length ? countsOf(people) : choice.counts);
    },
    dispose() {
      stopCounting();
      stopWaiting?.();
      verification.dispose();
      ordering.dispose();
      form.dispose();
    },
  };
}
