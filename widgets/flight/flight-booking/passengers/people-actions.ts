import type { Passenger } from '#contract/passenger.ts';
import { maxParty } from '#domain/passenger/party.ts';
import { tidyCertNo } from '#domain/passenger/documents/id-card.ts';
import { maskCertNo } from '#domain/passenger/documents/masking.ts';
import type { PastedPerson } from '#domain/passenger/pasted.ts';
import { tidyDay } from '#base/typed-day.ts';
import type { Form } from '#kit/forms/form.ts';
import { blankPassenger, fromFrequent, isBlank, nextKey, paperOf, withPasted } from '../order/draft.ts';
import type { BookingDraft, Paper, PassengerDraft } from '../order/draft.ts';

interface Surroundings {
  form: Pick<Form<BookingDraft>, 'values' | 'edit'>;
  travelDays: () => readonly string[];
  /** An empty form is about to be shown. */
  added: (key: string) => void;
  /** A passenger came from the list or a pasted text: missing fields are shown at once. */
  arrived: (key: string) => void;
  /** A passenger who is not in the list came from a pasted text. */
  pasted: (key: string) => void;
  frequent: () => readonly Passenger[];
}

/** Everything one may do to the list of passengers. */
export function peopleActions({ form, travelDays, added, arrived, pasted: cameByPaste, frequent }: Surroundings) {
  const people = () => form.values.peek().people;
  const set = (next: PassengerDraft[]) => form.edit({ people: next });

  const editPerson = (key: string, change: Partial<PassengerDraft>): void =>
    set(people().map((one) => (one.key === key ? { ...one, ...change } : one)));

  function remove(key: string): void {
    const insured = Object.fromEntries(
      Object.entries(form.values.peek().insured).map(([type, keys]) => [type, keys.filter((one) => one !== key)]),
    );
    form.edit({ people: people().filter((one) => one.key !== key), insured });
  }

  function editPaper(
    key: string,
    change: Partial<Paper>,
    type = people().find((item) => item.key === key)?.certType,
  ): void {
    const one = people().find((item) => item.key === key);
    if (one && type) editPerson(key, { papers: { ...one.papers, [type]: { ...paperOf(one, type), ...change } } });
  }

  /** The member himself comes first. */
  const selfFirst = (list: PassengerDraft[]): PassengerDraft[] => {
    const self = frequent().find((person) => person.isSelf)?.id;
    return [...list].sort((a, b) => Number(b.passengerId === self) - Number(a.passengerId === self));
  };

  return {
    editPerson,
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
      // The first untouched form makes room.
      const blank = people().find(isBlank);
      const key = blank?.key ?? nextKey(people());
      const added = fromFrequent(key, person, travelDays());
      set(selfFirst(blank ? people().map((one) => (one === blank ? added : one)) : [...people(), added]));
      arrived(key);
    },
    /**
     * Puts pasted travellers into the given form, blank ones, and new ones, as many as fit; returns their number. A person
     * of the frequent list is taken from there.
     */
    fill(pasted: readonly PastedPerson[], into?: string): number {
      let count = 0;
      for (const person of pasted) {
        const known =
          person.certNo &&
          frequent().find(
            ({ name, documents }) =>
              (!person.name || person.name === name) &&
              documents.some(({ maskedNo }) => maskedNo === maskCertNo(tidyCertNo(person.certNo))),
          );
        const there =
          people().find((one) => (known && one.passengerId === known.id) || (!count && one.key === into)) ??
          people().find(isBlank);
        if (!there && people().length >= maxParty) break;
        const key = there?.key ?? nextKey(people());
        const next = known
          ? {
              ...fromFrequent(key, known, travelDays()),
              ...(person.mobilePhone && { mobilePhone: person.mobilePhone }),
            }
          : withPasted(there ?? blankPassenger(key), person);
        set(selfFirst(there ? people().map((one) => (one === there ? next : one)) : [...people(), next]));
        arrived(key);
        if (!known) cameByPaste(key);
        count += 1;
      }
      return count;
    },
    editPaper,
    /** A day that has been left: 2030-1-5 gets its zeros. */
    completeDay(key: string, field: 'bornDate' | 'certValidDate'): void {
      const one = people().find((item) => item.key === key);
      if (!one) return;
      const typed = field === 'bornDate' ? one.bornDate : paperOf(one).certValidDate;
      const day = tidyDay(typed);
      if (day === typed) return;
      if (field === 'bornDate') editPerson(key, { bornDate: day });
      else editPaper(key, { certValidDate: day });
    },
    /** Ticks or unticks one person for one insurance. */
    insure(insuType: string, keys: readonly string[], on: boolean): void {
      const { insured } = form.values.peek();
      const now = insured[insuType] ?? [];
      const next = on ? [...new Set([...now, ...keys])] : now.filter((key) => !keys.includes(key));
      form.edit({ insured: { ...insured, [insuType]: next } });
    },
  };
}
