import { fenOf, yuanOf } from '../money.ts';
import type { ReportSums } from './measures.ts';

interface Ranked<Sums extends ReportSums> {
  /** Null: the row of all values that are not shown. */
  key: string | null;
  name: string;
  figures: Sums;
  before: Sums | null;
}

/** Amount and tickets that are left of the whole beside these. */
const restOf = <Sums extends ReportSums>(whole: Sums, shown: readonly ReportSums[]): Sums => ({
  ...whole,
  amount: yuanOf(shown.reduce((left, { amount }) => left - fenOf(amount), fenOf(whole.amount))),
  tickets: shown.reduce((left, { tickets }) => left - tickets, whole.tickets),
});

const isSpent = ({ tickets, amount }: ReportSums): boolean => tickets > 0 || fenOf(amount) !== 0;

/**
 * The first values that money was spent on, and all others as one row, so that the rows add up to the whole. Values of
 * the compared period alone spent nothing now.
 */
export function ranking<Sums extends ReportSums>(
  rows: readonly Ranked<Sums>[],
  whole: { figures: Sums; before: Sums | null },
  most: number,
  others: string,
): Ranked<Sums>[] {
  const shown = rows.filter(({ figures }) => isSpent(figures)).slice(0, most);
  const figures = restOf(
    whole.figures,
    shown.map((row) => row.figures),
  );
  if (!shown.length || !isSpent(figures)) return shown;
  const before =
    whole.before &&
    restOf(
      whole.before,
      shown.flatMap((row) => row.before ?? []),
    );
  return [...shown, { key: null, name: others, figures, before }];
}
