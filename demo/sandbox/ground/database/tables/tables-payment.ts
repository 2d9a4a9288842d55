import type { Generated } from 'kysely';
import type { PayMethod } from '#domain/payment/pay-methods.ts';
import type { Fen } from '#domain/money.ts';
import type { BusinessType } from '#domain/product/business-types.ts';

export interface PayPasswordRow {
  member_id: string;
  /** scrypt over the md5 that the wire carries. */
  hash: string;
  failures: Generated<number>;
  locked_until: Generated<number>;
}

/** Reason why an open payment can no longer be paid. */
export type ClosedBecause = 'otherMethod' | 'expired' | 'orderClosed' | 'overdue' | 'paidElsewhere' | 'amountChanged';

/**
 * One attempt to pay an order, or one payer's part of it.
 * open → paid or closed; reserved (the company's part of a mixed payment) → paid or closed;
 * paid → refunding → refunded; closed → refunded when money comes too late.
 */
export interface PaymentRow {
  out_trade_no: string;
  order_id: string;
  business_type: BusinessType;
  member_id: string;
  app_id: string;
  /** Null until the payer has chosen. */
  method: Exclude<PayMethod, 'multiPay'> | null;
  payer: 'company' | 'personal';
  amount: Fen;
  state: 'open' | 'reserved' | 'paid' | 'closed' | 'refunding' | 'refunded';
  closed_because: ClosedBecause | null;
  created_at: number;
  /** Until when the QR code can be paid. */
  expires_at: number | null;
  paid_at: number | null;
  trade_no: string | null;
  /** Gone back, or on its way; a payment that gave back a part stays `paid`. */
  returned: Generated<Fen>;
  /** The ledger account the money came from, and goes back to. */
  source: string | null;
  /** The member whose wallet a code has charged; null: the one who ordered. */
  payer_id: Generated<string | null>;
}

interface LedgerAccountRow {
  account: string;
  /** The balance never falls below; null: no running balance is stored. */
  floor: number | null;
  balance: Generated<Fen>;
  /** Of a wallet: its entries, and the moment of the last one. */
  entries: Generated<number>;
  last_at: Generated<number>;
  /** Of a closed member: the database books nothing here any more. */
  closed_at: Generated<number | null>;
}

interface LedgerMovementRow {
  movement: Generated<number>;
  key: string;
  kind: string;
  order_id: string | null;
  out_trade_no: string | null;
  at: number;
  /** Member of the movement; null: between accounts of the platform or of a company. */
  member_id: string | null;
  /** Of the order; null for movements of the wallet, which all applications share. */
  app_id: string | null;
}

interface LedgerEntryRow {
  movement: number;
  account: string;
  amount: Fen;
  /** Of the account, after this entry; null where no running balance is kept. Written by the database. */
  balance_after: Generated<Fen | null>;
  /** Of a wallet's entry: its place, its moment (never before that of the place before) and the movement's kind. Written by the database. */
  nth: Generated<number | null>;
  at: Generated<number | null>;
  kind: Generated<string | null>;
  /** The member whose bill has this entry, as the member's side of the movement. Written by a trigger. */
  bill_of: Generated<string | null>;
}

/** A part of money that goes back to its payer: a view (migrations/134-refunds.ts). */
interface RefundRow {
  id: string;
  order_id: string;
  at: number;
  payer: PaymentRow['payer'];
  method: PaymentRow['method'];
  amount: Fen;
  /** `review`: the request is looked at; `returning`: a provider has it. */
  state: 'review' | 'returning' | 'done';
  arrived_at: number | null;
}

/** Tables of the payment domain; created in migrations/004-payments.ts, 019-bills.ts and 053-bill-sides.ts. */
export interface PaymentTables {
  pay_passwords: PayPasswordRow;
  payments: PaymentRow;
  refunds: RefundRow;
  ledger_accounts: LedgerAccountRow;
  ledger_movements: LedgerMovementRow;
  ledger_entries: LedgerEntryRow;
}
