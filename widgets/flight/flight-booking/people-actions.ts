import type { Signal } from '@preact/signals-core';
import type { Passenger } from '#contract/passenger.ts';
import { maxParty } from '#domain/passenger/party.ts';
import { tidyDay } from '#domain/passenger/typed-day.ts';
import { blankPassenger, fromFrequent, nextKey, paperOf } from './draft.ts';
import type { BookingDraft, Paper, PassengerDraft } from './draft.ts';

interface Surroundings {
  draft: Signal<BookingDraft>;
  travelDays: () => readonly string[];
  /** An empty form is about to stand there. */
  added: (key: string) => void;
  /** A form has changed or gone: what the server said of it no longer counts. */
  changed: (key: string) => void;
  /** Somebody without a document has been added: its number is asked for at once. */
  lacking: (key: string) => void;
}

/** Everything one may do to the list of passengers. */
export function peopleActions({ draft, travelDays, added, changed, lacking }: Surroundings) {
  const people = () => draft.peek().people;
  const set = (next: PassengerDraft[]) => (draft.value = { ...draft.peek(), people: next });

  function edit(key: string, change: Partial<PassengerDraft>): void {
    set(people().map((one) => (one.key === key ? { ...one, ...change } : one)));
    changed(key);
  }

  function remove(key: string): void {
    const insured = Object.fromEntries(Object.entries(draft.peek().insured).map(([type, keys]) => [type, keys.filter((one) => one !== key)]));
    draft.value = { ...draft.peek(), people: people().filter((one) => one.key !== key), insured };
    changed(key);
  }

  function editPaper(key: string, change: Partial<Paper>): void {
    const one = people().find((item) => item.key === key);
    if (one) edit(key, { papers: { ...one.papers, [one.certType]: { ...paperOf(one), ...change } } });
  }

  return {
    edit,
    remove,
    addBlank(): void {
      if (people().length >= maxParty) return;
      const key = nextKey(people());
      added(key);
      set([...people(), blankPassenger(key)]);
    },
    /** Adds a frequent passenger, or takes the person out again. */
    toggleFrequent(person: Passenger): void {
      const there = people().find((one) => one.passengerId === person.id);
      if (there) return remove(there.key);
      if (people().length >= maxParty) return;
      // The first blank form nobody has typed in makes room.
      const blank = people().find((one) => !one.passengerId && !one.name && !one.englishName && !paperOf(one).certNo);
      const key = blank?.key ?? nextKey(people());
      const added = fromFrequent(key, person, travelDays());
      set(blank ? people().map((one) => (one === blank ? added : one)) : [...people(), added]);
      changed(key);
      if (!person.documents.length) lacking(key);
    },
    editPaper,
    /** A day that has been left: 2030-1-5 gets its zeros. */
    completeDay(key: string, field: 'bornDate' | 'certValidDate'): void {
      const one = people().find((item) => item.key === key);
      if (!one) return;
      const typed = field === 'bornDate' ? one.bornDate : paperOf(one).certValidDate;
      const day = tidyDay(typed);
      if (day === typed) return;
      if (field === 'bornDate') edit(key, { bornDate: day });
      else editPaper(key, { certValidDate: day });
    },
    /** Ticks or unticks one person for one insurance. */
    insure(insuType: string, keys: readonly string[], on: boolean): void {
      const now = draft.peek().insured[insuType] ?? [];
      const next = on ? [...new Set([...now, ...keys])] : now.filter((key) => !keys.includes(key));
      draft.value = { ...draft.peek(), insured: { ...draft.peek().insured, [insuType]: next } };
    },
  };
}
