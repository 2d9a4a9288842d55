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

/** Reason why an amount cannot be withdrawn now; "" when it can. */
export function withdrawReason(amount: Fen, available: Fen, limits: WithdrawLimits): string {
  const { min, max, dailyLeft, dailyTimes, timesLeft } = limits;
  const yuan = (fen: Fen): string => `¥${showFen(fen, true)}`;
  if (timesLeft <= 0) return `今日已提现 ${dailyTimes} 次，请明天再试`;
  if (amount < min) return `单次提现不能少于 ${yuan(min)}`;
  if (amount > max) return `单次提现不能超过 ${yuan(max)}`;
  if (amount > dailyLeft) return `今日还可提现 ${yuan(Math.max(0, dailyLeft))}`;
  if (amount > available) return `钱包可用余额 ${yuan(available)}，不足以提现该金额`;
  return '';
}

export interface FeeRule {
  /** Hundredths of a per cent of the amount. */
  rate: number;
  min: Fen;
  max: Fen;
}

/** Rounded half up to a fen; never below `min`, never above `max`. */
export const feeOf = (amount: Fen, { rate, min, max }: FeeRule): Fen =>
  Math.min(max, Math.max(min, Math.round((amount * rate) / 10_000)));
