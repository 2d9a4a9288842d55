import type { Page } from '#contract/page.ts';
import type { Envelope } from '#contract/row.ts';
import { ok } from '../call.ts';
import type { Database, Tx } from '../call.ts';
import { fixed } from '../database/statements/fixed.ts';
import { countOf, firstRows, ownSort, partFrom, totalsOf } from './paged.ts';
import type { ListQuery, Marks } from './paged.ts';
import { countOnce } from './remembered-count.ts';
import type { Counted } from './remembered-count.ts';

/**
 * The page that a list opens with, by statements that are written once: those of a list with many joins take Kysely
 * about as long as the database takes to answer them. `list` gets places for the values (`fixed`).
 */
export function openingOf<Values extends readonly unknown[], DB, TB extends keyof DB, Row>(
  list: (db: Database | Tx, ...values: Values) => ListQuery<DB, TB, Row>,
) {
  let [sort, sums]: [string, readonly string[]] = ['', []];
  const first = fixed<[size: number, ...Values], Row & Marks>((db, size, ...values) => {
    const written = list(db, ...values);
    [sort, sums] = [ownSort(written.sorts), Object.keys(written.sums ?? {})];
    return firstRows(written, size);
  });
  const count = fixed<Values, Counted>((db, ...values) => countOf(list(db, ...values)));
  return async <Item>(
    db: Database,
    size: number,
    view: (rows: Row[]) => Item[],
    ...values: Values
  ): Promise<Envelope<Page<Item>>> => {
    const { rows, next } = partFrom<Row>(await first(db, size + 1, ...values), size, sort);
    const totals = totalsOf(await countOnce(db, count.with(db, ...values)), sums);
    return ok({ rows: view(rows), ...totals, next });
  };
}
