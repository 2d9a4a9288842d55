import type { BookedProduct, BookingTerms, Payer } from '#domain/company/preferences.ts';
import type { Fen } from '#domain/money.ts';
import type { Call } from '../../ground/call.ts';
import { creditBlockOf } from '../../money/payments/credit-block.ts';
import { approvalTerms } from './approval-terms.ts';
import type { Offered } from './approval-terms.ts';
import { ownCenterOf } from './business-terms.ts';
import { bookingTermsOf } from '../../ground/member/preferences-of.ts';

/** Decisions of the caller's company about business bookings; null for private travel. */
export async function bookingTerms(
  travelType: 'private' | 'business',
  call: Pick<Call, 'db' | 'member'>,
  product: BookedProduct,
): Promise<BookingTerms | null> {
  const { db, member } = call;
  if (travelType !== 'business' || !member) return null;
  return await bookingTermsOf(db, member.creditMemberId, product);
}

/** The same with the approval that this offer needs, as its answer has it, and whether the company's line is stopped. */
export async function foretold(
  booking: BookingTerms | null,
  call: Pick<Call, 'db' | 'member' | 'app' | 'now'>,
  product: BookedProduct,
  offered: Offered,
): Promise<{ booking?: BookingTerms }> {
  if (!booking) return {};
  const approval = await approvalTerms(call, product, offered);
  const isStopped = (await creditBlockOf(call.db, String(call.member?.creditMemberId ?? ''))) !== '';
  const ownCostCenter = call.member ? await ownCenterOf(call.db, call.member) : '';
  return {
    booking: {
      ...booking,
      ...(approval && { approval }),
      ...(isStopped && { isStopped }),
      ...(ownCostCenter && { ownCostCenter }),
    },
  };
}

/** Without a limit nothing is above it: there is nothing to share. */
export const payerOf = (booking: BookingTerms | null, limit: unknown): Payer =>
  booking === null || (booking.payer === 'split' && limit === null) ? 'company' : booking.payer;

/** The traveller's part of a price of which `above` is above the standard. */
export const personalPart = (payer: Payer, price: Fen, above: Fen): Fen =>
  ({ company: 0, split: above, personal: price })[payer];
