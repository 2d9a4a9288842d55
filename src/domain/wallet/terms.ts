import type { Fen } from '../money.ts';
import { feeOf } from './withdraw.ts';

/** Terms of the wallet (ours: specification 2, section 9 shows none): one table for limits, fee and interest. */
export const rechargeTerms = {
  min: 1_00,
  max: 50_000_00,
  presets: [100_00, 500_00, 1_000_00, 2_000_00, 5_000_00, 10_000_00],
} as const satisfies { min: Fen; max: Fen; presets: readonly Fen[] };

/** Of a company's wallet. */
export const companyRechargeTerms = {
  min: 1_00,
  max: 500_000_00,
  presets: [5_000_00, 10_000_00, 20_000_00, 50_000_00, 100_000_00, 200_000_00],
} as const satisfies { min: Fen; max: Fen; presets: readonly Fen[] };

export const rewardsOutTerms = { min: 1_00, max: 5_000_00 } as const;
export const tianhanbaoTerms = { min: 1_00, max: 200_000_00 } as const;

export const withdrawTerms = {
  min: 10_00,
  max: 50_000_00,
  daily: 100_000_00,
  dailyTimes: 3,
  /** Hundredths of a per cent. */
  feeRate: 10,
  feeMin: 1_00,
  feeMax: 25_00,
} as const;

/** Hundredths of a per cent a year. */
export const interestRate = 185;

/** 0.1 % of the amount; at least 1 yuan, at most 25. */
export const withdrawFee = (amount: Fen): Fen =>
  feeOf(amount, { rate: withdrawTerms.feeRate, min: withdrawTerms.feeMin, max: withdrawTerms.feeMax });

/**
 * Interest of one day: the lowest balance of the day earns a 365th of the yearly rate, rounded down to a fen. Money that
 * comes in counts from the next day on, money that goes out does not count for its day.
 */
export const interestOf = (lowest: Fen): Fen => Math.floor((lowest * interestRate) / (10_000 * 365));

/** Cards that a member may bind. */
export const maxCards = 5;
