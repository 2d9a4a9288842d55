import type { z } from 'zod';
import type { BillSplit, BillSums } from '#domain/company-bill/bill-sums.ts';
import type { CompanyBillRow } from '#domain/company-bill/bill-row.ts';
import type { ProofDifference } from '#domain/company-bill/bill-proof.ts';
import type {
  BillAct,
  BillPayMethod,
  BillStep,
  CompanyBillState,
  DisputeReason,
  DisputeState,
} from '#domain/company-bill/bill-state.ts';
import type { SettlementMode } from '#domain/company-bill/settlement.ts';
import type { BillInvoices } from './company-bill-invoice.ts';
import type { CompanyBillDifference, CompanyBillFileMatch, CompanyBillMatch } from './company-bill-match.ts';
import type { companyBillSchemas } from './company-bill.schema.ts';
import type { ListFile, Page } from './page.ts';
import { row } from './row.ts';
import type { Day, Moment, Yuan } from './row.ts';
import type { VoucherFile } from './voucher.ts';

type In<K extends keyof typeof companyBillSchemas> = z.input<(typeof companyBillSchemas)[K]>;

/** Filters of rows by kind: rows that give money back, rows that name an earlier bill, rows with a dispute, above the standard, and of these the ones without a reason and an approval. */
export const companyBillRowGroups = ['all', 'refund', 'carried', 'disputed', 'over', 'unexplained'] as const;
export const companyBillRowSorts = ['no', '-at', 'at', '-amount', 'amount'] as const;

/** Lines of one page of `/bill/company/lines`. */
export const billLinesAtOnce = 5_000;

/** The bill of one cycle in the list. */
export interface CompanyBillHead {
  billId: number;
  /** `ZD202608-700070` */
  no: string;
  from: Day;
  to: Day;
  state: CompanyBillState;
  /** Of the issue; the open bill has none. */
  hash: string;
  rows: number;
  amount: Yuan;
  /** Money that the bill before got too much: below nothing, or nothing. */
  carried: Yuan;
  due: Yuan;
  paid: Yuan;
  rest: Yuan;
  /** Of transfers that are registered and have not arrived. */
  waiting: Yuan;
  /** When it is closed, or was. */
  closesAt: Moment;
  confirmBy: Day;
  dueOn: Day;
  /** Open disputes, and of these the ones that wait for the company. */
  disputes: number;
  disputesForYou: number;
  /** Claimed by the open ones together; each is about a row of its own. */
  claimed: Yuan;
  /** Of accepted disputes about its rows; the bill after gives it back. */
  credited: Yuan;
  /** Written to refuse an act on an older state. */
  version: number;
}

export interface CompanyBillProof {
  rows: { count: number; amount: Yuan };
  head: { count: number; amount: Yuan };
  ledger: { debit: Yuan; credit: Yuan; amount: Yuan };
  vouchers: { blue: Yuan; red: Yuan; amount: Yuan; blueCount: number; redCount: number };
  /** The vouchers are the invoices of the bill; else the voucher of each row. */
  isInvoiced: boolean;
  equal: boolean;
  differences: ProofDifference<Yuan>[];
  /** SHA-256 over the canonical lines, lower-case hex; "" of an open bill. */
  hash: string;
}

export interface CompanyBillPayment {
  paymentId: number;
  method: BillPayMethod;
  amount: Yuan;
  /** Written on the transfer. */
  reference: string;
  state: 'waiting' | 'arrived';
  by: string;
  at: Moment;
  arrivedAt: Moment | '';
}

export interface BillCheck {
  key: 'proof' | 'hash' | 'centres' | 'approvals' | 'disputes';
  isOk: boolean;
  text: string;
  /** Filters of the rows that it is about; null where there are none to look at. */
  rows: { group: 'over' | 'unexplained' } | { by: 'costCentre' } | null;
}

