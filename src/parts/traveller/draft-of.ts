import type { Passenger } from '#contract/passenger.ts';
import { checkValidity } from '#domain/passenger/documents/validity.ts';
import { certTypeOrder, certTypes } from '#domain/passenger/documents/cert-types.ts';
import type { CertType } from '#domain/passenger/documents/cert-types.ts';
import { blankTraveller } from './draft.ts';
import type { TravellerDraft } from './draft.ts';

/** A frequent passenger with the first document that is valid on the days of travel, else the first one. */
export function fromFrequent(
  key: string,
  person: Passenger,
  travelDays: readonly string[],
  types: readonly CertType[] = certTypeOrder,
): TravellerDraft {
  const papers = Object.fromEntries(
    person.documents.map((one) => [
      one.certType,
      { certNo: '', certValidDate: one.certValidDate ?? '', kept: one.maskedNo },
    ]),
  ) as TravellerDraft['papers'];
  const owned = types.filter((type) => papers[type]);
  const valid = owned.find((type) => !checkValidity(type, papers[type]?.certValidDate ?? '', travelDays));
  return {
    ...blankTraveller(key),
    passengerId: person.id,
    isOwn: person.isOwn,
    name: person.name,
    englishName: person.englishName,
    psgType: person.psgType,
    certType: valid ?? owned[0] ?? types[0] ?? '1',
    papers,
    bornDate: person.bornDate,
    sex: person.sex,
    nationality: person.nationality,
    mobilePhone: person.mobilePhone,
  };
}

/** The one of the two names that the chosen document carries. */
export const nameFieldOf = (one: TravellerDraft): 'name' | 'englishName' =>
  certTypes[one.certType].name === 'latin' ? 'englishName' : 'name';
