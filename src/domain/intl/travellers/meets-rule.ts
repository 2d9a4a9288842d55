import type { Day } from '../../china-time.ts';
import { areaOf } from '../border.ts';

/** A traveller with a document. */
export interface Holder {
  name: string;
  /** "": not known, or a document that does not expire. */
  certValidDate: Day | '';
  nationality: string;
  /** Country of a visa that is held; "" for none. */
  visaCountry: string;
}

interface Rule {
  kind: string;
  country: string;
  nationality: string;
  until?: Day;
}

/** A rule of the checklist for one traveller: `isMet` undefined where it is not known. */
interface Standing {
  holder: Holder;
  isMet: boolean | undefined;
}

/** Travellers with another passport than the one whose entry a rule tells: their own has to be asked for. */
export const notOf = (
  { kind, nationality }: Pick<Rule, 'kind' | 'nationality'>,
  holders: readonly Holder[],
): Holder[] =>
  kind === 'entry' || kind === 'transit'
    ? holders.filter((holder) => holder.nationality !== '' && holder.nationality !== nationality)
    : [];

/** The travellers that a rule concerns: whether their document is valid long enough, or they have said which visa they hold. */
export function standingsOf({ kind, country, nationality, until }: Rule, holders: readonly Holder[]): Standing[] {
  if (until)
    return holders.map((holder) => ({
      holder,
      isMet: holder.certValidDate ? holder.certValidDate >= until : undefined,
    }));
  if (kind !== 'entry' && kind !== 'transit') return [];
  return holders
    .filter((holder) => holder.nationality === nationality)
    .map((holder) => ({ holder, isMet: areaOf(holder.visaCountry) === areaOf(country) || undefined }));
}
