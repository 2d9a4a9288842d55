import type { ColumnType } from 'kysely';
import type { Fen } from '#domain/money.ts';
import type { BenefitKind } from '#contract/benefit.ts';

/** The gain from a paid order, as it was sold: a level, a year more of it, money on the card, or vouchers. */
export interface BenefitGain {
  level?: { rank: number; name: string };
  vouchers?: { count: number; value: Fen };
}

export interface BenefitOrderRow {
  order_id: string;
  member_id: string;
  app_id: string;
  kind: BenefitKind;
  item: string;
  /** Name and gain as they were shown to the buyer. */
  name: string;
  detail: string;
  gain: ColumnType<BenefitGain, string, string>;
  amount: Fen;
  state: 'open' | 'paid' | 'voided';
  created_at: number;
  pay_deadline: number;
  paid_at: number | null;
  note: string;
}

/** Tables of the benefit domain; created in migrations/022-benefits.ts. */
export interface BenefitTables {
  benefit_orders: BenefitOrderRow;
}
