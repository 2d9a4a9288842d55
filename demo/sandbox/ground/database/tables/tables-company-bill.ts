import type { ColumnType, Generated } from 'kysely';
import type { BillSplit, BillSums } from '#domain/company-bill/bill-sums.ts';
import type { CompanyBillRow } from '#domain/company-bill/bill-row.ts';
import type { BillPayMethod, CompanyBillState, DisputeReason, DisputeState } from '#domain/company-bill/bill-state.ts';
import type { BillInvoiceKind } from '#domain/company-bill/settlement.ts';
import type { InvoiceLine } from '#domain/invoice/tax.ts';
import type { Fen } from '#domain/money.ts';

/** jsonb: read as a value, written as its text. */
type Json<T> = ColumnType<T, string, string>;

export type BillSplits = Record<BillSplit, (BillSums & { name: string })[]>;

/** One item of the list that is confirmed with a bill. */
interface CheckedItem {
  key: string;
  isOk: boolean;
  text: string;
}

/** Of all rows of a bill: their vouchers, and what its checklist counts. */
export interface BillCounts {
  blue: Fen;
  red: Fen;
  blueCount: number;
  redCount: number;
  /** Rows without a cost centre. */
  noCentre: number;
  /** Rows above the standard, and of these the ones without a reason or an approval. */
  over: number;
  unapproved: number;
}

/** The bill of a cycle. Each company has one that is open; a closed one keeps rows, sums and hash for good. */
export interface CompanyBillTable {
  id: Generated<number>;
  company_id: number;
  /** `ZD202608-700070` */
  no: string;
  from_day: string;
  to_day: string;
  closes_at: number;
  confirm_by: string;
  due_on: string;
  state: Generated<CompanyBillState>;
  is_closed: Generated<boolean>;
  rows: Generated<number>;
  amount: Generated<Fen>;
  /** Money that the bill before got too much: below nothing, or nothing. */
  carried: Generated<Fen>;
  due: Generated<Fen>;
  paid: Generated<Fen>;
  hash: Generated<string>;
  /** Of the ledger, when it was closed. */
  debit: Generated<Fen>;
  credit: Generated<Fen>;
  sums: Json<BillSums | null>;
  splits: Json<BillSplits | null>;
  /** Of a closed one: rows of each tab, and the sums of the table's columns. */
  tabs: Json<Record<string, number> | null>;
  totals: Json<Record<string, Fen> | null>;
  counts: Json<BillCounts | null>;
  closed_at: number | null;
  confirmed_at: number | null;
  confirmed_by: Generated<string>;
  checklist: Json<CheckedItem[] | null>;
  paid_at: number | null;
  /** When its invoices were issued. */
  invoiced_at: Generated<number | null>;
  version: Generated<number>;
}

/** A movement of a credit line with an order behind it. Written by the database with the entry. */
interface CompanyBillMovementTable {
  movement: number;
  company_id: number;
  at: number;
  /** Null: no bill has taken it yet. */
  bill_id: number | null;
  no: number | null;
}

interface CompanyBillRowTable {
  bill_id: number;
  no: number;
  company_id: number;
  /** The first one behind it. */
  movement: number;
  at: number;
  product: CompanyBillRow['product'];
  kind: CompanyBillRow['kind'];
  order_id: string;
  department: string;
  cost_centre: string;
  project: string;
  amount: Fen;
  /** As the parts of the order make it. */
  voucher_amount: Fen;
  /** Columns of the table that are sums of figures. */
  price: Generated<Fen>;
  tax: Generated<Fen>;
  fees: Generated<Fen>;
  extras: Generated<Fen>;
  /** It names a row of an earlier bill. */
  is_carried: Generated<boolean>;
  /** Above the standard, and without a reason or an approval. */
  is_over: Generated<boolean>;
  is_unexplained: Generated<boolean>;
  /** State of the last dispute about it; "" without one. */
  disputed: Generated<DisputeState | ''>;
  content: Json<CompanyBillRow>;
  line: string;
  /** Searched, in capitals. */
  words: string;
}

export interface CompanyBillDisputeTable {
  id: Generated<number>;
  company_id: number;
  bill_id: number;
  no: number;
  state: DisputeState;
  reason: DisputeReason;
  /** The company wants this back. */
  claim: Fen;
  credited: Generated<Fen>;
  /** Times that the provider was asked. */
  rounds: Generated<number>;
  opened_by: string;
  opened_at: number;
  /** The last time that the provider was asked, and was reminded of it. */
  asked_at: number;
  urged_at: number | null;
  /** When the back office answers by the clock. */
  answer_at: number | null;
  decided_at: number | null;
}

interface CompanyBillPostTable {
  id: Generated<number>;
  dispute_id: number;
  /** `note`: by the system. */
  side: 'company' | 'provider' | 'note';
  by_name: string;
  decision: Generated<'' | 'accepted' | 'refused' | 'settled' | 'withdrawn'>;
  body: string;
  /** Ids of attachments. */
  files: ColumnType<string[], string | undefined, string>;
  at: number;
}

interface CompanyBillPaymentTable {
  id: Generated<number>;
  company_id: number;
  bill_id: number;
  method: BillPayMethod;
  amount: Fen;
  /** Written on the transfer. */
  reference: string;
  state: 'waiting' | 'arrived';
  by_name: string;
  at: number;
  arrives_at: number;
  arrived_at: number | null;
}

/** An invoice of a paid bill; there is one for each tax rate. */
interface CompanyBillInvoiceTable {
  id: Generated<number>;
  company_id: number;
  bill_id: number;
  percent: number;
  /** Twenty digits. */
  no: string;
  kind: BillInvoiceKind;
  title_name: string;
  tax_no: string;
  /** Mail address, or postal address of a paper one. */
  send_to: string;
  /** Tax included; below nothing for a red one. */
  amount: Fen;
  tax: Fen;
  lines: Json<InvoiceLine[]>;
  issued_at: number;
}

/** Created in migrations/098-company-bills.ts and 123-bill-invoices.ts. */
export interface CompanyBillTables {
  company_bills: CompanyBillTable;
  company_bill_movements: CompanyBillMovementTable;
  company_bill_rows: CompanyBillRowTable;
  company_bill_disputes: CompanyBillDisputeTable;
  company_bill_posts: CompanyBillPostTable;
  company_bill_payments: CompanyBillPaymentTable;
  company_bill_invoices: CompanyBillInvoiceTable;
}
