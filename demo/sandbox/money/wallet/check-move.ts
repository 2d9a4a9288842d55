import type { Envelope } from '#contract/row.ts';
import { fenOf, showFen } from '#domain/money.ts';
import { badInput } from '../../ground/call.ts';

/** The refusal of an amount outside of an action's limits. */
export function outsideLimits(amount: string, { min, max }: { min: number; max: number }): Envelope<never> | undefined {
  const fen = fenOf(amount);
  if (fen < min) return badInput('amount', `金额不能少于 ¥${showFen(min, true)}`);
  if (fen > max) return badInput('amount', `单次金额不能超过 ¥${showFen(max, true)}`);
  return undefined;
}
