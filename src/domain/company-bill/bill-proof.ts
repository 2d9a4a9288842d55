import { showSigned } from '../money.ts';
import type { Fen } from '../money.ts';

/** A row beside its ledger entry, its order and its voucher. Null: there is none. */
export interface ProofPair {
  no: number;
  rowId: string;
  orderId: string;
  amount: Fen;
  ledger: Fen | null;
  voucher: Fen | null;
  /** The order's own figure for the row; absent where it is not compared. */
  order?: Fen | null;
}

interface ProofInput {
  rows: { count: number; amount: Fen };
  head: { count: number; amount: Fen };
  ledger: { debit: Fen; credit: Fen };
  vouchers: { blue: Fen; red: Fen };
  /** Every row, or those that differ alone: equal ones say nothing. */
  pairs: Iterable<ProofPair>;
}

export const proofCauses = [
  'headCount',
  'headAmount',
  'noEntry',
  'entryAmount',
  'noVoucher',
  'noRedVoucher',
  'voucherAmount',
  'noOrder',
  'orderAmount',
  'ledgerRest',
  'voucherRest',
] as const;
type ProofCause = (typeof proofCauses)[number];

export interface ProofDifference<Amount = Fen> {
  cause: ProofCause;
  /** The other side less the bill's rows. */
  fen: Amount;
  no?: number;
  rowId?: string;
  orderId?: string;
}

interface Proof {
  equal: boolean;
  differences: ProofDifference[];
}

/** Differences of one row, each with its cause. */
export function differencesOf(pair: ProofPair): ProofDifference[] {
  const { no, rowId, orderId, amount, ledger, voucher, order } = pair;
  const found: ProofDifference[] = [];
  const add = (cause: ProofCause, fen: Fen): unknown => found.push({ cause, fen, no, rowId, orderId });
  if (ledger === null) add('noEntry', -amount);
  else if (ledger !== amount) add('entryAmount', ledger - amount);
  // A row of nothing has no voucher.
  if (voucher === null) {
    if (amount) add(amount < 0 ? 'noRedVoucher' : 'noVoucher', -amount);
  } else if (voucher !== amount) add('voucherAmount', voucher - amount);
  if (order === null) add('noOrder', -amount);
  else if (order !== undefined && order !== amount) add('orderAmount', order - amount);
  return found;
}

const ledgerCauses: ReadonlySet<ProofCause> = new Set<ProofCause>(['noEntry', 'entryAmount']);
const voucherCauses: ReadonlySet<ProofCause> = new Set<ProofCause>(['noVoucher', 'noRedVoucher', 'voucherAmount']);

/** Rows = head = ledger = vouchers. The differences of a side add up to its distance from the rows: a rest that no row explains is named too. */
export function proofOf({ rows, head, ledger, vouchers, pairs }: ProofInput): Proof {
  const differences: ProofDifference[] = [];
  if (head.count !== rows.count) differences.push({ cause: 'headCount', fen: 0 });
  if (head.amount !== rows.amount) differences.push({ cause: 'headAmount', fen: head.amount - rows.amount });
  let ledgerRest = ledger.debit - ledger.credit - rows.amount;
  let voucherRest = vouchers.blue - vouchers.red - rows.amount;
  for (const pair of pairs)
    for (const difference of differencesOf(pair)) {
      differences.push(difference);
      if (ledgerCauses.has(difference.cause)) ledgerRest -= difference.fen;
      if (voucherCauses.has(difference.cause)) voucherRest -= difference.fen;
    }
  if (ledgerRest) differences.push({ cause: 'ledgerRest', fen: ledgerRest });
  if (voucherRest) differences.push({ cause: 'voucherRest', fen: voucherRest });
  return { equal: differences.length === 0, differences };
}

const causeWords: Readonly<Record<ProofCause, string>> = {
  headCount: '表头行数与明细不同',
  headAmount: '表头金额与明细之和不同',
  noEntry: '总账没有这一行的分录',
  entryAmount: '总账分录金额不同',
  noVoucher: '凭证尚未开具',
  noRedVoucher: '退款后尚未开具红字凭证',
  voucherAmount: '凭证金额不同，订单变更后需红冲重开',
  noOrder: '订单不存在',
  orderAmount: '订单金额不同，订单在关账后有变更',
  ledgerRest: '总账另有不属于任何一行的分录',
  voucherRest: '凭证另有不属于任何一行的金额',
};

/** `第 143 行 凭证尚未开具，差 −¥856.00`. */
export function inWordsOfProof({ cause, fen, no }: ProofDifference): string {
  const row = no === undefined ? '' : `第 ${no} 行 `;
  return `${row}${causeWords[cause]}${fen ? `，差 ${showSigned(fen, true)}` : ''}`;
}
