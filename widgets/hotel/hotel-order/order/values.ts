import type { UserInfo } from '#contract/account.ts';
import type { VerifiedStay } from '#contract/hotel-order.ts';
import type { RoomGuest } from '#domain/hotel/rooms.ts';
import { memberContact } from '#parts/booking/member-contact.ts';
import type { Choice } from '../address.ts';

export interface OrderValues {
  /** One list of guests a room. */
  guests: RoomGuest[][];
  contact: { name: string; mobilePhone: string; email: string };
  /** "": the usual time. */
  arrival: string;
  remark: string;
  invoice: 'platform' | 'desk' | 'none';
  invoiceKind: 'normal' | 'special';
  invoiceTitle: string;
  taxNo: string;
  overReason: string;
  travelReason: string;
  costCenter: string;
  agreed: boolean;
}

/** An order as it opens: one guest a room, and the member as its contact. */
export function blankValues({ stay, travelType }: Choice, user: UserInfo | null): OrderValues {
  return {
    guests: Array.from({ length: stay.rooms }, () => [{ name: '', pinyin: '' }]),
    contact: memberContact(user),
    arrival: '',
    remark: '',
    invoice: 'none',
    invoiceKind: 'normal',
    invoiceTitle: (travelType === 'business' && user?.custmerExtra?.companyName) || '',
    taxNo: '',
    overReason: '',
    travelReason: '',
    costCenter: '',
    agreed: false,
  };
}

/** Hours that are offered first: the one until which every room is kept. */
const usualArrival = '18:00';

/** The chosen time of arrival while it is offered, else the usual one. */
export const arrivalOf = ({ arrival }: OrderValues, { arrivalTimes }: VerifiedStay): string =>
  [arrival, usualArrival].find((time) => arrivalTimes.includes(time)) ?? arrivalTimes[0] ?? '';

/** Is a special invoice asked for, of a rate that has one. */
export const isSpecial = (values: OrderValues, verified: VerifiedStay): boolean =>
  values.invoiceKind === 'special' && verified.rate.specialInvoice && invoiceOf(values, verified) === 'platform';

/** The chosen invoice while the rate has it. */
export const invoiceOf = ({ invoice }: OrderValues, { rate }: VerifiedStay): OrderValues['invoice'] =>
  invoice === rate.invoice ? invoice : 'none';

export const isForbidden = ({ rate }: VerifiedStay): boolean => rate.standard?.verdict === 'forbidden';

export const needsReason = ({ rate, standard }: VerifiedStay): boolean =>
  rate.standard?.verdict === 'over' && standard?.control === 'reason';
