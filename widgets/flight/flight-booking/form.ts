import { batch, computed, signal } from '@preact/signals-core';
import type { Passenger } from '#contract/passenger.ts';
import { passenger } from '#contract/passenger.ts';
import type { UserInfo } from '#contract/account.ts';
import type { Services } from '#kit/services.ts';
import type { Choice } from './address.ts';
import { missingOf } from '#domain/flight/searched-party.ts';
import { checkParty } from '#domain/passenger/party.ts';
import { allowedTypes, fareTypeOf } from '#domain/passenger/psg-types.ts';
import { draftKeyOf } from './address.ts';
import { emptyDraft, someDraft } from './draft.ts';
import type { BookingDraft } from './draft.ts';
import { frequentChips } from './frequent.ts';
import { judgeAll } from './judge.ts';
import { peopleActions } from './people-actions.ts';
import { problemsOf } from './problems.ts';
import type { Problems } from './problems.ts';
import { countsOf, totalsOf } from './totals.ts';
import type { Verification } from './verification.ts';

export type BookingForm = ReturnType<typeof createForm>;

const none: Problems = {};

/** What has been typed, what the rules make of it, and when to say so. */
export function createForm(services: Services, choice: Choice, verified: Verification['verified']) {
  const business = choice.travelType === 'business';
  const draftKey = draftKeyOf(choice);
  const draft = signal<BookingDraft>(services.drafts.get<BookingDraft>(draftKey, someDraft) ?? emptyDraft);
  const frequent = signal<readonly Passenger[]>([]);
  const frequentState = signal<'loading' | 'ready' | 'failed'>('loading');
  /** Fields that have been left; `all` once a submit has asked for everything. */
  const touched = signal<ReadonlySet<string> | 'all'>(new Set());
  /** What the server said of single fields, until they change. */
  const refusals = signal<Problems>(none);
  /** Counts up whenever the first wrong field should get the focus. */
  const focusRequest = signal(0);

  /** The form that has just been added and takes the focus. */
  const newest = signal('');

  const journey = computed(() => ({ travelDays: (verified.value?.segments ?? []).map(({ flight }) => flight.depTime.slice(0, 10)), today: services.clock.today(), psgTypes: allowedTypes((verified.value?.segments ?? []).map(({ seat }) => seat)) }));
  /** The kinds of adults that every chosen fare is sold to. */
  const adultTypes = computed(() => journey.value.psgTypes.filter((type) => fareTypeOf(type) === 'ADT'));
  const people = computed(() => (verified.value ? judgeAll(draft.value.people, journey.value) : []));
  const problems = computed(() => (verified.value ? problemsOf(draft.value, people.value, verified.value, choice.counts) : none));
  const shown = computed<Problems>(() => {
    const left = touched.value;
    const own = left === 'all' ? problems.value : Object.fromEntries(Object.entries(problems.value).filter(([key]) => left.has(key)));
    return { ...refusals.value, ...own };
  });
  /** Children without an adult: said at once, the service line can help. */
  const telephoneOnly = computed(() => {
    const problem = checkParty(people.value.map((one) => ({ fare: one.fare, age: one.age?.age })));
    return problem?.telephone ? problem.message : '';
  });
  const totals = computed(() => verified.value && totalsOf(verified.value, draft.value, people.value, choice.counts));
  /** Who of the search has not been chosen yet; "" for nobody. */
  const missing = computed(() => missingOf(countsOf(people.value), choice.counts));
  const chips = computed(() => frequentChips(frequent.value, journey.value, business));

  function touch(key: string): void {
    const left = touched.peek();
    if (left !== 'all' && !left.has(key)) touched.value = new Set([...left, key]);
  }

  function patch(change: Partial<BookingDraft>): void {
    draft.value = { ...draft.peek(), ...change };
  }

  /** The contact starts as the member. */
  function greet(user: UserInfo): void {
    if (draft.peek().owner) return;
    draft.value = { ...draft.peek(), owner: user.memberId, contact: { name: user.realName, mobilePhone: user.mobilePhone, email: user.email } };
  }

  async function loadFrequent(): Promise<void> {
    frequentState.value = 'loading';
    const outcome = await services.api.send(passenger.list, {}, { quiet: 'all' });
    batch(() => {
      frequentState.value = outcome.ok ? 'ready' : 'failed';
      if (outcome.ok) frequent.value = outcome.data.passengers;
    });
  }

  return {
    draftKey,
    business,
    draft,
    frequentState,
    focusRequest,
    newest,
    journey,
    people,
    allProblems: problems,
    problems: shown,
    telephoneOnly,
    totals,
    missing,
    adultTypes,
    chips,
    patch,
    greet,
    loadFrequent,
    ...peopleActions({
      draft,
      added: (key) => (newest.value = key),
      lacking: (key) => touch(`${key}.certNo`),
      travelDays: () => journey.peek().travelDays,
      changed(key) {
        if (Object.keys(refusals.peek()).some((name) => name.startsWith(`${key}.`))) refusals.value = none;
      },
    }),
    /** A field has been left: from now on it says what is wrong with it. */
    touch,
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
