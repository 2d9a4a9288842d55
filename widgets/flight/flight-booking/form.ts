import { batch, computed, signal } from '@preact/signals-core';
import { passenger } from '#contract/passenger.ts';
import type { UserInfo } from '#contract/account.ts';
import type { Services } from '#kit/services.ts';
import type { Choice } from './address.ts';
import { overReasonKey } from '#domain/corporate/over-reason.ts';
import { writeChosenSeats } from '#domain/flight/chosen-seats.ts';
import { missingOf } from '#domain/flight/search/searched-party.ts';
import { checkParty } from '#domain/passenger/party.ts';
import { allowedTypes, fareTypeOf } from '#domain/passenger/psg-types.ts';
import { levelKeyOf } from '#domain/account/level.ts';
import { headCount } from '#domain/flight/order-price.ts';
import { checkName, tidyName } from '#domain/passenger/names.ts';
import { importAgain } from '#kit/part.ts';
import { draftKeyOf } from './address.ts';
import { blankPassenger, emptyDraft, isBlank, someDraft } from './draft.ts';
import type { BookingDraft } from './draft.ts';
import { chipOf, createFrequent } from './frequent.ts';
import { countsOf, judgeAll } from './judge.ts';
import { peopleActions } from './people-actions.ts';
import { problemsOf } from './problems.ts';
import type { Problems } from './problems.ts';
import { totalsOf } from './totals.ts';
import { texts } from './texts.ts';
import type { Verification } from './verification.ts';

export type BookingForm = ReturnType<typeof createForm>;

const none: Problems = {};

