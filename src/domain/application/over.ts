import { fenOf } from '../money.ts';
import type { Fen } from '../money.ts';
import { checkWords } from './check-words.ts';
import type { TripContent, TripProduct } from './schema.ts';
import { productsOf } from './standing.ts';

/** A leg as it was estimated. */
export interface JudgedLeg {
  legId: string;
  verdict: 'ok' | 'over' | 'none';
  /** Highest sum within the standard for all of its people, room-nights or rides; null: it has none. */
  limit: Fen | null;
}

type Over = Partial<Record<TripProduct, Fen>>;

/** Products whose budget is above the standard, by how much. */
export function overOf(
  content: Pick<TripContent, 'mode' | 'legs' | 'products' | 'budgets'>,
  judged: readonly JudgedLeg[],
): Over {
  const over: Over = {};
  for (const product of productsOf(content)) {
    const own = content.legs.filter((leg) => leg.product === product);
    const limits = own.map(({ legId }) => judged.find((one) => one.legId === legId)?.limit ?? null);
    const limit = limits.reduce<Fen | null>((sum, one) => (sum === null || one === null ? null : sum + one), 0);
    const above = own.length && limit !== null ? (content.budgets[product] ?? 0) - limit : 0;
    if (above > 0) over[product] = above;
  }
  return over;
}

/** The trip asks for more than the standard allows: a budget above it, or a leg without an offer within it. */
export const exceeds = (over: Over, judged: readonly Pick<JudgedLeg, 'verdict'>[]): boolean =>
  Object.keys(over).length > 0 || judged.some(({ verdict }) => verdict === 'over');

/** The reason for an exception; one that is left over from a trip above the standard counts for nothing. */
export const reasonOf = (
  content: Pick<TripContent, 'mode' | 'legs' | 'products' | 'budgets' | 'overReason'>,
  judged: readonly JudgedLeg[],
): string => (exceeds(overOf(content, judged), judged) ? content.overReason : '');

export const overReasonMissing = checkWords.overReason;

/** An estimate as the wire has it: the limit in yuan for one unit, "" without one. */
interface YuanLeg extends Pick<JudgedLeg, 'legId' | 'verdict'> {
  limit: string;
  units: number;
}

/** Legs as the standard judges them, from their estimates. */
export const judgedOf = (legs: readonly YuanLeg[]): JudgedLeg[] =>
  legs.map(({ legId, verdict, limit, units }) => ({ legId, verdict, limit: limit ? fenOf(limit) * units : null }));

/** The trip as it is typed asks for more than the standard, by the estimates that are shown. */
export function isAboveStandard(content: TripContent, legs: readonly YuanLeg[]): boolean {
  const judged = judgedOf(legs);
  return exceeds(overOf(content, judged), judged);
}
