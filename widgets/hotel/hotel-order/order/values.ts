import type { UserInfo } from '#contract/account.ts';
import type { VerifiedStay } from '#contract/hotel-order.ts';
import type { RoomGuest } from '#domain/hotel/rooms.ts';
import { fenOf, showFen } from '#domain/money.ts';
import type { Verdict } from '#parts/booking/standard.ts';
import { blankOrder } from '#parts/booking/values.ts';
import type { OrderValues } from '#parts/booking/values.ts';
import type { Choice } from '../address.ts';
import type { Texts } from '../texts.ts';

export interface StayValues extends OrderValues {
  /** One list of guests a room. */
  guests: RoomGuest[][];
  /** "": the usual time. */
  arrival: string;
  remark: string;
  invoice: 'platform' | 'desk' | 'none';
  invoiceKind: 'normal' | 'special';
  invoiceTitle: string;
  taxNo: string;
}

/** An order as it opens, with one guest a room. */
export const blankValues = ({ stay, travelType }: Choice, user: UserInfo | null): StayValues => ({
  ...blankOrder(user),
  guests: Array.from({ length: stay.rooms }, () => [{ name: '', pinyin: '' }]),
  arrival: '',
  remark: '',
  invoice: 'none',
  invoiceKind: 'normal',
  invoiceTitle: (travelType === 'business' && user?.custmerExtra?.companyName) || '',
  taxNo: '',
});

/** Hours that are offered first: the one until which every room is kept. */
const usualArrival = '18:00';

/** The chosen time of arrival while it is offered, else the usual one. */
export const arrivalOf = ({ arrival }: StayValues, { arrivalTimes }: VerifiedStay): string =>
  [arrival, usualArrival].find((time) => arrivalTimes.includes(time)) ?? arrivalTimes[0] ?? '';

/** Is a special invoice asked for, of a rate that has one. */
export const isSpecial = (values: StayValues, verified: VerifiedStay): boolean =>
  values.invoiceKind === 'special' && verified.rate.specialInvoice && invoiceOf(values, verified) === 'platform';

/** The chosen invoice while the rate has it. */
export const invoiceOf = ({ invoice }: StayValues, { rate }: VerifiedStay): StayValues['invoice'] =>
  invoice === rate.invoice ? invoice : 'none';

/** Verdict of the company's standard on the room. */
export const verdictsOf = ({ rate: { standard } }: VerifiedStay, texts: Texts): Verdict[] => {
  if (!standard) return [];
  const { verdict, overBy, overByNight } = standard;
  const over = verdict === 'over' ? texts.over(showFen(fenOf(overByNight)), overBy !== overByNight) : '';
  return [{ ...standard, over }];
};
