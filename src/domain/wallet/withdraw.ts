import { showFen } from '../money.ts';
import type { Fen } from '../money.ts';

/** Limits of withdrawals, and what is left of them today. */
export interface WithdrawLimits {
  min: Fen;
  /** Of one withdrawal. */
  max: Fen;
  dailyLeft: Fen;
  dailyTimes: number;
  timesLeft: number;
}

/** Reasons against a withdrawal; amounts come as they are shown. */
export const withdrawWords = {
  noTimes: (times: number) => `今日已提现 ${times} 次，请明天再试`,
  less: (min: string) => `单次提现不能少于 ${min}`,
  more: (max: string) => `单次提现不能超过 ${max}`,
  today: (left: string) => `今日还可提现 ${left}`,
  missing: (available: string) => `钱包可用余额 ${available}，不足以提现该金额`,
};
export type WithdrawWords = typeof withdrawWords;

/** Reason why an amount cannot be withdrawn now; "" when it can. */
export function withdrawReason(amount: Fen, available: Fen, limits: WithdrawLimits, words = withdrawWords): string {
  const { min, max, dailyLeft, dailyTimes, timesLeft } = limits;
  const yuan = (fen: Fen): string => `¥${showFen(fen, true)}`;
  if (timesLeft <= 0) return words.noTimes(dailyTimes);
  if (amount < min) return words.less(yuan(min));
  if (amount > max) return words.more(yuan(max));
  if (amount > dailyLeft) return words.today(yuan(Math.max(0, dailyLeft)));
  return amount > available ? words.missing(yuan(available)) : '';
}

interface FeeRule {
  /** Hundredths of a per cent of the amount. */
  rate: number;
  min: Fen;
  max: Fen;
}

/** Rounded half up to a fen; never below `min`, never above `max`. */
export const feeOf = (amount: Fen, { rate, min, max }: FeeRule): Fen =>
  Math.min(max, Math.max(min, Math.round((amount * rate) / 10_000)));
