import type { Fen } from '../money.ts';

/**
 * Incomes of a member from sold tickets of flights and trains: points of own orders, money from orders of members that
 * they recommended, and the commission that the superior gives of own orders.
 */
const incomeKinds = ['points', 'recom', 'share', 'commission'] as const;
export type IncomeKind = (typeof incomeKinds)[number];

/** Points for a yuan of fare, in thousandths. */
export const pointsRate = { private: 1000, business: 500 } as const;

/** Recommendation income: thousandths of the fare, of private orders of the recommended member's first year. */
export const recommendation = { permille: 10, atMostFen: 20_00 as Fen, days: 365 } as const;

/** Profit share of a private order of a subordinate, in thousandths of the fare, by the type of its distributor. */
export const profitShare: Readonly<Partial<Record<number, number>>> = { 40: 15, 50: 10 };

/** Money from a trip may be used a day after its last arrival: until then a refund takes it back. */
export const heldAfterTripMs = 86_400_000;

/** A ticket's income at a rate, rounded down. Points are counted in hundredths, as money is in fen. */
export function incomeOf(kind: IncomeKind, permille: number, fare: Fen): Fen {
  const part = Math.floor((fare * permille) / 1000);
  if (kind === 'points') return part - (part % 100);
  return kind === 'recom' ? Math.min(part, recommendation.atMostFen) : part;
}
