import { countsOf, noOne } from '#domain/passenger/party/party-counts.ts';
import type { Counts } from '#domain/passenger/party/party-counts.ts';
import { openPlace } from '#domain/passenger/party/searched-party.ts';
import type { AgeVerdict } from '#domain/passenger/age-bands.ts';
import { judgeAge, needsGuardian } from '#domain/passenger/age-bands.ts';
import { certTypes } from '#domain/passenger/documents/cert-types.ts';
import { isKept } from '#domain/passenger/documents/validity.ts';
import { birthdayOf, checkPassenger } from '#domain/passenger/check-passenger.ts';
import type { Journey, PassengerField, PassengerInput } from '#domain/passenger/check-passenger.ts';
import { findDuplicates } from '#domain/passenger/documents/duplicates.ts';
import { readIdCard, tidyCertNo } from '#domain/passenger/documents/id-card.ts';
import { checkName, readName } from '#domain/passenger/names/names.ts';
import { fareTypeOf } from '#domain/passenger/psg-types.ts';
import type { Fen } from '#domain/money.ts';
import type { FareType, PsgType } from '#domain/passenger/psg-types.ts';
import type { PassengerTicket } from '#domain/rail/order/passenger-ticket.ts';
import { paperOf } from './draft.ts';
import { nameFieldOf } from './draft-of.ts';
import type { TravellerDraft } from './draft.ts';

/** A field of a traveller that may be wrong; those after it are asked for abroad. */
export type TravellerField = PassengerField | 'sex' | 'nationality' | 'visaCountry' | 'proofNo';

/** Result of the rules for one form. */
export interface Judged {
  draft: TravellerDraft;
  /** As it goes into the order. */
  input: PassengerInput;
  fare: FareType;
  /** "" while it is unknown. */
  birthday: string;
  age: AgeVerdict | undefined;
  guardian: boolean;
  /** Of a train: the ticket by age and wish, with its price for all rides. */
  ticket?: PassengerTicket & { fen: Fen };
  nameHint: string;
  certHint: string;
  errors: Partial<Record<TravellerField, string>>;
}

const isSold = (type: PsgType, allowed: readonly PsgType[] | undefined): boolean => !allowed || allowed.includes(type);

/** Age decides the type; only an infant's seat and the kind of adult are the member's choice. */
function typeOf(draft: TravellerDraft, age: AgeVerdict | undefined, allowed: readonly PsgType[] | undefined): PsgType {
  if (!age) return fareTypeOf(draft.psgType) === 'ADT' && !isSold(draft.psgType, allowed) ? 'ADT' : draft.psgType;
  if (age.fare === 'INF') return draft.ownSeat ? 'CHD' : 'INF';
  if (age.fare === 'CHD') return 'CHD';
  return fareTypeOf(draft.psgType) === 'ADT' && isSold(draft.psgType, allowed) ? draft.psgType : 'ADT';
}

/** One form by itself, with the rules that all products have. */
function judgeOne(draft: TravellerDraft, journey: Journey): Judged {
  const script = certTypes[draft.certType].name;
  const paper = paperOf(draft);
  const input: PassengerInput = {
    name: readName(draft[nameFieldOf(draft)], script),
    psgType: draft.psgType,
    certType: draft.certType,
    certNo: tidyCertNo(paper.certNo),
    certValidDate: certTypes[draft.certType].expires ? paper.certValidDate : '',
    bornDate: draft.bornDate,
    sex: draft.sex,
    mobilePhone: draft.mobilePhone,
    guardianConsent: draft.guardianConsent,
    isKept: isKept(paper),
  };
  const birthday = birthdayOf(input, journey.today);
  const age = birthday ? judgeAge(birthday, journey.travelDays) : undefined;
  input.psgType = typeOf(draft, age, journey.psgTypes);
  const card = draft.certType === '1' ? readIdCard(input.certNo, journey.today) : undefined;
  return {
    draft,
    input,
    fare: fareTypeOf(input.psgType),
    birthday,
    age,
    guardian: !!birthday && needsGuardian(birthday, journey.today),
    nameHint: checkName(input.name, script, draft[nameFieldOf(draft)]).hint,
    certHint: card?.ok ? card.warning : '',
    errors: checkPassenger(input, journey),
  };
}

/** Words that come with the rules. */
const judgeTexts = { sameDocument: (at: number) => `与乘机人 ${at} 的证件相同，请核对` };
type JudgeWords = typeof judgeTexts;

/** The type of this passenger is not known yet. */
const isOpen = ({ draft, age }: Judged): boolean => !age && !draft.passengerId && draft.psgType === 'ADT';

/** All forms, with the second of two equal documents marked. A form of unknown type takes an open place of the party searched. */
export function judgeAll(
  people: readonly TravellerDraft[],
  journey: Journey,
  searched: Counts = noOne,
  words: JudgeWords = judgeTexts,
): Judged[] {
  const judged = people.map((draft) => judgeOne(draft, journey));
  let taken = countsOf(judged.filter((one) => !isOpen(one)));
  for (const one of judged.filter(isOpen)) {
    const place = openPlace(taken, searched);
    taken = { ...taken, [place]: taken[place] + 1 };
    if (place === 'ADT') continue;
    one.input.psgType = place;
    one.fare = place;
  }
  findDuplicates(judged.map((one) => one.input)).forEach((first, at) => {
    const one = judged[at];
    if (one && first >= 0) one.errors.certNo ??= words.sameDocument(first + 1);
  });
  return judged;
}

/** Faults of each traveller, by the fields of the form. */
export const travellerErrors = (people: readonly Judged[]): Record<string, string> =>
  Object.fromEntries(
    people.flatMap(({ draft, errors }) =>
      Object.entries(errors).map(([name, message]) => [`${draft.key}.${name}`, message]),
    ),
  );
