import type { LevelKey } from '#contract/row.ts';
import type { Fen } from '#domain/money.ts';
import type { BusinessTerms } from './business-terms.ts';

/** Per flight and passenger with a seat; the passenger pays the fee less its discount. */
export interface ServiceFee {
  fee: Fen;
  discount: Fen;
}

const none: ServiceFee = { fee: 0, discount: 0 };

/** Private travel: most members pay nothing. */
const byLevel: Partial<Record<LevelKey, ServiceFee>> = { '30': { fee: 1000, discount: 500 } };

/** Listed for companies; their contracts set the discount. */
const companyFee: Fen = 1500;

/** The part that is paid, in whole yuan: prices of lists without fen have it. */
export function feePaid(level: LevelKey | undefined, terms: BusinessTerms | undefined): number {
  const { fee, discount } = serviceFeeOf(level, terms);
  return Math.round((fee - discount) / 100);
}

export function serviceFeeOf(level: LevelKey | undefined, terms: BusinessTerms | undefined): ServiceFee {
  if (!terms) return (level && byLevel[level]) || none;
  const fee = Math.max(companyFee, terms.serviceFee);
  return { fee, discount: fee - terms.serviceFee };
}
