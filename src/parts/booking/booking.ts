import { computed, signal } from '@preact/signals-core';
import type { Signal } from '@preact/signals-core';
import type { BookingTerms } from '#domain/company/preferences.ts';
import { fixedYuan } from '#domain/money.ts';
import { orderPlaces } from '#domain/product/order-places.ts';
import type { Place } from '#domain/product/order-places.ts';
import type { Readable } from '#kit/readable.ts';
import type { Services } from '#kit/services.ts';
import { createApplicationSide } from './company/application-side.ts';
import type { ApplicationSide } from './company/application-side.ts';
import { beginningOf } from './company/beginning.ts';
import { bookedFromKey } from './company/booked-from.ts';
import type { Contact, MadeOrder } from './values.ts';
import { createHold } from './hold.ts';
import type { Hold, HoldSpec, Refusal } from './hold.ts';
import { isSignedOut } from './refusal.ts';
import { asksApproval, isForbidden, restAbove } from './standard.ts';
import type { Offer, Verdict } from './standard.ts';
import type { BookingWords } from './words/texts.ts';

/** A dialog of the screen: the prices, a conflict, or one of the product's own. */
export type BookingDialog<C> =
  | { kind: 'prices' }
  /** `order`: met while ordering, which goes on by itself once the member accepts. */
  | { kind: 'conflict'; conflict: C; from: 'verify' | 'order' };

/** Members of the form that a booking uses (kit/forms/form.ts). */
interface OrderForm<Values> {
  values: Readable<Values>;
  isDirty: Readable<boolean>;
  /** A draft of an earlier visit is shown. */
  isRestored: boolean;
  edit(change: Partial<Values>): void;
  busy: Readable<boolean>;
  isUnsure: Readable<boolean>;
  isAskedAgain: Readable<boolean>;
  failure: Readable<string>;
  focus: Readable<number>;
  submit(): Promise<boolean>;
  reset(blank?: Values): void;
  dispose(): void;
}

/** Members of the booking that a form uses. */
export interface OrderEnds<Order> {
  /** The offer is held for exactly the people of the order. */
  ready(): true | Promise<boolean>;
  /** Answers a conflict and the end of a session; false: the form shows the refusal. */
  refused(refusal: Refusal): boolean | Pick<Refusal, 'msg' | 'data'>;
  done(order: Order): void;
  /** Kind of the conflict that the member has accepted with this press. */
  accepted(): string | undefined;
}

interface BookingSpec<Held extends Offer, For, C extends { kind: string }, Order, Values extends { contact: Contact }> {
  words: BookingWords;
  /** Names the pages after an order. */
  product: keyof typeof orderPlaces;
  isBusiness: boolean;
  hold: HoldSpec<Held, For, C>;
  /** For whom the order is now. */
  wanted(): For;
  /** Verdicts of the company's standard; none for private travel. */
  verdictsOf(offer: Held): readonly Verdict[];
  /** An order as the company wants it to begin, beside its contact. */
  begins?(values: Values, terms: BookingTerms): Values;
  /** The same offer at the member's own cost. */
  toPrivate(): void;
  /** Typed data of an offer that was left without an order begins the next one. */
  carry: {
    key: string;
    /** Of the offer's own draft, which wins. */
    draftKey: string;
    like: Values;
    /** Without consents and choices of the offer that was left. */
    kept(values: Values): Values;
    /** As far as the next offer has a place for it. */
    fit(values: Values): Values;
  };
  /** Stores what the order leaves for later, before the next page opens. */
  sold?(order: Order): Promise<void>;
  /** The list that the offer was chosen from. */
  list(): [route: string, params: Record<string, string | number | undefined>];
}

export type OrderState = 'idle' | 'sending' | 'asking' | 'unknown';

