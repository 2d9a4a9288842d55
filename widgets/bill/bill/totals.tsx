import type { ReactNode } from 'react';
import { billColumnsOf, billFigures } from '#contract/bill.ts';
import type { BillKind } from '#contract/bill.ts';
import { fenOf, yuanOf } from '#domain/money.ts';
import type { ShowAmount } from '#parts/account/hidden-amounts.tsx';
import type { Stat } from '#ui/list/Stats.tsx';
import { showCount, showFigure } from './columns.tsx';
import { kinds } from './kinds.ts';
import { isSummary } from './model.ts';
import type { Texts } from './texts.ts';

export interface Totals {
  kind: BillKind;
  t: Texts;
  total: number;
  /** Over all pages; none where there are more rows than are counted. */
  sums: Readonly<Record<string, string>> | undefined;
  isCapped: boolean;
  isReady: boolean;
  /** Amounts, or their mask. */
  showYuan: ShowAmount;
}

/** The figures above the rows. */
export const tilesOf = ({ kind, t, total, sums, isCapped, isReady, showYuan }: Totals): Stat[] => {
  const note = isCapped ? t.tooMany : undefined;
  const counted = isReady ? t.counted(`${total.toLocaleString('en')}${isCapped ? '+' : ''}`) : '—';
  const pending = fenOf(sums?.['pending'] ?? '0');
  const pendingNote = kind === 'transaction' ? t.pending : t.held;
  return kinds[kind].tiles.map((tile, at) => {
    if (tile === 'count') return { label: t.count, value: counted, note };
    const sum = sums?.[tile.sum];
    const ofWallet = tile.sum === 'in' ? sums?.['walletIn'] : tile.sum === 'out' ? sums?.['walletOut'] : undefined;
    return {
      label: t.tiles[tile.name],
      value: sum === undefined ? '—' : tile.isCount ? showCount(sum) : money(sum, showYuan),
      note:
        [
          ofWallet !== undefined && t.ofWallet(showYuan(ofWallet)),
          tile.hasPending && pending > 0 && pendingNote(showYuan(yuanOf(pending))),
        ]
          .filter(Boolean)
          .join('，') || (at === 0 ? (note ?? t.notes[kind]) : undefined),
    };
  });
};

const money = (sum: string, showYuan: ShowAmount): string => {
  const fen = fenOf(sum);
  return `${fen < 0 ? '−' : ''}¥${showYuan(yuanOf(Math.abs(fen)))}`;
};

const signed = (sum: string, show: (sum: string) => string): string => {
  const fen = fenOf(sum);
  return `${fen < 0 ? '−' : '+'}${show(yuanOf(Math.abs(fen)))}`;
};

/** The totals row, of all rows of the filters; undefined where the rows are more than are counted. */
export function totalsOf({ kind, t, total, sums, showYuan }: Totals): Readonly<Record<string, ReactNode>> | undefined {
  if (!sums || total === 0) return undefined;
  const figures = billFigures.flatMap((name) =>
    sums[name] === undefined ? [] : [[name, showFigure(name, sums[name], showYuan)] as const],
  );
  const show = (sum = '0'): string => (kind === 'integral' ? showCount(sum) : showYuan(sum));
  const [first] = billColumnsOf[kind];
  const isBothWays =
    sums['in'] !== '0' &&
    sums['out'] !== '0' &&
    kinds[kind].tiles.some((tile) => tile !== 'count' && tile.sum === 'out');
  return {
    ...Object.fromEntries(figures),
    [first]: isSummary(kind) ? t.total : `${t.total} ${t.counted(total.toLocaleString('en'))}`,
    amount: isBothWays ? (
      <span className="t-nowrap">
        +{show(sums['in'])}
        <br />−{show(sums['out'])}
        <br />
        {t.net} {signed(yuanOf(fenOf(sums['in'] ?? '0') - fenOf(sums['out'] ?? '0')), show)}
      </span>
    ) : (
      show(sums['amount'])
    ),
  };
}
