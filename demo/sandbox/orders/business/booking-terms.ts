import type { BookedProduct, BookingTerms, Payer } from '#domain/company/preferences.ts';
import type { Fen } from '#domain/money.ts';
import type { Call } from '../../ground/call.ts';
import { bookingTermsOf } from '../../ground/member/preferences-of.ts';

/** Decisions of the caller's company about business bookings; null for private travel. */
export const bookingTerms = async (
  travelType: 'private' | 'business',
  { db, member }: Pick<Call, 'db' | 'member'>,
  product: BookedProduct,
): Promise<BookingTerms | null> =>
  travelType === 'business' && member ? await bookingTermsOf(db, member.creditMemberId, product) : null;

/** Without a limit nothing is above it: there is nothing to share. */
export const payerOf = (booking: BookingTerms | null, limit: unknown): Payer =>
  booking === null || (booking.payer === 'split' && limit === null) ? 'company' : booking.payer;

/** The traveller's part of a price of which `above` is above the standard. */
export const personalPart = (payer: Payer, price: Fen, above: Fen): Fen =>
  ({ company: 0, split: above, personal: price })[payer];
