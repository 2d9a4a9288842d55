import type { Holder } from '#domain/intl/travellers/meets-rule.ts';
import type { Judged } from '#parts/traveller/judge.ts';

/** Travellers as the order sends them. */
export const passengersOf = (people: readonly Judged[]) => people.map(passengerOf);

const passengerOf = ({ draft, input, birthday, guardian }: Judged) => ({
  ...(draft.passengerId && { passengerId: draft.passengerId }),
  name: input.name,
  psgType: input.psgType,
  certType: input.certType,
  certNo: input.certNo,
  ...(input.certValidDate && { certValidDate: input.certValidDate }),
  ...(birthday && { bornDate: birthday }),
  ...(input.sex && { sex: input.sex }),
  nationality: draft.nationality,
  ...(draft.visaCountry && { visaCountry: draft.visaCountry }),
  ...(draft.proofNo.trim() && { proofNo: draft.proofNo.trim() }),
  mobilePhone: input.mobilePhone ?? '',
  ...(guardian && { guardianConsent: true }),
});

/** A traveller as the checklist of documents judges it. */
export const holderOf = ({ input, draft }: Judged): Holder => ({
  name: input.name,
  certValidDate: input.certValidDate ?? '',
  nationality: draft.nationality,
  visaCountry: draft.visaCountry,
});