export interface CompanyBillDetail extends CompanyBillHead {
  companyName: string;
  mode: SettlementMode;
  sums: BillSums<Yuan>;
  splits: Record<BillSplit, (BillSums<Yuan> & { name: string })[]>;
  steps: BillStep[];
  proof: CompanyBillProof;
  /** Acts that the bill takes now. */
  acts: BillAct[];
  /** Checks to look at before it is confirmed. */
  checks: BillCheck[];
  confirmedBy: string;
  confirmedAt: Moment | '';
  /** Bills in which accepted disputes about its rows are given back, the oldest first; money that is in none yet is missing. */
  creditedIn: { billId: number; no: string; from: Day; to: Day; amount: Yuan }[];
  payments: CompanyBillPayment[];
  invoices: BillInvoices;
  /** Where a transfer goes; by its reference it is known. */
  transfer: { accountName: string; bank: string; number: string; reference: string };
  /** Balances that can pay it. */
  prepaid: Yuan;
  wallet: Yuan;
  /** Money that earlier bills gave back too much and no bill has used yet. */
  carriedOver: Yuan;
  creditLimit: Yuan;
  creditLeft: Yuan;
  before: { billId: number; no: string } | null;
  after: { billId: number; no: string } | null;
}

export interface CompanyBillRowView extends CompanyBillRow<Yuan> {
  /** State of the last dispute about it; "" without one. */
  disputed: DisputeState | '';
  disputeId: number;
  /** Its order belongs to another application, whose pages show it. */
  isElsewhere: boolean;
  /** The most that a dispute may claim now; "0": it cannot be disputed. */
  claimable: Yuan;
}

/** `sums`: `amount`, and `price`, `tax`, `fees`, `extras` and `otherPayers` as the columns have them, over all rows of the filter; these five add up to the amount. */
export type CompanyBillRows = Page<CompanyBillRowView> & {
  /** Rows of each tab under the same filters. */
  tabs: Readonly<Record<string, number>>;
};

/** Canonical lines in the order of their numbers. */
export interface CompanyBillLines {
  lines: string[];
  /** Number of the last line; null: there are no more. */
  next: number | null;
  count: number;
}

export interface CompanyBillExplained {
  row: CompanyBillRowView;
  parts: { name: string; label: string; amount: Yuan }[];
  rule: string;
  /** Standard, excess and payer of a row above the standard, in words; "" of every other one. */
  over: string;
  entries: { no: string; account: string; side: 'debit' | 'credit'; amount: Yuan; at: Moment }[];
  /** The site of another application that its order was booked on; "" of an own one. */
  site: string;
  /** The order's, the bill's and the voucher's amount of the row. */
  order: Yuan | '';
  bill: Yuan;
  voucher: Yuan;
  equal: boolean;
  differences: ProofDifference<Yuan>[];
  /** Other rows of the same order, in any bill of the company. */
  others: { billId: number; billNo: string; no: number; kind: CompanyBillRow['kind']; amount: Yuan; at: Moment }[];
}

export interface BillDisputePost {
  postId: number;
  side: 'company' | 'provider' | 'note';
  by: string;
  decision: '' | 'accepted' | 'refused' | 'settled' | 'withdrawn';
  text: string;
  files: { attachmentId: string; fileName: string; type: string; bytes: number }[];
  at: Moment;
}

export interface BillDispute {
  disputeId: number;
  billId: number;
  billNo: string;
  no: number;
  state: DisputeState;
  reason: DisputeReason;
  orderId: string;
  product: CompanyBillRow['product'];
  title: string;
  travellers: string;
  department: string;
  amount: Yuan;
  /** The company wants this back. */
  claim: Yuan;
  /** The next bill gives this back. */
  credited: Yuan;
  /** The bill that gives it back; null before there is one. */
  creditedIn: { billId: number; no: string } | null;
  openedAt: Moment;
  /** Of the last answer; "" before one. */
  answeredAt: Moment | '';
  /** The company may ask again, once. */
  mayAppeal: boolean;
  /** The provider has promised its answer until the end of this day; "" where none is owed. */
  answerBy: Day | '';
  /** The day is over and the provider was not reminded today. */
  mayUrge: boolean;
  urgedAt: Moment | '';
  posts: BillDisputePost[];
}

