import type { Fen } from '../money.ts';
import type { ScheduleKind } from '../order/schedule.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** Fee by the time before departure, in hundredths of the price (12306 rules; values with their sources in the design). */
export const refundSteps: readonly (readonly [atLeastMs: number, percent: number])[] = [
  [8 * dayMs, 0],
  [48 * hourMs, 5],
  [24 * hourMs, 10],
  [0, 20],
];

/** To half a yuan: under 0.25 down, from 0.25 to under 0.75 to 0.5, from 0.75 up. */
export const roundFee = (fen: number): Fen => Math.floor((fen + 25) / 50) * 50;

const leastFee: Fen = 200;

/** Between two rates nothing else changes a refund. */
export interface RefundTerms {
  /** Changed between 48 hours and 8 days before departure to a train beyond 8 days: 5 % stay. */
  keepsFivePercent?: boolean;
  /** The railway is the cause: nothing is kept, of a cancelled train also after its time. */
  freedBy?: ScheduleKind | undefined;
}

/** Hundredths of the price that a refund costs; undefined: the train has left. */
export function refundPercent(departsMs: number, nowMs: number, terms: RefundTerms = {}): number | undefined {
  const left = departsMs - nowMs;
  const step = refundSteps.find(([atLeast]) => left >= atLeast);
  if (terms.freedBy === 'cancelled' || (terms.freedBy && step)) return 0;
  if (!step) return undefined;
  return terms.keepsFivePercent ? Math.max(5, step[1]) : step[1];
}

/** Never more than the price; nothing where the rate is nothing. */
export function feeOf(price: Fen, percent: number): Fen {
  if (percent === 0) return 0;
  return Math.min(price, Math.max(leastFee, roundFee((price * percent) / 100)));
}

interface RefundQuote {
  percent: number;
  fee: Fen;
  back: Fen;
  /** When the fee rises next, and to how much; null: it rises no more before the departure. */
  next: { atMs: number; percent: number; fee: Fen } | null;
}

/** The money that a ticket brings back now, and the end of this step; undefined: the train has left. */
export function refundQuote(
  price: Fen,
  departsMs: number,
  nowMs: number,
  terms: RefundTerms = {},
): RefundQuote | undefined {
  const percent = refundPercent(departsMs, nowMs, terms);
  if (percent === undefined) return undefined;
  const fee = feeOf(price, percent);
  const later = refundSteps
    .map(([atLeast]) => departsMs - atLeast + 1)
    .filter((atMs) => atMs > nowMs && atMs <= departsMs)
    .map((atMs) => ({ atMs, percent: refundPercent(departsMs, atMs, terms) ?? percent }))
    .find((one) => one.percent !== percent);
  return { percent, fee, back: price - fee, next: later ? { ...later, fee: feeOf(price, later.percent) } : null };
}
