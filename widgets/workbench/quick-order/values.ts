import type { Read, ReadOrder } from '#domain/flight/pasted/read-order.ts';
import type { CertType } from '#domain/passenger/documents/cert-types.ts';

interface Readable {
  /** Place in what was read from the text, which stays while others are removed; none: added by hand. */
  origin?: number;
}
type Typed<Values> = Exclude<keyof Values, 'origin'>;
export type SegmentField = Typed<SegmentValues>;
export type PersonField = Typed<PersonValues>;

export interface SegmentValues extends Readable {
  flightNo: string;
  cabin: string;
  date: string;
  from: string;
  to: string;
}

export interface PersonValues extends Readable {
  name: string;
  psgType: 'ADT' | 'CHD' | 'INF';
  certType: CertType;
  certNo: string;
  bornDate: string;
  certValidDate: string;
  mobilePhone: string;
}

export interface QuickValues {
  text: string;
  /** The text that flights and passengers were read from; "" before the first reading. */
  readText: string;
  segments: SegmentValues[];
  passengers: PersonValues[];
  contact: { name: string; mobilePhone: string };
  acceptDuplicate: boolean;
  agreed: boolean;
  documentConsent: boolean;
  guardianConsent: boolean;
}

export const blankSegment: SegmentValues = { flightNo: '', cabin: '', date: '', from: '', to: '' };
export const blankPerson: PersonValues = {
  name: '',
  psgType: 'ADT',
  certType: '1',
  certNo: '',
  bornDate: '',
  certValidDate: '',
  mobilePhone: '',
};

/** The value that was read for each field of the form, by its path. */
export function readsOf(
  order: ReadOrder | null,
  { segments, passengers }: Pick<QuickValues, 'segments' | 'passengers'>,
): Readonly<Record<string, Read>> {
  const reads: Record<string, Read> = {};
  segments.forEach(({ origin }, n) => {
    const one = order?.segments[origin ?? -1];
    if (!one) return;
    for (const field of ['flightNo', 'cabin', 'date', 'from', 'to'] as const)
      reads[`segments.${n}.${field}`] = one[field];
  });
  passengers.forEach(({ origin }, n) => {
    const one = order?.people[origin ?? -1];
    if (!one) return;
    for (const field of ['name', 'certNo', 'mobilePhone'] as const) reads[`passengers.${n}.${field}`] = one[field];
  });
  if (order?.contact.value) reads['contact.mobilePhone'] = order.contact;
  return reads;
}