const options = { members: ['70'], ours: true } as const;
const reads = { ...options, reads: true } as const;
const asBill = { ...options, has: 'billId' } as const;
const asDispute = { ...options, has: 'disputeId' } as const;

/** Bills of a company: one for each cycle, closed by the clock. */
export const companyBill = {
  list: row<In<'list'>, Page<CompanyBillHead>>('/bill/company/list', '企业账单：账期列表', { ...reads, has: 'rows' }),
  detail: row<In<'detail'>, CompanyBillDetail>('/bill/company/detail', '企业账单：表头、拆分、四账核对与进度', {
    ...reads,
    has: 'billId',
  }),
  rows: row<In<'rows'>, CompanyBillRows>('/bill/company/rows', '企业账单明细', { ...reads, has: 'rows' }),
  lines: row<In<'lines'>, CompanyBillLines>('/bill/company/lines', '企业账单：用于本机核对的规范行', {
    ...reads,
    has: 'lines',
  }),
  explain: row<In<'explain'>, CompanyBillExplained>('/bill/company/explain', '企业账单：金额说明', {
    ...reads,
    has: 'parts',
  }),
  dispute: row<In<'dispute'>, BillDispute>('/bill/company/dispute', '企业账单：对一行提出异议', asDispute),
  disputes: row<In<'disputes'>, Page<BillDispute>>('/bill/company/disputes', '企业账单：异议与往来', {
    ...reads,
    has: 'rows',
  }),
  disputeReply: row<In<'disputeReply'>, BillDispute>(
    '/bill/company/disputeReply',
    '企业账单：补充说明、接受答复或再次申诉',
    asDispute,
  ),
  disputeWithdraw: row<In<'disputeWithdraw'>, BillDispute>(
    '/bill/company/disputeWithdraw',
    '企业账单：撤回异议',
    asDispute,
  ),
  disputeUrge: row<In<'disputeUrge'>, BillDispute>(
    '/bill/company/disputeUrge',
    '企业账单：催办逾期未答复的异议',
    asDispute,
  ),
  confirm: row<In<'confirm'>, CompanyBillDetail>('/bill/company/confirm', '企业账单：确认', asBill),
  reopen: row<In<'reopen'>, CompanyBillDetail>('/bill/company/reopen', '企业账单：撤回确认', asBill),
  pay: row<In<'pay'>, CompanyBillDetail>(
    '/bill/company/pay',
    '企业账单：付款（对公转账、预存账户、企业钱包或结转）',
    asBill,
  ),
  payWithdraw: row<In<'payWithdraw'>, CompanyBillDetail>(
    '/bill/company/payWithdraw',
    '企业账单：撤回未到账的转账登记',
    asBill,
  ),
  match: row<In<'match'>, CompanyBillMatch>('/bill/company/match', '企业账单：订单、账单、凭证三方比对', {
    ...reads,
    has: 'rows',
  }),
  matchFile: row<In<'matchFile'>, CompanyBillFileMatch>(
    '/bill/company/matchFile',
    '企业账单：与企业自己的清单逐单比对，不保存文件',
    { ...reads, profile: 'second', maxBytes: 8_000_000, has: 'columns' },
  ),
  matchFileExport: row<In<'matchFileExport'>, { fileName: string; content: string }>(
    '/bill/company/matchFileExport',
    '企业账单：比对模板，或与清单的差异（base64）',
    { ...reads, profile: 'second', maxBytes: 8_000_000, has: 'content' },
  ),
  difference: row<In<'difference'>, CompanyBillDifference>('/bill/company/difference', '企业账单：两期账单的差异', {
    ...reads,
    has: 'sentences',
  }),
  invoiceFile: row<In<'invoiceFile'>, VoucherFile>('/bill/company/invoiceFile', '企业账单：下载已开具的账单发票', {
    ...reads,
    profile: 'second',
    has: 'content',
  }),
  export: row<In<'export'>, ListFile>('/bill/company/export', '企业账单：导出 xlsx 或 csv，与当前视图同列', {
    ...options,
    profile: 'second',
    has: 'url',
  }),
} as const;
