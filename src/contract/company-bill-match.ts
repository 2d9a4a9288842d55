import type { DifferenceLines } from '#domain/company-bill/bill-difference.ts';
import type { CompanyBillRow } from '#domain/company-bill/bill-row.ts';
import type { OwnFileDifference } from '#domain/company-bill/own-file/match-file.ts';
import type { OwnFileField } from '#domain/company-bill/own-file/values.ts';
import type { Yuan } from './row.ts';

const matchCauses = ['earlierBill', 'laterBill', 'openBill', 'credited', 'notBilled', 'voucher', 'unknown'] as const;
type MatchCause = (typeof matchCauses)[number];

/** An order whose amounts in order, bill and voucher are not the same. */
export interface BillMatchRow {
  orderId: string;
  product: CompanyBillRow['product'];
  title: string;
  travellers: string;
  /** The company's payments for the order until now, less its refunds. */
  order: Yuan;
  /** Rows of this bill. */
  bill: Yuan;
  voucher: Yuan;
  /** Each with its part of the difference; their sum is order less bill, or voucher less bill. */
  causes: { cause: MatchCause; amount: Yuan; billNo: string; text: string }[];
  isElsewhere: boolean;
}

/** `sums`: `order`, `bill` and `voucher` over all orders of the bill. */
export interface CompanyBillMatch {
  orders: number;
  equal: number;
  /** Differences that no cause explains. */
  unknown: number;
  /** Orders of which more came back than was paid. */
  negative: number;
  /** `others`: rows of the same orders in other bills; `rest`: what no bill has. The order is the sum of bill, others and rest. */
  sums: { order: Yuan; bill: Yuan; voucher: Yuan; others: Yuan; rest: Yuan };
  /** Of a bill that is paid: its invoices, which are the vouchers of its rows; null before. */
  invoices: { count: number; amount: Yuan } | null;
  rows: BillMatchRow[];
  total: number;
  next: string | null;
}

export interface CompanyBillDifference extends DifferenceLines<Yuan> {
  before: { billId: number; no: string; amount: Yuan; rows: number };
  after: { billId: number; no: string; amount: Yuan; rows: number };
  sentences: string[];
}

/** A company's own list beside a bill. `match` is null while a needed column is not mapped; `rows` has the first differences. */
export interface CompanyBillFileMatch {
  /** By their positions; `field` null: it is not read. */
  columns: { title: string; field: OwnFileField | null; samples: string[] }[];
  looksHeadless: boolean;
  match: {
    /** Lines of the file, and orders of the bill. */
    lines: number;
    orders: number;
    equal: number;
    sums: { file: Yuan; bill: Yuan; spread: Yuan };
    rows: (OwnFileDifference<Yuan> & Pick<BillMatchRow, 'title' | 'product' | 'isElsewhere'>)[];
    total: number;
  } | null;
}