/** The form of a booking: its input, the results of its rules, and the moment to show errors. */
export function createForm(services: Services, choice: Choice, verified: Verification['verified']) {
  const business = choice.travelType === 'business';
  const draftKey = draftKeyOf(choice);
  const kept = services.drafts.get<BookingDraft>(draftKey, someDraft) ?? emptyDraft;
  // Asked in the list already, when the traveller chose the dearer fare.
  const reasonKey = overReasonKey(writeChosenSeats(choice.seats));
  const overReason = business ? services.drafts.get(reasonKey, '') : undefined;
  /** A draft of an earlier visit keeps its people, or has none on purpose. */
  let wasOpened = kept.owner !== '';
  const draft = signal<BookingDraft>(overReason ? { ...kept, overReason } : kept);
  services.drafts.remove(reasonKey);
  const frequent = createFrequent(services, business, (total) => {
    const isUntouched = !wasOpened && !draft.peek().people.length;
    wasOpened = true;
    const self = Array.from(frequent.known.peek().values()).find(({ isSelf }) => isSelf);
    // With an empty list the first form is open.
    if (!total && !draft.peek().people.length) patch({ people: [blankPassenger('p1')] });
    // An employee who searched for one traveller on business is that traveller.
    else if (
      isUntouched &&
      business &&
      headCount(choice.counts) === 1 &&
      levelKeyOf(services.session.user.peek()) === '7_0' &&
      self?.documents.length
    )
      actions.toggleFrequent(self);
  });
  /** Fields that have been left; `all` once a submit has asked for everything. */
  const touched = signal<ReadonlySet<string> | 'all'>(new Set());
  /** Refusals of single fields by the server, until they change. */
  const refusals = signal<Problems>(none);
  /** Counts up whenever the first wrong field should get the focus. */
  const focusRequest = signal(0);

  /** The passenger that has just been added, opened or closed, and takes the focus. */
  const newest = signal('');
  /** Passengers whose fields are shown although nothing is missing. */
  const editing = signal<ReadonlySet<string>>(new Set());
  /** Passengers of a pasted text that have not been opened or edited since. */
  const unchecked = signal<ReadonlySet<string>>(new Set());
  /** The result of the last pasted text. */
  const pasted = signal<{ isWhole: boolean; text: string } | null>(null);

  const journey = computed(() => ({
    travelDays: (verified.value?.segments ?? []).map(({ flight }) => flight.depTime.slice(0, 10)),
    today: services.clock.today(),
    psgTypes: allowedTypes((verified.value?.segments ?? []).map(({ seat }) => seat)),
  }));
  /** The kinds of adults that every chosen fare is sold to. */
  const adultTypes = computed(() => journey.value.psgTypes.filter((type) => fareTypeOf(type) === 'ADT'));
  const people = computed(() => (verified.value ? judgeAll(draft.value.people, journey.value, choice.counts) : []));
  /** Without blank forms. */
  const present = computed(() => people.value.filter((one) => !isBlank(one.draft)));
  const problems = computed(() =>
    verified.value ? problemsOf(draft.value, people.value, verified.value, choice.counts, choice.isGp) : none,
  );
  const shown = computed<Problems>(() => {
    const left = touched.value;
    const own =
      left === 'all'
        ? problems.value
        : Object.fromEntries(Object.entries(problems.value).filter(([key]) => left.has(key)));
    return { ...refusals.value, ...own };
  });
  /** Children without an adult: shown at once, the service line can help. */
  const telephoneOnly = computed(() => {
    const problem = checkParty(present.value.map((one) => ({ fare: one.fare, age: one.age?.age })));
    return problem?.telephone ? problem.message : '';
  });
  const totals = computed(() => verified.value && totalsOf(verified.value, draft.value, present.value, choice.counts));
  /** Passengers of the search that are not chosen yet; "" for none. */
  const missing = computed(() => missingOf(countsOf(present.value), choice.counts));
  /** Shown passengers of the list; without a search also all chosen ones. */
  const chips = computed(() => {
    const chosen = frequent.query.value.trim()
      ? []
      : draft.value.people.flatMap(({ passengerId }) => frequent.known.value.get(passengerId) ?? []);
    return Array.from(new Set([...frequent.shown.value, ...chosen]), (person) => chipOf(person, journey.value));
  });

  function touch(key: string): void {
    const left = touched.peek();
    if (left !== 'all' && !left.has(key)) touched.value = new Set([...left, key]);
  }

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
    const { contact } = draft.peek();
    const adult = people.peek().find(({ fare, errors }) => fare === 'ADT' && !errors.name && !errors.certNo);
    if (!adult || (contact.name && contact.mobilePhone)) return;
    const phone = adult.errors.mobilePhone ? '' : adult.input.mobilePhone;
    patch({
      contact: { ...contact, name: contact.name || adult.input.name, mobilePhone: contact.mobilePhone || phone || '' },
    });
  }

  function patch(change: Partial<BookingDraft>): void {
    draft.value = { ...draft.peek(), ...change };
  }

  /** The contact starts as the member, whose name may be a nickname or a hidden phone: then a traveller's is taken. */
  function greet(user: UserInfo): void {
    if (draft.peek().owner) return;
    draft.value = {
      ...draft.peek(),
      owner: user.memberId,
      contact: {
        name: user.isThirdParty || checkName(tidyName(user.realName, 'either'), 'either').error ? '' : user.realName,
        mobilePhone: user.mobilePhone,
        email: user.email,
      },
    };
  }

  const actions = peopleActions({
    draft,
    frequent: () => Array.from(frequent.known.peek().values()),
    added(key) {
      newest.value = key;
      // A submit has asked for everything: the fields of the new form were not there yet.
      if (touched.peek() === 'all') touched.value = new Set(Object.keys(problems.peek()));
    },
    pasted: (key) => (unchecked.value = new Set([...unchecked.peek(), key])),
    arrived(key) {
      edits(key, false);
      // His consent is the guardian's own act; the open form asks for it.
      for (const field of Object.keys(people.peek().find((one) => one.draft.key === key)?.errors ?? {}))
        if (field !== 'guardianConsent') touch(`${key}.${field}`);
      suggestContact();
    },
    travelDays: () => journey.peek().travelDays,
    changed(key) {
      if (Object.keys(refusals.peek()).some((name) => name.startsWith(`${key}.`))) refusals.value = none;
    },
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
    draftKey,
    business,
    draft,
    frequent,
    focusRequest,
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
    allProblems: problems,
    problems: shown,
    /** The member has tried to order. */
    isTried: computed(() => touched.value === 'all'),
    telephoneOnly,
    totals,
    missing,
    adultTypes,
    chips,
    patch,
    greet,
    ...actions,
    /** Brings the number of an own passenger's document into its field. */
    async reveal(key: string): Promise<void> {
      const one = draft.peek().people.find((item) => item.key === key);
      if (!one) return;
      const { certType, passengerId } = one;
      const outcome = await services.api.send(passenger.reveal, { id: passengerId, certType });
      if (outcome.ok) actions.editPaper(key, { certNo: outcome.data.certNo }, certType);
    },
    /** A field has lost focus: from now on it shows its error. */
    touch(key: string): void {
      touch(key);
      if (!key.startsWith('contact.')) suggestContact();
    },
    refuse(problem: string, message: string): void {
      batch(() => {
        refusals.value = { [problem]: message };
        focusRequest.value += 1;
      });
    },
    /** Says everything that is wrong, first field first. */
    complain(): void {
      batch(() => {
        touched.value = 'all';
        focusRequest.value += 1;
      });
    },
  };
}
