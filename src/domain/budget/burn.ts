import { daysBetween } from '../china-time.ts';
import type { Day } from '../china-time.ts';
import { fenOf } from '../money.ts';
import type { Fen } from '../money.ts';

/** Parts of a budget in per cent: from the first on it is nearly used up, from the second on it is too much. */
export interface BudgetWarnings {
  first: number;
  second: number;
}

/** Those of a company that has set none. */
export const usualWarnings: BudgetWarnings = { first: 80, second: 100 };

/** Checks levels as they are typed; undefined: they may be saved. */
export const checkWarnings = ({ first, second }: BudgetWarnings): string | undefined =>
  [first, second].every((part) => Number.isInteger(part) && part >= 1 && part <= 200) && first < second
    ? undefined
    : '请输入 1 至 200 的整数，警戒线要高于提醒线';

const part = (sum: number, whole: number): number => (whole > 0 ? (sum / whole) * 100 : sum > 0 ? 100 : 0);

/** A level of the company's that a budget has reached; null: none. */
export function reachedLevel({ total, used }: { total: Fen; used: Fen }, { first, second }: BudgetWarnings) {
  const percent = part(used, total);
  return percent >= second ? 'second' : percent >= first ? 'first' : null;
}

/** The one state of a budget, the worst that holds: all of it is gone, a level is reached, or its pace leads above it. */
type BurnState = 'over' | 'second' | 'first' | 'fast' | 'ok';

interface Burn {
  paid: Fen;
  reserved: Fen;
  /** In per cent of the budget: paid and promised. */
  used: number;
  paidPart: number;
  /** In per cent of the period, today included. */
  elapsed: number;
  state: BurnState;
  /** Paid until the end at the pace of now; null: too early to say. */
  expected: Fen | null;
}

/** Below this part of the period a pace says nothing. */
const early = 15;

/** How fast a budget is used up against the time of its period. */
export function burnOf(
  { amount, used, reserved }: { amount: string; used: string; reserved: string },
  { from, to, today }: { from: Day; to: Day; today: Day },
  warnings: BudgetWarnings,
): Burn {
  const [total, all, promised] = [fenOf(amount), fenOf(used), fenOf(reserved)];
  const paid = all - promised;
  const elapsed = Math.min(100, part(daysBetween(from, today) + 1, daysBetween(from, to) + 1));
  const expected = elapsed < early ? null : Math.max(all, Math.round(paid / (elapsed / 100)));
  const level = reachedLevel({ total, used: all }, warnings);
  return {
    paid,
    reserved: promised,
    used: part(all, total),
    paidPart: part(paid, total),
    elapsed,
    state: all > total ? 'over' : (level ?? (expected !== null && expected > total ? 'fast' : 'ok')),
    expected,
  };
}
