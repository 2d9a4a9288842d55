import { batch, computed, signal } from '@preact/signals-core';
import { passenger } from '#contract/passenger.ts';
import { missingOf } from '#domain/passenger/party/searched-party.ts';
import { countsOf } from '#domain/passenger/party/party-counts.ts';
import type { Counts } from '#domain/passenger/party/party-counts.ts';
import type { Journey } from '#domain/passenger/check-passenger.ts';
import type { PartyMember, PartyProblem } from '#domain/passenger/party/party.ts';
import { fareTypeOf } from '#domain/passenger/psg-types.ts';
import type { PsgType } from '#domain/passenger/psg-types.ts';
import type { FormOf } from '#kit/forms/use-form.ts';
import { importAgain } from '#kit/part.ts';
import type { Part } from '#kit/part.ts';
import { arrivalOf } from '#kit/press.ts';
import type { Readable } from '#kit/readable.ts';
import type { Services } from '#kit/services.ts';
import { blankTraveller, isBlank } from './draft.ts';
import type { TravellerDraft } from './draft.ts';
import type { Judged } from './judge.ts';
import { partyActions } from './party-actions.ts';
import { createPartyRoster } from './roster/party-roster.ts';
import type { TravellerWords } from './texts.ts';
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
}

interface PartySpec {
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
  words: TravellerWords;
  /** In a chunk of their own: until they are there, `people` has nobody. */
  rules: Part<{ checkParty(people: PartyMember[]): PartyProblem | undefined }>;
  /** A form is gone for good. */
  gone(key: string): void;
}

export type Party = ReturnType<typeof createParty>;

/** The travellers of an order: chosen from the roster, typed or pasted, and how each of them is shown. */
export function createParty(
  services: Services,
  { travel, form, journey, people, searched, types, isBusiness, isForOne, words, rules, gone }: PartySpec,
) {
  const { values, edit } = form;
  const roster = createPartyRoster(services, {
    form,
    isBusiness,
    product: travel.product,
    isForOne,
    choose: (self) => actions.toggleFrequent(self),
    blanks: () =>
      (types?.missing([]) ?? ['ADT']).map((type, at) => blankTraveller(`p${at + 1}`, travel.papers?.[0], type)),
  });
  const judged = (run: () => void) => (rules.value.peek() ? run() : void arrivalOf(rules).then(run));
  /** The traveller that has just been added, opened or closed, and takes the focus. */
  const newest = signal('');
  /** Travellers whose fields are shown although nothing is missing. */
  const editing = signal<ReadonlySet<string>>(new Set());
  /** Travellers of a pasted text that have not been opened or edited since. */
  const unchecked = signal<ReadonlySet<string>>(new Set());
  /** The result of the last pasted text. */
  const pasted = signal<{ isWhole: boolean; text: string } | null>(null);

  /** The kinds of adults that every chosen fare is sold to. */
  const adultTypes = computed(() => journey.value.psgTypes.filter((type) => fareTypeOf(type) === 'ADT'));
  /** Without blank forms. */
  const present = computed(() => people.value.filter((one) => !isBlank(one.draft)));
  /** Children without an adult: shown at once, the service line can help. */
  const telephoneOnly = computed(() => {
    const problem = rules.value.value?.checkParty(present.value.map((one) => ({ fare: one.fare, age: one.age?.age })));
    return problem?.telephone ? problem.message : '';
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

  /** Shows a traveller's fields, or only his line. */
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

  /** Given to the contact by us: the member has typed nothing over it while it is still there. */
  const suggested = { name: '', mobilePhone: '' };

  /**
   * An empty contact is the first adult, as soon as he is known and as long as he is edited: a field that is filled only
   * when it gets the focus mixes with what is typed.
   */
  function suggestContact(): void {
    const { contact } = values.peek();
    const adult = people.peek().find(({ fare, errors }) => fare === 'ADT' && !errors.name && !errors.certNo);
    if (!adult) return;
    // Who is called has a name in Chinese, whatever the passport says.
    const name = travel.isLatin ? adult.draft.name : adult.input.name;
    const known = { name, mobilePhone: (!adult.errors.mobilePhone && adult.input.mobilePhone) || '' };
    const take = (field: keyof typeof known) => {
      if (contact[field] && contact[field] !== suggested[field]) return contact[field];
      return (suggested[field] = known[field] || contact[field]);
    };
    const next = { ...contact, name: take('name'), mobilePhone: take('mobilePhone') };
    if (next.name !== contact.name || next.mobilePhone !== contact.mobilePhone) edit({ contact: next });
  }

  const actions = partyActions({
    most: travel.most,
    papers: travel.papers,
    form,
    roster: () => Array.from(roster.known.peek().values()),
    gone,
    edited: () => judged(suggestContact),
    nextType() {
      const typeOf = new Map(people.peek().map(({ draft, input }) => [draft.key, input.psgType]));
      return types?.missing(values.peek().people.map(({ key, psgType }) => typeOf.get(key) ?? psgType))[0];
    },
    added(key) {
      newest.value = key;
      form.keepErrors();
    },
    arrived(key) {
      edits(key, false);
      judged(() => {
        // His consent is the guardian's own act; the open form asks for it.
        for (const field of Object.keys(people.peek().find((one) => one.draft.key === key)?.errors ?? {}))
          if (field !== 'guardianConsent') form.leave(`${key}.${field}`);
        suggestContact();
      });
    },
    travelDays: () => journey.peek().travelDays,
  });

  return {
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
    editing,
    edits,
    pasted,
    unchecked,
    people,
    present,
    telephoneOnly,
    missing,
    adultTypes,
    listed,
    ...actions,
    /** Opens or closes a card by its own button; the focus goes to the element that replaces it. */
    turn(key: string, on: boolean): void {
      newest.value = key;
      edits(key, on);
    },
    /** Takes a pasted text apart, for the form `first` and those after it. False: nothing in it could be used. */
    async paste(text: string, first?: string): Promise<boolean> {
      const part = await importAgain(() => import('./paste/fill.ts')).catch(() => null);
      const into = {
        most: travel.most,
        papers: travel.papers,
        people: () => values.peek().people,
        roster: Array.from(roster.known.peek().values()),
        travelDays: journey.peek().travelDays,
        put: actions.put,
        came: (own: string) => void (unchecked.value = new Set([...unchecked.peek(), own])),
      };
      return batch(() => {
        const result = part?.fillPasted(services, text, words.passengers, into, first);
        pasted.value = result ?? { isWhole: false, text: words.pasteFailed };
        return !!result?.count;
      });
    },
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
      if (!path.startsWith('contact.')) judged(suggestContact);
    },
  };
}
