import { computed, signal } from '@preact/signals-core';
import type { Passenger } from '#contract/passenger.ts';
import { missingOf } from '#domain/passenger/party/searched-party.ts';
import { countsOf, headCount } from '#domain/passenger/party/party-counts.ts';
import type { Counts } from '#domain/passenger/party/party-counts.ts';
import type { Journey } from '#domain/passenger/check-passenger.ts';
import type { PartyMember, PartyProblem } from '#domain/passenger/party/party.ts';
import { fareTypeOf } from '#domain/passenger/psg-types.ts';
import type { PsgType } from '#domain/passenger/psg-types.ts';
import type { FormOf } from '#kit/forms/use-form.ts';
import type { Part } from '#kit/part.ts';
import { arrivalOf } from '#kit/press.ts';
import type { Readable } from '#kit/readable.ts';
import type { Services } from '#kit/services.ts';
import { blankTraveller, isBlank, nextKey } from './draft.ts';
import type { TravellerDraft } from './draft.ts';
import type { Judged } from './judge.ts';
import type { WholeParty, wholeParty } from './actions/whole-party.ts';
import { partyMembers } from './form/party-members.ts';
import { createPartyRoster } from './roster/party-roster.ts';
import type { TravellerWords } from './words/texts.ts';
import type { TravelRules } from './travel-rules.ts';

/** The part of an order's form that is about its travellers. */
export interface PartyValues {
  /** The list has been there: from then on an empty list of people is the member's own choice. */
  isOpened: boolean;
  people: TravellerDraft[];
  contact: { name: string; mobilePhone: string; email: string };
}

interface PartyForm extends FormOf<PartyValues> {
  isTried: Readable<boolean>;
  keepErrors(): void;
}

/** A search for types of passengers, not for fares alone. */
export interface SearchedTypes {
  /** Types that were searched and are not among the chosen. */
  missing(chosen: readonly PsgType[]): PsgType[];
  say(types: readonly PsgType[]): string;
  /** Whether this person of the list is booked as of the searched type, which needs a proof. */
  asks(person: Passenger, type: PsgType): Promise<boolean>;
}

export interface PartySpec {
  travel: TravelRules;
  form: PartyForm;
  journey: Readable<Journey & { psgTypes: PsgType[] }>;
  /** All forms with the results of their rules. */
  people: Readable<Judged[]>;
  /** For whom was searched. */
  searched: Counts;
  types?: SearchedTypes;
  isBusiness: boolean;
  /** An employee on business is the only traveller. */
  isForOne: boolean;
  words: TravellerWords & { say(text: string): string };
  /** In a chunk of their own: until they are there, `people` has nobody. */
  rules: Part<{ checkParty(people: PartyMember[]): PartyProblem | undefined; wholeParty: typeof wholeParty }>;
  /** A form is gone for good. */
  gone(key: string): void;
}

export type Party = ReturnType<typeof createParty>;
export type PartyBase = ReturnType<typeof createBase>;

/** The view of the travellers. `act` does something with them once their rules are there. */
function createBase(services: Services, spec: PartySpec, act: (run: (there: WholeParty) => void) => void) {
  const { travel, form, journey, people, searched, types, isBusiness, isForOne, words, rules } = spec;
  const { values } = form;
  const isAsked = signal(false);
  const roster = createPartyRoster(services, {
    form,
    isBusiness,
    product: travel.product,
    isForOne,
    choose: (person) => act((there) => there.setFrequent(person, true)),
    type: ({ name, mobilePhone }) =>
      act((there) =>
        there.put({ ...blankTraveller(nextKey(values.peek().people), travel.papers?.[0]), name, mobilePhone }),
      ),
    // A press that waits for the rules brings its own form.
    blanks: () =>
      (isAsked.peek() ? [] : (types?.missing([]) ?? (['ADT'] as const))).map((type, at) =>
        blankTraveller(`p${at + 1}`, travel.papers?.[0], type),
      ),
  });
  /** The traveller that has just been added, opened or closed, and takes the focus. */
  const newest = signal('');
  /** The empty form that was asked for last: in a narrow column others are a line. */
  const wanted = signal('');
  /** Travellers whose fields are shown although nothing is missing. */
  const editing = signal<ReadonlySet<string>>(new Set());
  /** Travellers of a pasted text that have not been opened or edited since. */
  const unchecked = signal<ReadonlySet<string>>(new Set());
  /** The result of the last pasted text. */
  const pasted = signal<{ isWhole: boolean; text: string } | null>(null);

  /** The kinds of adults that every chosen fare is sold to. */
  const adultTypes = computed(() => journey.value.psgTypes.filter((type) => fareTypeOf(type) === 'ADT'));
  /** Without blank forms, unless there are more forms than places of the search: the order is for each of them then. */
  const present = computed(() => {
    const isBeyond = people.value.length > Math.max(1, headCount(searched));
    return isBeyond ? people.value : people.value.filter((one) => !isBlank(one.draft));
  });
  /** Children without an adult: shown at once, the service line can help. */
  const telephoneOnly = computed(() => {
    const problem = rules.value.value?.checkParty(partyMembers(present.value));
    return problem?.telephone ? words.say(problem.message) : '';
  });
  /** Travellers of the search that are not chosen yet; "" for none. */
  const missing = computed(() =>
    types
      ? types.say(types.missing(present.value.map(({ input }) => input.psgType)))
      : missingOf(countsOf(present.value), searched),
  );
  /** Shown people of the list; without a search also all chosen ones. */
  const listed = computed(() => {
    const chosen = roster.query.value.trim()
      ? []
      : values.value.people.flatMap(({ passengerId }) => roster.known.value.get(passengerId) ?? []);
    return Array.from(new Set([...roster.shown.value, ...chosen]));
  });

  return {
    /** A press waits for the rules, or has. */
    isAsked,
    travel,
    values,
    errors: form.errors,
    isTried: form.isTried,
    isBusiness,
    words,
    searched,
    roster,
    journey,
    newest,
    wanted,
    editing,
    pasted,
    unchecked,
    people,
    present,
    telephoneOnly,
    missing,
    adultTypes,
    listed,
  };
}

/** The travellers of an order: chosen from the roster, typed or pasted, and how each of them is shown. */
export function createParty(services: Services, spec: PartySpec) {
  const base = createBase(services, spec, (run) => act(run));
  const { rules } = spec;
  const whole: Readable<WholeParty | null> = computed(
    () => rules.value.value?.wholeParty(services, base, spec) ?? null,
  );

  /** Does something with the travellers, at once or when the rules arrive; presses keep their order, and an order waits for them. */
  function act(run: (there: WholeParty) => void): void {
    const there = whole.peek();
    if (there) return run(there);
    base.isAsked.value = true;
    void arrivalOf(rules).then(() => act(run));
  }

  return {
    ...base,
    rules,
    /** With all that can be done with the travellers; null until the rules are there. */
    whole,
    act,
  };
}
