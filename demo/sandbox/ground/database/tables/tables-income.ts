import type { Fen } from '#domain/money.ts';
import type { IncomeKind } from '#domain/income/income-rules.ts';

/** An income from an order, and the rule that it follows; the money itself is in the ledger. */
export interface IncomeRow {
  order_id: string;
  app_id: string;
  kind: IncomeKind;
  /** The member who earns. */
  member_id: string;
  /** Thousandths of each ticket's fare. */
  permille: number;
  amount: Fen;
  /** Part of the amount that a refund can still take back. */
  revocable: Fen;
  /** When money goes to the member's rewards; null: points may be taken back for good. */
  release_at: number | null;
}

/** Tables of the incomes; created in migrations/028-incomes.ts. */
export interface IncomeTables {
  incomes: IncomeRow;
}