/** Values and actions of the shared parts of the screen. */
export interface Booking extends ApplicationSide {
  words: BookingWords;
  isBusiness: boolean;
  hold: Pick<Hold<Offer, unknown, unknown>, 'stage' | 'busy' | 'failure' | 'holdOver' | 'forWhom'> & {
    verified: Readable<Offer | null>;
  };
  verdicts: Readable<readonly Verdict[]>;
  /** Those of the travellers in place of the member's own; null: the own ones count. */
  judgeBy(others: readonly Verdict[] | null): void;
  /** The order is approved before it is paid. */
  asksApproval: Readable<boolean>;
  focus: Readable<number>;
  dialog: Readable<{ kind: string } | null>;
  state: Readable<OrderState>;
  busy: Readable<boolean>;
  failure: Readable<string>;
  start(): Promise<void>;
  submit(): void;
  accept(): void;
  close(): void;
  renew(): void;
  askAgain(): void;
  chooseAgain(): void;
  showPrices(): void;
  toPrivate(): void;
}

/**
 * One offer held, one form filled in, one order made of it: from the first question for the price to the page after the
 * order. `formOf` makes the form, which sends the order once, whatever becomes of its answers.
 */
export function createBooking<
  Held extends Offer,
  For,
  C extends { kind: string },
  Order extends MadeOrder,
  Values extends { contact: Contact },
  Form extends OrderForm<Values>,
  Own extends { kind: string },
