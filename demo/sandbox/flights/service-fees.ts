import type { LevelKey } from '#contract/row.ts';
import type { Fen } from '#domain/money.ts';

export interface ServiceFee {
  fee: Fen;
  /** Taken off the fee. */
  discount: Fen;
}

const none: ServiceFee = { fee: 0, discount: 0 };

/** Per passenger with a seat and flight. Companies pay a fee with the discount of their contract; most pay nothing. */
const fees: Partial<Record<LevelKey, ServiceFee>> = {
  '30': { fee: 1000, discount: 500 },
  '70': { fee: 1500, discount: 1000 },
  '7_0': { fee: 1500, discount: 1000 },
};

export const serviceFeeOf = (level: LevelKey | undefined): ServiceFee => (level && fees[level]) || none;
