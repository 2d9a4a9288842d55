import { checkIntlTraveller } from '#domain/intl/travellers/check-traveller.ts';
import type { IntlJourney } from '#domain/intl/travellers/check-traveller.ts';
import { checkName, readName } from '#domain/passenger/names/names.ts';
import type { Counts } from '#domain/passenger/party/party-counts.ts';
import { judgeAll } from '#parts/traveller/judge.ts';
import type { Judged } from '#parts/traveller/judge.ts';
import type { TravellerDraft } from '#parts/traveller/draft.ts';

/** All forms by the rules of travellers abroad: names as in the passport, validity to the day that the trip asks for. */
export const judgeIntl = (people: readonly TravellerDraft[], journey: IntlJourney, searched: Counts): Judged[] =>
  judgeAll(people, journey, searched).map((one) => {
    const { draft } = one;
    const input = { ...one.input, name: readName(draft.englishName, 'latin'), sex: draft.sex };
    const { nationality, visaCountry, proofNo } = draft;
    const found = checkIntlTraveller({ ...input, nationality, visaCountry, proofNo }, journey);
    const { certType, ...errors } = found;
    const certNo = certType ?? errors.certNo ?? one.errors.certNo;
    return {
      ...one,
      input,
      nameHint: checkName(input.name, 'latin', draft.englishName).hint,
      errors: { ...errors, ...(certNo && { certNo }) },
    };
  });
