import { roundToTenYuan } from '../money.ts';
import type { Fen } from '../money.ts';

/** A child pays half the adult price of the cabin, rounded to ten yuan, from the list to the order (specification 2, section 5). */
export const childFareOf = (adultFare: Fen): Fen => roundToTenYuan(adultFare / 2);

/** An infant without a seat pays a tenth of the published full fare of the cabin. */
export const infantFareOf = (fullFare: Fen): Fen => roundToTenYuan(fullFare / 10);

/** Minutes before departure at which selling ends. */
export const salesCloseMinutes = 45;
