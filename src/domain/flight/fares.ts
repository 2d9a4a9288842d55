import { roundToTenYuan } from '../money.ts';
import type { Fen } from '../money.ts';

/** A child pays half the published full fare of the cabin, or the adult fare where that is cheaper (4.1 of the domain rules). */
export const childFareOf = (fullFare: Fen, adultFare: Fen): Fen => Math.min(roundToTenYuan(fullFare / 2), adultFare);

/** An infant without a seat pays a tenth of the published full fare of the cabin. */
export const infantFareOf = (fullFare: Fen): Fen => roundToTenYuan(fullFare / 10);

/** Minutes before departure at which selling ends. */
export const salesCloseMinutes = 45;