>(
  services: Services,
  dialog: Signal<BookingDialog<C | { kind: 'expired' }> | Own | null>,
  spec: BookingSpec<Held, For, C, Order, Values>,
  formOf: (verified: Readable<Held | null>, ends: OrderEnds<Order>) => Form,
) {
  const { drafts } = services;
  const { words, carry } = spec;
  const checking = signal(false);
  /** The order exists, and the next page is about to come. */
  const isMade = signal(false);
  const application = createApplicationSide();
  const member = services.session.user.peek()?.memberId;
  let accepted: string | undefined;
  let isGone = false;
  const meet = (conflict: C | { kind: 'expired' }, from: 'verify' | 'order'): void =>
    void (dialog.value = { kind: 'conflict', conflict, from });
  const hold = createHold(
    services,
    spec.hold,
    (conflict) => meet(conflict, checking.peek() ? 'order' : 'verify'),
    () => {
      if (!busy.peek() && !dialog.peek()) meet({ kind: 'expired' }, 'verify');
    },
  );

  const others = signal<readonly Verdict[] | null>(null);
  const verdicts = computed(() => others.value ?? (hold.verified.value ? spec.verdictsOf(hold.verified.value) : []));
  const approval = computed(() => hold.verified.value !== null && asksApproval(hold.verified.value, verdicts.value));

  const carried = drafts.get(carry.draftKey, carry.like) ? undefined : drafts.get(carry.key, carry.like);
  if (carried) drafts.set(carry.draftKey, carry.fit(carried));
  const form = formOf(hold.verified, {
    ready: () => (hold.stands(spec.wanted()) ? true : holdAgain()),
    refused(refusal) {
      application.refused(refusal.data);
      const conflict = spec.hold.conflictOf(refusal);
      if (!conflict) return isSignedOut(refusal) ? { msg: words.signedOut, data: null } : false;
      const changed = spec.hold.offerOf(conflict);
      if (conflict.kind === 'expired') hold.end();
      if (changed) hold.adopt(changed, spec.wanted());
      meet(conflict, 'order');
      return true;
    },
    done: (order) => void made(order),
    accepted: () => accepted,
  });

  let hasBegun = form.isRestored;
  const state = computed<OrderState>(() => {
    if (form.busy.value || isMade.value) return form.isAskedAgain.value ? 'asking' : 'sending';
    return form.isUnsure.value ? 'unknown' : 'idle';
  });
  const busy = computed(() => checking.value || state.value === 'sending' || state.value === 'asking');

  /** Holds the offer for exactly these people, who may still be changed during the call. */
  async function holdAgain(): Promise<boolean> {
    for (;;) {
      const wanted = spec.wanted();
      if (hold.stands(wanted)) return true;
      checking.value = true;
      const isHeld = await hold.run(wanted);
      checking.value = false;
      // Still busy: the call for these people was given up for a call for others, which is under way.
      if (isHeld ? spec.hold.same(wanted, spec.wanted()) : !hold.busy.peek()) return isHeld;
    }
  }

  async function made(order: Order): Promise<void> {
    isMade.value = true;
    drafts.remove(carry.key);
    // The next order is not of the leg that this one was booked from.
    drafts.remove(bookedFromKey);
    const { orderNo, orderId = orderNo, payprice, needsPayment = true } = order;
    services.emit('order', { orderId, orderNo, amount: fixedYuan(payprice) });
    if (spec.sold) await spec.sold(order);
    if (isGone) return;
    const { order: page, pay = page }: { order: Place; pay?: Place } = orderPlaces[spec.product];
    const next = needsPayment && services.config.peek().switches.goToPay ? pay : page;
    // Back from the next page must not lead to a form that orders again.
    services.navigate(next.route, { [next.param]: next.param === 'orderNo' ? orderNo : orderId }, { replace: true });
  }

  /** Once, with the first offer: nothing that was typed before changes. */
  function begin(isAgain = false): void {
    const terms = hold.verified.peek()?.booking;
    if (!terms || (hasBegun && !isAgain)) return;
    hasBegun = true;
    const next = beginningOf(form.values.peek(), terms, services.session.user.peek());
    const whole = spec.begins?.(next, terms) ?? next;
    if (form.isDirty.peek()) form.edit(whole);
    else form.reset(whole);
  }

  function submit(acceptedKind?: string): void {
    const offer = hold.verified.peek();
    if (busy.peek() || !offer || isForbidden(verdicts.peek())) return;
    accepted = acceptedKind;
    void form.submit();
  }

  return {
    words,
    isBusiness: spec.isBusiness,
    hold,
    verdicts,
    judgeBy: (next: readonly Verdict[] | null) => void (others.value = next),
    asksApproval: approval,
    ...application.side,
    aboveBudget: computed(() => restAbove(hold.verified.value, form.values.value, application.side.companyPart.value)),
    form,
    focus: form.focus,
    dialog,
    state,
    busy,
    /** Of the order as a whole, shown above the button; an unknown outcome has a dialog. */
    failure: computed(() => (form.isUnsure.value ? '' : form.failure.value)),
    async start(): Promise<void> {
      // An order that was sent before a reload: first of all, what has become of it.
      if (form.isUnsure.peek()) {
        if ((await form.submit()) || isGone) return;
        // A refusal was about the price of then, which is asked for now.
        if (!form.isUnsure.peek()) dialog.value = null;
      }
      await hold.run(spec.wanted());
      begin();
    },
    submit: () => submit(),
    /** Everything typed goes; the form begins as the company wants it. */
    startOver(): void {
      form.reset();
      begin(true);
    },
    close: () => void (dialog.value = null),
    /** Of a conflict: the new price is fine, the second order is wanted. */
    accept(): void {
      const open = dialog.peek() as BookingDialog<C> | null;
      dialog.value = null;
      if (open?.kind === 'conflict' && open.from === 'order') submit(open.conflict.kind);
    },
    /** Verifies and holds the price again; the input stays. */
    renew(): void {
      dialog.value = null;
      void hold.run(spec.wanted());
    },
    /** Asks once more what became of an order, with its own request id. */
    askAgain: () => void form.submit(),
    /** Back to the list, which still has its own state in its address. */
    chooseAgain(): void {
      dialog.value = null;
      if (!services.back()) services.navigate(...spec.list());
    },
    showPrices: () => void (dialog.value = { kind: 'prices' }),
    /** Opens a dialog of the product's own. */
    show: (open: Own) => void (dialog.value = open),
    toPrivate: spec.toPrivate,
    dispose(): void {
      isGone = true;
      // Typed while the order was made: its draft is no longer needed.
      if (isMade.peek()) form.reset();
      // The screen of a member who is gone closes when the next one is here already.
      else if (form.isDirty.peek() && services.session.user.peek()?.memberId === member)
        drafts.set(carry.key, carry.kept(form.values.peek()));
      hold.dispose();
      form.dispose();
    },
  };
}
