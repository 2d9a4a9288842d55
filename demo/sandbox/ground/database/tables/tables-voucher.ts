import type { Generated } from 'kysely';
import type { VoucherHurdle, VoucherKind } from '#contract/voucher.ts';
import type { Fen } from '#domain/money.ts';

/** A voucher that a member has asked for, with the buyer's data of that time. issuing → issued → red, or issuing → red. */
export interface VoucherRow {
  id: Generated<number>;
  order_id: string;
  kind: VoucherKind;
  app_id: string;
  /** The member who asked. */
  member_id: string;
  state: 'issuing' | 'issued' | 'red';
  amount: Fen;
  title_name: string;
  tax_no: string;
  email: string;
  /** "" before it is issued. */
  voucher_no: Generated<string>;
  /** Of the red one; "" while it counts, and where none was issued. */
  red_no: Generated<string>;
  requested_at: number;
  issue_at: number;
  issued_at: number | null;
  red_at: number | null;
}

/** A claim of an order to a voucher. The database keeps it from the order: no code writes it. */
export interface VoucherClaimRow {
  order_id: string;
  kind: VoucherKind;
  app_id: string;
  /** Owner of the order. */
  member_id: string;
  company_id: string | null;
  created_at: number;
  ends_at: number;
  from_at: number;
  amount: Fen;
  hurdle: VoucherHurdle;
  /** State of the voucher that was asked for last; "" without one. */
  voucher: VoucherRow['state'] | '';
  /** When its owner was told that its days end; null: not yet. */
  reminded_at: Generated<number | null>;
}

/** Created in migrations/042-vouchers.ts and 056-voucher-claims.ts. */
export interface VoucherTables {
  vouchers: VoucherRow;
  voucher_claims: VoucherClaimRow;
}
