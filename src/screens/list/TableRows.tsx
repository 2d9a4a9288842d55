import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { useValues } from '#kit/readable.ts';
import type { Listing } from '#kit/resources/listing.ts';
import { BulkBar } from '#ui/list/BulkBar.tsx';
import { DataTable } from '#ui/list/DataTable.tsx';
import type { DataColumn, RowAction, Selection } from '#ui/list/DataTable.tsx';
import type { RowLink, ShortCards } from '#ui/list/ShortCards.tsx';
import { cx } from '#ui/base/passed-props.ts';

/** Rows as a table: its columns, and what can be done with rows. */
export interface TableSpec<Item> {
  columns: readonly DataColumn<Item>[];
  actions?: (item: Item) => readonly RowAction[];
  /** Names a row for its checkbox; without it rows cannot be selected. */
  nameOf?: (item: Item) => string;
  /** The reason why no action is possible for a row; its box is off. */
  whyOff?: (item: Item) => string;
  /** On narrow roots the whole card of a row leads there. */
  open?: (item: Item) => RowLink | null;
  /** A row that asks for something. */
  rowWarns?: (item: Item) => boolean;
  /** The row whose form stands beside the list. */
  rowIsOpen?: (item: Item) => boolean;
  /** Below a row of the table: what was opened for it. */
  below?: (item: Item) => ReactNode;
  /** The totals row, by column key. */
  foot?: Readonly<Record<string, ReactNode>> | undefined;
  /** Actions on the selected rows. */
  renderBulk?: (items: readonly Item[]) => ReactNode;
}

export type TableRowsProps<Item, Filters extends object> = TableSpec<Item> & {
  list: Listing<Item, Filters>;
  label: string;
  rows: readonly Item[];
  isBusy: boolean;
  /** In place of the table. */
  Short: typeof ShortCards | undefined;
};

/** The rows of a list as a table, or as short cards. */
export function TableRows<Item, Filters extends object>({
  list,
  label,
  rows,
  isBusy,
  Short,
  columns,
  actions,
  nameOf,
  whyOff,
  open,
  renderBulk,
  foot,
  ...more
}: TableRowsProps<Item, Filters>) {
  const [sort, selection, hidden] = useValues(list.sort, list.selection, list.hidden);
  const shown = useMemo(() => columns.filter(({ key }, at) => at === 0 || !hidden.includes(key)), [columns, hidden]);
  const select: Selection<Item> | undefined = nameOf && {
    nameOf,
    ...(whyOff && { whyOff }),
    has: (item) => selection.has(list.idOf(item)),
    toggle: list.toggle,
    all: (on) => list.selectPage(on, whyOff),
  };
  return (
    <>
      {renderBulk && (
        <BulkBar count={selection.size} onClear={() => list.unselect()}>
          {renderBulk([...selection.values()])}
        </BulkBar>
      )}
      <section className={cx('t-card t-lst__rows', isBusy && 'is-busy')} aria-busy={isBusy}>
        {Short ? (
          <Short
            label={label}
            columns={shown}
            rows={rows}
            rowKey={list.idOf}
            selection={select}
            open={open}
            actions={actions}
            foot={foot}
            rowWarns={more.rowWarns}
          />
        ) : (
          <DataTable
            caption={label}
            columns={shown}
            rows={rows}
            rowKey={list.idOf}
            sort={sort}
            onSort={list.sortBy}
            selection={select}
            {...(actions && { actions })}
            {...(foot && { foot })}
            {...more}
          />
        )}
      </section>
    </>
  );
}
