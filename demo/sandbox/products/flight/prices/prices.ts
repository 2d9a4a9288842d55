import { roundToTenYuan } from '#domain/money.ts';
import type { Fen } from '#domain/money.ts';
import type { Cabin } from '../schedule/cabins.ts';

/** The last seats of a class cost more: seats left, and what is added. */
const scarcity: readonly (readonly [seats: number, times: number])[] = [
  [2, 1.05],
  [4, 1.03],
  [7, 1.015],
];

/** Wanted flights are a little dearer in every class, unwanted ones cheaper. */
const moved = (pull: number): number => 1 + Math.max(-0.1, Math.min(0.08, (pull - 1) * 0.3));

/**
 * Adult fare of a class (fen, whole tens of yuan) with so many seats left. The full fare Y is published and never moves;
 * no discounted economy fare reaches it. Price steps between classes are wider than anything added here.
 */
export function fareOf(cabin: Cabin, fullFare: Fen, pull: number, seatsLeft: number): Fen {
  if (cabin.code === 'Y') return fullFare;
  const scarce = cabin.isContract ? 1 : (scarcity.find(([seats]) => seatsLeft <= seats)?.[1] ?? 1);
  const fare = Math.max(1000, roundToTenYuan(fullFare * cabin.step * (cabin.isContract ? 1 : moved(pull)) * scarce));
  return cabin.cabinClass === 'Y' && cabin.step < 1 ? Math.min(fare, fullFare - 1000) : fare;
}

/** Tenths of the full fare, one decimal: 4.7. */
export const discountOf = (fare: Fen, fullFare: Fen): number => Math.round((fare / fullFare) * 100) / 10;
