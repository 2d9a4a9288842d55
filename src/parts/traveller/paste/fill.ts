import type { Passenger } from '#contract/passenger.ts';
import { maskCertNo } from '#domain/passenger/documents/masking.ts';
import { readPasted, tidyCertNo } from '#domain/passenger/pasted.ts';
import type { CertType } from '#domain/passenger/documents/cert-types.ts';
import type { PastedPerson } from '#domain/passenger/pasted.ts';
import type { Services } from '#kit/services.ts';
import { textsOf } from '#kit/use-texts.ts';
import { blankTraveller, isBlank, nextKey, noPaper } from '../draft.ts';
import { fromFrequent } from '../draft-of.ts';
import type { TravellerDraft } from '../draft.ts';
import { pasteTexts } from './paste-texts.ts';

interface Into {
  /** Travellers of one order. */
  most: number;
  /** Documents that the product takes; absent: all. */
  papers?: readonly CertType[] | undefined;
  people(): readonly TravellerDraft[];
  roster: readonly Passenger[];
  travelDays: readonly string[];
  put(next: TravellerDraft): void;
  /** A passenger who is not in the list came from the text. */
  came(key: string): void;
}

/** The result of a pasted text. `count`: travellers that it filled in. */
export interface Pasted {
  count: number;
  isWhole: boolean;
  text: string;
}

/** Takes a pasted text apart, for the form `first` and those after it; `who`: travellers as the product names them. */
export function fillPasted(services: Services, text: string, who: string, into: Into, first?: string): Pasted {
  const words = textsOf(services, 'pasted-travellers', pasteTexts);
  const { people, unread } = readPasted(text, services.clock.today());
  const count = fill(people, into, first);
  return {
    count,
    isWhole: count > 0 && count === people.length && !unread.length,
    text: count ? words.read(who, into.most, count, people.length - count, unread) : words.nothing,
  };
}

/**
 * Puts travellers into the given form, blank ones, and new ones, as many as fit; returns their number. A person of the
 * frequent list is taken from there.
 */
function fill(
  pasted: readonly PastedPerson[],
  { most, papers, people, roster, travelDays, put, came }: Into,
  first?: string,
) {
  let count = 0;
  for (const person of pasted) {
    const known =
      person.certNo &&
      roster.find(
        ({ name, documents }) =>
          (!person.name || person.name === name) &&
          documents.some(({ maskedNo }) => maskedNo === maskCertNo(tidyCertNo(person.certNo))),
      );
    const there =
      people().find((one) => (known && one.passengerId === known.id) || (!count && one.key === first)) ??
      people().find(isBlank);
    if (!there && people().length >= most) break;
    const key = there?.key ?? nextKey(people());
    put(
      known
        ? {
            ...fromFrequent(key, known, travelDays, papers),
            ...(person.mobilePhone && { mobilePhone: person.mobilePhone }),
          }
        : withPasted(there ?? blankTraveller(key, papers?.[0]), person),
    );
    if (!known) came(key);
    count += 1;
  }
  return count;
}

/** The fields of a pasted text replace those of the form; its other fields stay. */
export function withPasted(
  draft: TravellerDraft,
  { name, certType, certNo, mobilePhone, bornDate, certValidDate, sex, nationality }: PastedPerson,
): TravellerDraft {
  // Another name is another person: nothing of the one from the list stays.
  const base = draft.passengerId && name && name !== draft.name ? blankTraveller(draft.key) : draft;
  const type = certNo ? certType : base.certType;
  const paper = base.papers[type] ?? noPaper;
  const nameField = /\p{Script=Han}/u.test(name) ? 'name' : 'englishName';
  return {
    ...base,
    ...(name && { [nameField]: name }),
    certType: type,
    papers: {
      ...base.papers,
      [type]: { ...paper, certNo: certNo || paper.certNo, certValidDate: certValidDate || paper.certValidDate },
    },
    bornDate: bornDate || base.bornDate,
    sex: sex || base.sex,
    nationality: nationality || base.nationality,
    mobilePhone: mobilePhone || base.mobilePhone,
  };
}
