import { batch, computed, signal } from '@preact/signals-core';
import { passenger } from '#contract/passenger.ts';
import type { Readable } from '#kit/readable.ts';
import type { Services } from '#kit/services.ts';
import type { Verified } from '#contract/flight.ts';
import type { Choice } from '../address.ts';
import { overReasonKey } from '#domain/corporate/over-reason.ts';
import { writeChosenSeats } from '#domain/flight/chosen-seats.ts';
import { missingOf } from '#domain/flight/search/searched-party.ts';
import { checkParty } from '#domain/passenger/party.ts';
import { fareTypeOf } from '#domain/passenger/psg-types.ts';
import { levelKeyOf } from '#domain/account/level.ts';
import { headCount } from '#domain/flight/order-price.ts';
import { importAgain } from '#kit/part.ts';
import { blankPassenger, isBlank } from './draft.ts';
import { chipOf, createFrequent } from '../passengers/frequent.ts';
import { countsOf } from './judge.ts';
import { createOrderForm } from './order-form.ts';
import type { OrderSteps } from './order-form.ts';
import { peopleActions } from '../passengers/people-actions.ts';
import { totalsOf } from '../price/totals.ts';
import { texts } from '../texts.ts';

export type BookingForm = ReturnType<typeof createBookingForm>;

/** The form of a booking, with its list of passengers and how it is shown. */
export function createBookingForm(
  services: Services,
  choice: Choice,
  verified: Readable<Verified | null>,
  steps: OrderSteps,
) {
  const business = choice.travelType === 'business';
  const { form, journey, people } = createOrderForm(services, choice, verified, steps);
  const { values, edit } = form;
  // Asked in the list already, when the traveller chose the dearer fare.
  const reasonKey = overReasonKey(writeChosenSeats(choice.seats));
  const overReason = business && services.drafts.get(reasonKey, '');
  if (overReason) edit({ overReason });
  services.drafts.remove(reasonKey);
  const frequent = createFrequent(services, business, (total) => {
    const { isOpened, people: drafts } = values.peek();
    if (!isOpened) edit({ isOpened: true });
    if (drafts.length) return;
    const self = Array.from(frequent.known.peek().values()).find(({ isSelf }) => isSelf);
    // With an empty list the first form is open.
    if (!total) edit({ people: [blankPassenger('p1')] });
    // An employee who searched for one traveller on business is that traveller.
    else if (
      !isOpened &&
      business &&
      headCount(choice.counts) === 1 &&
      levelKeyOf(services.session.user.peek()) === '7_0' &&
      self?.documents.length
    )
      actions.toggleFrequent(self);
  });

  /** The passenger that has just been added, opened or closed, and takes the focus. */
  const newest = signal('');
  /** Passengers whose fields are shown although nothing is missing. */
  const editing = signal<ReadonlySet<string>>(new Set());
  /** Passengers of a pasted text that have not been opened or edited since. */
  const unchecked = signal<ReadonlySet<string>>(new Set());
  /** The result of the last pasted text. */
  const pasted = signal<{ isWhole: boolean; text: string } | null>(null);

  /** The kinds of adults that every chosen fare is sold to. */
  const adultTypes = computed(() => journey.value.psgTypes.filter((type) => fareTypeOf(type) === 'ADT'));
  /** Without blank forms. */
  const present = computed(() => people.value.filter((one) => !isBlank(one.draft)));
  /** Children without an adult: shown at once, the service line can help. */
  const telephoneOnly = computed(() => {
    const problem = checkParty(present.value.map((one) => ({ fare: one.fare, age: one.age?.age })));
    return problem?.telephone ? problem.message : '';
  });
  const totals = computed(() => verified.value && totalsOf(verified.value, values.value, present.value, choice.counts));
  /** Passengers of the search that are not chosen yet; "" for none. */
  const missing = computed(() => missingOf(countsOf(present.value), choice.counts));
  /** Shown passengers of the list; without a search also all chosen ones. */
  const chips = computed(() => {
    const chosen = frequent.query.value.trim()
      ? []
      : values.value.people.flatMap(({ passengerId }) => frequent.known.value.get(passengerId) ?? []);
    return Array.from(new Set([...frequent.shown.value, ...chosen]), (person) => chipOf(person, journey.value));
  });

  /** Shows a passenger's fields, or only his line. */
  function edits(key: string, on: boolean): void {
    if (on) checked(key);
    if (editing.peek().has(key) === on) return;
    const next = new Set(editing.peek());
    if (on) next.add(key);
    else next.delete(key);
    editing.value = next;
  }

  function checked(key: string): void {
    if (unchecked.peek().has(key)) unchecked.value = new Set([...unchecked.peek()].filter((one) => one !== key));
  }

  /** Opens or closes a card by its own button; the focus goes to the element that replaces it. */
  function turn(key: string, on: boolean): void {
    newest.value = key;
    edits(key, on);
  }

  /** An empty contact is the first adult, as soon as he is known. */
  function suggestContact(): void {
    const { contact } = values.peek();
    const adult = people.peek().find(({ fare, errors }) => fare === 'ADT' && !errors.name && !errors.certNo);
    if (!adult || (contact.name && contact.mobilePhone)) return;
    const phone = adult.errors.mobilePhone ? '' : adult.input.mobilePhone;
    edit({
      contact: { ...contact, name: contact.name || adult.input.name, mobilePhone: contact.mobilePhone || phone || '' },
    });
  }

  const actions = peopleActions({
    form,
    frequent: () => Array.from(frequent.known.peek().values()),
    added(key) {
      newest.value = key;
      form.keepErrors();
    },
    pasted: (key) => (unchecked.value = new Set([...unchecked.peek(), key])),
    arrived(key) {
      edits(key, false);
      // His consent is the guardian's own act; the open form asks for it.
      for (const field of Object.keys(people.peek().find((one) => one.draft.key === key)?.errors ?? {}))
        if (field !== 'guardianConsent') form.leave(`${key}.${field}`);
      suggestContact();
    },
    travelDays: () => journey.peek().travelDays,
  });

  /** Takes a pasted text apart, for the form `into` and those after it. False: nothing in it could be used. */
  async function paste(text: string, into?: string): Promise<boolean> {
    const parser = await importAgain(() => import('#domain/passenger/pasted.ts')).catch(() => null);
    const read = parser?.readPasted(text, services.clock.today());
    return batch(() => {
      const count = read ? actions.fill(read.people, into) : 0;
      pasted.value = {
        isWhole: !!read && count > 0 && count === read.people.length && !read.unread.length,
        text: !read
          ? texts.pasteFailed
          : !count
            ? texts.pasteNothing
            : texts.pasteRead(count, read.people.length - count, read.unread),
      };
      return count > 0;
    });
  }

  return {
    ...form,
    business,
    frequent,
    newest,
    editing,
    edits,
    turn,
    pasted,
    unchecked,
    paste,
    journey,
    people,
    present,
    telephoneOnly,
    totals,
    missing,
    adultTypes,
    chips,
    ...actions,
    /** Brings the number of an own passenger's document into its field. */
    async reveal(key: string): Promise<void> {
      const one = values.peek().people.find((item) => item.key === key);
      if (!one) return;
      const { certType, passengerId } = one;
      const outcome = await services.api.send(passenger.reveal, { id: passengerId, certType });
      if (outcome.ok) actions.editPaper(key, { certNo: outcome.data.certNo }, certType);
    },
    leave(path: string): void {
      form.leave(path);
      if (!path.startsWith('contact.')) suggestContact();
    },
  };
}
