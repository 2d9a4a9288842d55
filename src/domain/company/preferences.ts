import type { PathRefusal } from '../process/schema.ts';

/** Decisions of a company for all business bookings of a product. */
export const bookedProducts = ['flight', 'intl', 'train', 'hotel'] as const;
export type BookedProduct = (typeof bookedProducts)[number];
export const productWords: Readonly<Record<BookedProduct, string>> = {
  flight: '国内机票',
  intl: '国际机票',
  train: '火车票',
  hotel: '酒店',
};

/** `split`: the company pays up to the standard, the traveller the rest. */
export const payers = ['company', 'split', 'personal'] as const;
export type Payer = (typeof payers)[number];

export const insuranceChoices = ['none', 'offered', 'default'] as const;
export type InsuranceChoice = (typeof insuranceChoices)[number];

/** `asFare`: like the ticket, within the company's limit. */
export const insurancePayers = ['asFare', 'company', 'traveller'] as const;
export type InsurancePayer = (typeof insurancePayers)[number];

export const requirable = ['costCenter', 'project', 'travelReason'] as const;
export type RequiredField = (typeof requirable)[number];

/** Contact with which a booking begins. */
export const contactChoices = ['booker', 'traveller', 'company'] as const;
export type ContactChoice = (typeof contactChoices)[number];

export interface Preference {
  payer: Payer;
  insurance: InsuranceChoice;
  insurancePayer: InsurancePayer;
  required: RequiredField[];
  contact: ContactChoice;
}

export interface Preferences {
  products: Record<BookedProduct, Preference>;
  /** For `company` among the contacts; "" for none. */
  contactName: string;
  contactPhone: string;
  /** Minutes that an order under approval is held; absent: two hours. */
  approvalHold?: number;
}

/** Minutes of such a hold that a company may choose; a fare's own deadline may end it sooner. */
export const holdChoices = [30, 60, 120, 240, 480, 720, 1440] as const;

/** Minutes that seats and rooms of an order under approval are held, unless a company has decided otherwise. */
export const plainHoldMinutes = 120;

/** Products that are sold with an insurance. */
export const isInsured: Readonly<Record<BookedProduct, boolean>> = {
  flight: true,
  intl: false,
  train: true,
  hotel: false,
};

const plain = (product: BookedProduct, insurancePayer: InsurancePayer): Preference => ({
  payer: 'company',
  insurance: isInsured[product] ? 'offered' : 'none',
  insurancePayer,
  required: [],
  contact: 'booker',
});

/** Of a company that has decided nothing yet. */
export const plainPreferences: Preferences = {
  products: {
    flight: { ...plain('flight', 'asFare'), payer: 'split' },
    intl: plain('intl', 'asFare'),
    train: plain('train', 'company'),
    hotel: plain('hotel', 'asFare'),
  },
  contactName: '',
  contactPhone: '',
};

/** Approvals that a booker's orders need before they are paid. */
export interface ApprovalTerms {
  /** Every order. */
  fee: boolean;
  /** Orders above the standard. */
  over: boolean;
  /** Minutes for which seats and rooms are held. */
  holdMinutes: number;
  /** Those who probably decide, step by step, as far as they are known; the facts of the order may lead elsewhere. */
  steps: { role: string; people: string[] }[];
  /** Working minutes that all of them usually take; absent: unknown. */
  minutes?: number;
  /** When the last of them has probably decided; absent: unknown. */
  endsMs?: number;
  /** A limit would probably refuse it before. */
  refused?: PathRefusal;
}

/** The preferences that a booking acts by; private travel has none. */
export interface BookingTerms extends Omit<Preference, 'contact'> {
  /** Absent: nothing is approved. */
  approval?: ApprovalTerms;
  /** The company's line takes no booking now: a bill is overdue. */
  isStopped?: true;
  /** Cost centre of the employee or the department, as the offer names it; absent: none. */
  ownCostCenter?: string;
  /** Contact with which the form begins: of the member, of the first traveller, or this one. */
  contact: 'booker' | 'traveller' | { name: string; mobilePhone: string };
}

export function termsOf({ products, contactName, contactPhone }: Preferences, product: BookedProduct): BookingTerms {
  const { contact, ...preference } = products[product];
  return {
    ...preference,
    contact: contact === 'company' ? { name: contactName, mobilePhone: contactPhone } : contact,
  };
}

/** The fields of an order that a company may ask for. */
export type AskedFields = Partial<Record<RequiredField, string | undefined>>;

/** The first field that the company asks for and the order lacks. */
export const missingField = (
  { required }: Pick<Preference, 'required'>,
  given: AskedFields,
): RequiredField | undefined => requirable.find((field) => required.includes(field) && !given[field]?.trim());
