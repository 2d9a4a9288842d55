import type { Passenger } from '#contract/passenger.ts';
import { maskCertNo } from '#domain/passenger/documents/masking.ts';
import type { PastedPerson } from '#domain/passenger/pasted.ts';
import { tidyDay } from '#base/typed-day.ts';
import type { FormOf } from '#kit/forms/use-form.ts';
import { blankTraveller, fromFrequent, isBlank, nextKey, paperOf, withPasted } from './draft.ts';
import type { Paper, TravellerDraft } from './draft.ts';

interface Surroundings {
  /** Travellers of one order. */
  most: number;
  form: Pick<FormOf<{ people: TravellerDraft[] }>, 'values' | 'edit'>;
  travelDays: () => readonly string[];
  /** An empty form is about to be shown. */
  added: (key: string) => void;
  /** A passenger came from the list or a pasted text: missing fields are shown at once. */
  arrived: (key: string) => void;
  /** A passenger who is not in the list came from a pasted text. */
  pasted: (key: string) => void;
  /** A form is gone for good. */
  gone: (key: string) => void;
  roster: () => readonly Passenger[];
}

/** Everything one may do to the list of travellers. */
export function partyActions({
  most,
  form,
  travelDays,
  added,
  arrived,
  pasted: cameByPaste,
  gone,
  roster,
}: Surroundings) {
  const people = () => form.values.peek().people;
  const set = (next: TravellerDraft[]) => form.edit({ people: next });

  const editPerson = (key: string, change: Partial<TravellerDraft>): void =>
    set(people().map((one) => (one.key === key ? { ...one, ...change } : one)));

  function remove(key: string): void {
    set(people().filter((one) => one.key !== key));
    gone(key);
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
  const selfFirst = (list: TravellerDraft[]): TravellerDraft[] => {
    const self = roster().find((person) => person.isSelf)?.id;
    return [...list].sort((a, b) => Number(b.passengerId === self) - Number(a.passengerId === self));
  };

  return {
    editPerson,
    remove,
    addBlank(): void {
      if (people().length >= most) return;
      const key = nextKey(people());
      added(key);
      set([...people(), blankTraveller(key)]);
    },
    /** Adds a frequent passenger, or takes the person out again. */
    toggleFrequent(person: Passenger): void {
      const there = people().find((one) => one.passengerId === person.id);
      if (there) return remove(there.key);
      if (people().length >= most) return;
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
    fill(pasted: readonly PastedPerson[], tidy: (certNo: string) => string, into?: string): number {
      let count = 0;
      for (const person of pasted) {
        const known =
          person.certNo &&
          roster().find(
            ({ name, documents }) =>
              (!person.name || person.name === name) &&
              documents.some(({ maskedNo }) => maskedNo === maskCertNo(tidy(person.certNo))),
          );
        const there =
          people().find((one) => (known && one.passengerId === known.id) || (!count && one.key === into)) ??
          people().find(isBlank);
        if (!there && people().length >= most) break;
        const key = there?.key ?? nextKey(people());
        const next = known
          ? {
              ...fromFrequent(key, known, travelDays()),
              ...(person.mobilePhone && { mobilePhone: person.mobilePhone }),
            }
          : withPasted(there ?? blankTraveller(key), person);
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
  };
}
