import type { BillFigure, BillKind, BillRow } from '#contract/bill.ts';
import { recommendation } from '#domain/income/income-rules.ts';
import { fenOf, showFen, yuanOf } from '#domain/money.ts';
import type { Fen } from '#domain/money.ts';
import type { ShowAmount } from '#parts/account/hidden-amounts.tsx';
import { figureName } from './columns.tsx';
import { showCount } from './tiles.ts';
import type { Texts } from './texts.ts';
import type { explainTexts } from '#parts/bill/amount-texts.ts';

type ExplainTexts = Texts & typeof explainTexts;

/** The formula of an amount: its parts, the amount, and what is said of it. */
interface Explanation {
  parts: readonly (readonly [label: string, value: string])[];
  amount: string;
  /** Of the wallet or of the points, around the amount. */
  balances: readonly (readonly [label: string, value: string])[];
  note: string;
}

/** Parts that add up. */
const money: readonly BillFigure[] = [
  'fare',
  'taxes',
  'serviceFee',
  'insurance',
  'net',
  'spread',
  'fuelSpread',
  'charge',
  'kept',
  'sales',
  'changes',
  'refunds',
];

/** `showYuan`: amounts, or their mask. */
export function explain(
  row: BillRow,
  kind: BillKind,
  t: ExplainTexts,
  showServFee: boolean,
  showYuan: ShowAmount,
): Explanation {
  const plain = (fen: Fen): string => `¥${showYuan(yuanOf(Math.abs(fen)))}`;
  const signed = (fen: Fen): string => `${fen < 0 ? '−' : '+'}${plain(fen)}`;
  const { figures, direction, balance } = row;
  const amount = (direction === 'out' ? -1 : 1) * fenOf(row.amount);
  if (figures.base !== undefined) return ofIncome(row, kind, t, showYuan);
  const found = money.flatMap((name) => {
    const fen = fenOf(figures[name] ?? '0');
    return fen ? [[figureName(name, t, showServFee), fen] as const] : [];
  });
  const sum = found.reduce((all, [, fen]) => all + fen, 0);
  // The parts are those of the order: what the others who paid it bear is the rest.
  const rest = Math.abs(sum) - Math.abs(amount);
  // The parts have the side of the amount: an order's price leaves the wallet that pays it.
  const flip = kind !== 'airSum' && sum * amount < 0 ? -1 : 1;
  const parts = [
    ...found.map(([label, fen]) => [label, signed(flip * fen)] as const),
    ...(found.length && rest ? [[t.otherPayers, signed(amount < 0 ? rest : -rest)] as const] : []),
  ];
  const balances = balance
    ? [[t.balanceBefore, plain(fenOf(balance) - amount)] as const, [t.balanceAfter, plain(fenOf(balance))] as const]
    : [];
  return { parts, amount: signed(amount), balances, note: t.say(row.remark) };
}

function ofIncome(
  { figures, direction, amount, balance }: BillRow,
  kind: BillKind,
  t: ExplainTexts,
  showYuan: ShowAmount,
): Explanation {
  const base = Math.abs(fenOf(figures.base ?? '0'));
  const sign = direction === 'out' ? '−' : '+';
  const rate = figures.rate ?? '0';
  if (kind === 'integral')
    return {
      parts: [
        [t.baseFare, `¥${showFen(base, true)}`],
        [t.pointsPerYuan, showFen(fenOf(rate) / 100)],
      ],
      balances: [[t.pointsBalance, balance && showCount(balance)]],
      amount: `${sign}${showCount(amount)}`,
      note: t.perTicketPoints,
    };
  return {
    parts: [
      [t.baseFare, `¥${showYuan(yuanOf(base))}`],
      [t.figures.rate, `${Number(rate)}%`],
    ],
    balances: [],
    amount: `${sign}¥${showYuan(amount)}`,
    note: kind === 'recom' ? t.perTicketAtMost(showFen(recommendation.atMostFen, true)) : t.perTicket,
  };
}
