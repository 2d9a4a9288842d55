import type { UserInfo } from '#contract/account.ts';
import { memberContact } from './member-contact.ts';

export interface Contact {
  name: string;
  mobilePhone: string;
  email: string;
}

/** The company's side of an order. */
export interface BusinessValues {
  overReason: string;
  travelReason: string;
  costCenter: string;
  project: string;
  /** Trip application that it is booked from; "": the only one, or none. */
  applicationId: string;
}

/** Values that every order has beside those of its product. */
export interface OrderValues extends BusinessValues {
  contact: Contact;
  agreed: boolean;
}

/** An order that the server has made. */
export interface MadeOrder {
  /** Absent where the number of the order names it. */
  orderId?: string;
  orderNo: string;
  payprice: string;
  /** False: there is nothing to be paid online. */
  needsPayment?: boolean;
}

/** An order as it opens, with the member as its contact. */
export const blankOrder = (user: UserInfo | null): OrderValues => ({
  contact: memberContact(user),
  overReason: '',
  travelReason: '',
  costCenter: '',
  project: '',
  applicationId: '',
  agreed: false,
});

/** These values as they are sent. */
export const orderInput = ({ contact, agreed, ...company }: OrderValues, isBusiness: boolean) => ({
  contact: { ...contact, name: contact.name.trim(), email: contact.email.trim() },
  ...(isBusiness && {
    overReason: company.overReason.trim(),
    travelReason: company.travelReason.trim(),
    ...(company.costCenter && { costCenter: company.costCenter }),
    ...(company.project.trim() && { project: company.project.trim() }),
    ...(company.applicationId && { applicationId: company.applicationId }),
  }),
  agreed,
});
