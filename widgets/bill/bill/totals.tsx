import type { ReactNode } from 'react';
import { billColumnsOf, billFigures } from '#contract/bill.ts';
import { fenOf, yuanOf } from '#domain/money.ts';
import { showFigure } from './columns.tsx';
import { kinds } from './kinds.ts';
import { isSummary } from './model.ts';
import { showCount } from './tiles.ts';
import type { Totals } from './tiles.ts';

export { TableRows } from '#screens/list/TableRows.tsx';
export { columnsOf } from './columns.tsx';

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
