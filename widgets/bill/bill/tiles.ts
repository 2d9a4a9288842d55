import type { BillKind } from '#contract/bill.ts';
import { fenOf, showFen, yuanOf } from '#domain/money.ts';
import type { ShowAmount } from '#parts/account/hidden-amounts.tsx';
import type { Stat } from '#ui/list/Stats.tsx';
import { kinds } from './kinds.ts';
import type { Texts } from './texts.ts';

/** Points, tickets: a number without decimals. */
export const showCount = (text: string): string => showFen(fenOf(text));

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
          .join(t.comma) || (at === 0 ? (note ?? t.notes[kind]) : undefined),
    };
  });
};

const money = (sum: string, showYuan: ShowAmount): string => {
  const fen = fenOf(sum);
  return `${fen < 0 ? '−' : ''}¥${showYuan(yuanOf(Math.abs(fen)))}`;
};
