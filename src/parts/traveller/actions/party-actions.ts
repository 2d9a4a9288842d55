import type { Passenger } from '#contract/passenger.ts';
import type { CertType } from '#domain/passenger/documents/cert-types.ts';
import { fareTypeOf } from '#domain/passenger/psg-types.ts';
import type { PsgType } from '#domain/passenger/psg-types.ts';
import { tidyDay } from '#base/typed-day.ts';
import type { FormOf } from '#kit/forms/use-form.ts';
import { blankTraveller, isBlank, nextKey, paperOf, usualNationality } from '../draft.ts';
import { fromFrequent } from '../draft-of.ts';
import type { Paper, TravellerDraft } from '../draft.ts';

interface Surroundings {
  /** Travellers of one order. */
  most: number;
  /** Documents that the order takes, the usual one first. */
  papers?: readonly CertType[] | undefined;
  form: Pick<FormOf<{ people: TravellerDraft[] }>, 'values' | 'edit'>;
  travelDays: () => readonly string[];
  /** Type of the next form, for a person of this type if there is one; absent: an adult's. */
  nextType?(own?: PsgType): PsgType | undefined;
  /** A person of the list took a place that was searched for a type of its own, such as a student, and has another one. */
  offered?(key: string, person: Passenger, type: PsgType): void;
  /** An empty form is about to be shown. */
  added: (key: string) => void;
  /** A passenger came from the list or a pasted text: missing fields are shown at once. */
  arrived: (key: string) => void;
  /** A form is gone for good. */
  gone: (key: string) => void;
  /** A field of a traveller was edited. */
  edited: () => void;
  roster: () => readonly Passenger[];
}

/** Everything one may do to the list of travellers. */
export function partyActions({
  most,
  papers,
  form,
  travelDays,
  nextType,
  offered,
  added,
  arrived,
  gone,
  edited,
  roster,
}: Surroundings) {
  const people = () => form.values.peek().people;
  const set = (next: TravellerDraft[]) => form.edit({ people: next });

  function editPerson(key: string, change: Partial<TravellerDraft>): void {
    set(people().map((one) => (one.key === key ? { ...one, ...withCountry(one, change), ...change } : one)));
    edited();
  }

  /** A nationality that nobody chose follows the document. */
  const withCountry = (one: TravellerDraft, { certType }: Partial<TravellerDraft>): Partial<TravellerDraft> =>
    certType && !one.passengerId && one.nationality === usualNationality(one.certType)
      ? { nationality: usualNationality(certType) }
      : {};

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

  /** The member's own form comes first. */
  const selfFirst = (list: TravellerDraft[]): TravellerDraft[] => {
    const self = roster().find((person) => person.isSelf)?.id;
    return [...list].sort((a, b) => Number(b.passengerId === self) - Number(a.passengerId === self));
  };

  /** Takes the place of the form with the same key, or comes last. */
  function put(next: TravellerDraft): void {
    const list = people();
    const isThere = list.some(({ key }) => key === next.key);
    set(selfFirst(isThere ? list.map((one) => (one.key === next.key ? next : one)) : [...list, next]));
    arrived(next.key);
  }

  /** The untouched form that makes room: one of the type, else of the fare, else the first. */
  function placeOf(psgType: PsgType): TravellerDraft | undefined {
    const open = people().filter(isBlank);
    return (
      open.find((one) => one.psgType === psgType) ??
      open.find((one) => fareTypeOf(one.psgType) === fareTypeOf(psgType)) ??
      open[0]
    );
  }

  return {
    editPerson,
    put,
    remove,
    addBlank(): void {
      if (people().length >= most) return;
      const key = nextKey(people());
      const next = blankTraveller(key, papers?.[0], nextType?.());
      added(key);
      set([...people(), next]);
    },
    /** Adds a frequent passenger, or removes them. `isWanted` is the state that the press asked for: it may wait behind another one. */
    setFrequent(person: Passenger, isWanted: boolean): void {
      const there = people().find((one) => one.passengerId === person.id);
      if (!isWanted) return there && remove(there.key);
      if (there || people().length >= most) return;
      const place = placeOf(person.psgType);
      const next = fromFrequent(place?.key ?? nextKey(people()), person, travelDays(), papers);
      // The price was asked for with the type that was searched: it stays until the member changes it.
      const searched = place?.psgType ?? nextType?.(person.psgType);
      const isOfFare = searched && fareTypeOf(searched) === fareTypeOf(person.psgType);
      // A fare that asks for a proof is taken by nobody unasked.
      const isPlain = searched && fareTypeOf(searched) === searched;
      put(isOfFare && isPlain ? { ...next, psgType: searched } : next);
      if (isOfFare && !isPlain && searched !== person.psgType) offered?.(next.key, person, searched);
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
