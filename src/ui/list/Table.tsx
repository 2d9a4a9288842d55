import { memo, useRef } from 'react';
import type { CSSProperties, ReactNode } from 'react';
import { usePainted } from './painted.ts';
import { cx } from '../base/passed-props.ts';
import type { PassedProps } from '../base/passed-props.ts';
import { useControlStyles } from '../base/root.ts';
import { useOwnFocus } from './slots.ts';
import css from './table.css?shadow';

const styles = [css];
/** Rows at the start of a table. Those below change after the paint of these, where they have something to show until then. */
const atOnce = 10;

export interface TableColumn<Row> {
  key: string;
  title: string;
  /** In the head cell instead of the title: a sort button, a checkbox. */
  head?: ReactNode;
  sorted?: 'ascending' | 'descending' | undefined;
  /** Numbers are aligned right. */
  num?: boolean;
  width?: number | string;
  /** Of all of its cells. */
  look?: CSSProperties | undefined;
  /** Place in the card that a row is on narrow roots, where any column has one: first, at the right (numbers first), at the right with its name, a quarter of a line below its name, before the whole card; else a line at the left. */
  phone?: 'title' | 'end' | 'named' | 'quarter' | 'pick';
  cell: (row: Row) => ReactNode;
  /** Names the cell of a row on narrow roots; the title names all others. */
  nameOf?: (row: Row) => string;
}

export interface TableProps<Row> extends PassedProps {
  /** Content of the table, for screen readers. */
  caption: string;
  /** The same list, and a row that is the same object: the row is not drawn again. */
  columns: readonly TableColumn<Row>[];
  /** Before them: the boxes of a selection. Another selection draws these alone. */
  pick?: TableColumn<Row> | undefined;
  rows: readonly Row[];
  rowKey: (row: Row) => string | number;
  /** Of the rows by key, where the elements of rows that have gone serve others; cells then have no state of their own. */
  slots?: ReadonlyMap<string | number, number>;
  /** The totals row, by column key. */
  foot?: Readonly<Record<string, ReactNode>>;
  rowOn?: (row: Row) => boolean;
  /** A row that asks for something. */
  rowWarns?: (row: Row) => boolean;
  /** The row whose form stands beside the table. */
  rowIsOpen?: (row: Row) => boolean;
  /** Below a row, as wide as the table: what was opened for it. */
  below?: (row: Row) => ReactNode;
}

/** On narrow roots each row becomes a card, of names and values where no column says its place; the roles keep it a table there too. */
export function Table<Row>({
  caption,
  columns,
  pick,
  rows,
  rowKey,
  slots,
  foot,
  rowOn,
  rowWarns,
  rowIsOpen,
  below,
  className,
  ...rest
}: TableProps<Row>) {
  useControlStyles(styles);
  const painted = usePainted(rows, rows);
  const all = pick ? [pick, ...columns] : columns;
  const phones = all.map(({ phone }) => phone);
  return (
    <div className={cx('t-scroll', className)} {...rest}>
      <table
        className={cx(
          't-table',
          phones.some(Boolean) && 't-cards',
          phones.includes('quarter') && 't-cards--4',
          phones.includes('pick') && 't-cards--pick',
        )}
        role="table"
        aria-label={caption}
      >
        <thead role="rowgroup">
          <tr role="row">
            {all.map((column) => (
              <th
                key={column.key}
                role="columnheader"
                scope="col"
                aria-sort={column.sorted}
                className={column.num ? 't-num' : undefined}
                style={{ width: column.width, ...column.look }}
              >
                {column.head ?? column.title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map((row, at) => {
            const id = rowKey(row);
            const isOpen = !!rowIsOpen?.(row);
            return (
              <BodyRow
                key={slots?.get(id) ?? id}
                id={id}
                columns={columns}
                pick={pick}
                row={row}
                waits={at >= atOnce && painted !== rows}
                isOpen={isOpen}
                look={cx((isOpen || rowOn?.(row)) && 't-tr--on', rowWarns?.(row) && 'is-warn')}
                below={below?.(row)}
              />
            );
          })}
        </tbody>
        {foot && (
          <tfoot role="rowgroup">
            <tr role="row">{cellsOf(all, (column) => foot[column.key])}</tr>
          </tfoot>
        )}
      </table>
    </div>
  );
}

function cellsOf<Row>(
  columns: readonly TableColumn<Row>[],
  contentOf: (column: TableColumn<Row>) => ReactNode,
  row?: Row,
) {
  return columns.map((column) => (
    <td
      key={column.key}
      role="cell"
      data-name={row && column.nameOf ? column.nameOf(row) : column.title}
      className={cx(column.num && 't-num', column.phone && `t-ph--${column.phone}`) || undefined}
      style={column.look}
    >
      {contentOf(column)}
    </td>
  ));
}

interface BodyRowProps<Row> {
  columns: readonly TableColumn<Row>[];
  pick: TableColumn<Row> | undefined;
  row: Row;
  /** Stays as it is until the rows above it are painted. */
  waits: boolean;
  id: string | number;
  isOpen: boolean;
  look: string;
  below: ReactNode;
}

const BodyRow = memo(function BodyRow<Row>({ columns, pick, row, waits, id, isOpen, look, below }: BodyRowProps<Row>) {
  const element = useRef<HTMLTableRowElement>(null);
  const kept = useRef<{ columns: readonly TableColumn<Row>[]; row: Row; cells: ReactNode }>(null);
  let shown = kept.current;
  if (!shown || (!waits && (shown.columns !== columns || shown.row !== row)))
    kept.current = shown = { columns, row, cells: cellsOf(columns, (column) => column.cell(row), row) };
  const { cells, row: shownRow } = shown;
  useOwnFocus(element, id);
  return (
    <>
      <tr ref={element} role="row" aria-current={isOpen || undefined} className={look || undefined}>
        {pick && cellsOf([pick], () => pick.cell(shownRow), shownRow)}
        {cells}
      </tr>
      {below && (
        <tr role="row">
          <td role="cell" colSpan={columns.length + (pick ? 1 : 0)}>
            {below}
          </td>
        </tr>
      )}
    </>
  );
}) as <Row>(props: BodyRowProps<Row>) => ReactNode;
