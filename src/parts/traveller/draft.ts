import type { CertType } from '#domain/passenger/documents/cert-types.ts';
import type { PsgType } from '#domain/passenger/psg-types.ts';
import type { TicketType } from '#domain/rail/ticket-types.ts';

export interface Paper {
  /** "" while only the server has it; then `kept` is its masked form. */
  certNo: string;
  certValidDate: string;
  kept?: string;
}

/** One passenger as typed. Documents of every type stay, so that choosing another type loses nothing. */
export interface TravellerDraft {
  /** Names the form, not the person. */
  key: string;
  /** "" for a person who is not in the frequent list. */
  passengerId: string;
  /** False for a colleague, whose numbers stay with the company. */
  isOwn: boolean;
  name: string;
  /** The name on documents in Latin letters. */
  englishName: string;
  psgType: PsgType;
  certType: CertType;
  papers: Partial<Record<CertType, Paper>>;
  bornDate: string;
  sex: 'M' | 'F' | '';
  mobilePhone: string;
  guardianConsent: boolean;
  /** An infant that takes a seat on a child's ticket. */
  ownSeat: boolean;
  /** Of a train; "": by age. */
  ticketType: TicketType | '';
  /** International orders: ISO 3166-1 alpha-2; of a new traveller that of the document; "" while it is not chosen. */
  nationality: string;
  /** Abroad: the country whose visa the traveller has. */
  visaCountry: string;
  /** Number of the proof that a type of passenger asks for. */
  proofNo: string;
  /** Saves this person in the frequent list; ticked by the member with the person's consent. */
  save: boolean;
}

/** Without the numbers of documents, which no draft holds for longer than half an hour. */
export const withoutPapers = <V extends { people: readonly TravellerDraft[] }>(values: V): V => ({
  ...values,
  people: values.people.map((one) => ({
    ...one,
    proofNo: '',
    papers: Object.fromEntries(Object.entries(one.papers).map(([type, paper]) => [type, { ...paper, certNo: '' }])),
  })),
});

export const noPaper: Paper = { certNo: '', certValidDate: '' };
export const paperOf = (one: TravellerDraft, type = one.certType): Paper => one.papers[type] ?? noPaper;
/** A key no form of this list has. */
export function nextKey(people: readonly TravellerDraft[]): string {
  return `p${Math.max(0, ...people.map((one) => Number(one.key.slice(1)))) + 1}`;
}

/** The nationality of most who carry a document; "" where it tells of two regions. It stands until another one is chosen. */
export const usualNationality = (type: CertType): string => (type === '4' ? 'TW' : type === '5' ? '' : 'CN');

export const blankTraveller = (key: string, certType: CertType = '1', psgType: PsgType = 'ADT'): TravellerDraft => ({
  key,
  passengerId: '',
  isOwn: true,
  name: '',
  englishName: '',
  psgType,
  certType,
  papers: {},
  bornDate: '',
  sex: '',
  mobilePhone: '',
  guardianConsent: false,
  ownSeat: false,
  ticketType: '',
  nationality: usualNationality(certType),
  visaCountry: '',
  proofNo: '',
  save: false,
});

/** An untouched form. In a place of the search it counts for no price and no party. */
export const isBlank = (one: TravellerDraft): boolean =>
  !one.passengerId && !one.name && !one.englishName && !paperOf(one).certNo;
