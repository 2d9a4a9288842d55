import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { Button } from '../controls/Button.tsx';
import { Checkbox } from '../controls/Checkbox.tsx';
import { Icon } from '../icons/Icon.tsx';
import { iconMore } from '../icons/icons.ts';
import { Menu } from '../overlay/Menu.tsx';
import { cx } from '../base/passed-props.ts';
import { Table } from './Table.tsx';
import { useSlots } from './slots.ts';
import type { TableColumn, TableProps } from './Table.tsx';
import { useListWords } from './words/list-words.ts';
import type { ListWords } from './words/list-words.ts';

export interface DataColumn<Row> extends Omit<TableColumn<Row>, 'head' | 'sorted'> {
  /** Name of the server's sort by this column. */
  sort?: string;
  /** Place in the short card of a row on narrow roots: line 1 at its start or end, line 2. Other columns are behind 更多. */
  card?: 'title' | 'amount' | 'fact';
  /** The short form of the cell in that place. */
  cardCell?: (row: Row) => ReactNode;
  /** Heading of the column in the choice of columns, where there are many. */
  group?: string;
  /** The whole cell is behind 更多 as well. */
  isMore?: true;
}

export interface RowAction {
  id: string;
  label: string;
  /** On a short card, the card as a whole does it. */
  isCard?: boolean;
  onPick: () => void;
}

export interface Selection<Row> {
  has(row: Row): boolean;
  toggle(row: Row): void;
  /** All rows that are shown. */
  all(on: boolean): void;
  /** Names a row for its checkbox. */
  nameOf(row: Row): string;
  /** The reason why no action is possible for a row; its box is off. */
  whyOff?(row: Row): string;
}

interface DataTableProps<Row> extends Pick<
  TableProps<Row>,
  'caption' | 'rows' | 'rowKey' | 'foot' | 'rowWarns' | 'rowIsOpen' | 'below' | 'className'
> {
  columns: readonly DataColumn<Row>[];
  /** The sort in use; `-` before it: the greatest first. */
  sort?: string | undefined;
  onSort?: (name: string) => void;
  selection?: Selection<Row> | undefined;
  /** The first three are buttons; a menu holds the others. */
  actions?: (row: Row) => readonly RowAction[];
}

/** The table of a list: sort heads, a selection column, actions at the end of each row. The first column and the actions stay while the others scroll. */
export function DataTable<Row>({
  columns,
  sort = '',
  onSort,
  selection,
  actions,
  rows,
  rowKey,
  className,
  ...rest
}: DataTableProps<Row>) {
  const listWords = useListWords();
  // Rows are not drawn again while these stay.
  const shown = useMemo(
    () => [
      ...columns.map((column): TableColumn<Row> => ({
        ...column,
        ...(column.sort && onSort && sortHead(column.title, column.sort, sort, onSort)),
      })),
      ...(actions ? [actionColumn(actions, rowKey, listWords)] : []),
    ],
    [columns, sort, onSort, actions, rowKey, listWords.actions],
  );
  return (
    <Table
      className={cx('t-data', actions && 't-data--acts', className)}
      columns={shown}
      pick={selection && selectionColumn(selection, rows, listWords)}
      rows={rows}
      rowKey={rowKey}
      slots={useSlots(rows.map(rowKey))}
      {...(selection && { rowOn: (row: Row) => selection.has(row) })}
      {...rest}
    />
  );
}

function selectionColumn<Row>(selection: Selection<Row>, rows: readonly Row[], listWords: ListWords): TableColumn<Row> {
  const able = rows.filter((row) => !selection.whyOff?.(row));
  const chosen = able.filter((row) => selection.has(row)).length;
  const isAll = able.length > 0 && chosen === able.length;
  return {
    key: 'selection',
    title: '',
    width: 40,
    phone: 'pick',
    head: (
      <Checkbox
        aria-label={listWords.selectPage}
        checked={isAll}
        mixed={chosen > 0 && !isAll}
        disabled={!able.length}
        onChange={(on) => selection.all(on)}
      />
    ),
    cell: (row) => <RowBox row={row} selection={selection} />,
  };
}

/** The box of a row; the reason of one that is off is its title and part of its name. */
export function RowBox<Row>({ row, selection }: { row: Row; selection: Selection<Row> }) {
  const listWords = useListWords();
  const why = selection.whyOff?.(row);
  return (
    <span {...(why && { title: why })}>
      <Checkbox
        aria-label={[listWords.selectRow(selection.nameOf(row)), why].filter(Boolean).join(listWords.comma)}
        checked={selection.has(row)}
        disabled={!!why}
        onChange={() => selection.toggle(row)}
      />
    </span>
  );
}

function actionColumn<Row>(
  actions: (row: Row) => readonly RowAction[],
  rowKey: (row: Row) => string | number,
  listWords: ListWords,
): TableColumn<Row> {
  return {
    key: 'actions',
    title: listWords.actions,
    num: true,
    phone: 'end',
    cell: (row) => <RowActions key={rowKey(row)} actions={actions(row)} />,
  };
}

const arrows: Readonly<Record<string, string>> = { ascending: '↑', descending: '↓' };

function sortHead(
  title: string,
  name: string,
  current: string,
  onSort: (name: string) => void,
): Pick<TableColumn<never>, 'head' | 'sorted'> {
  const sorted = current === name ? 'ascending' : current === `-${name}` ? 'descending' : undefined;
  return {
    sorted,
    head: (
      <button type="button" className={cx('t-sort', sorted && 'is-on')} onClick={() => onSort(name)}>
        {title}
        <i aria-hidden="true">{sorted ? arrows[sorted] : '↕'}</i>
      </button>
    ),
  };
}

const buttonsAtMost = 3;

/** `most`: of a card, whose buttons are for fingers; absent in a table. */
export function RowActions({ actions, most }: { actions: readonly RowAction[]; most?: number }) {
  const listWords = useListWords();
  const shown = most ?? buttonsAtMost;
  const size = most ? undefined : 'sm';
  const [buttons, others] =
    actions.length > shown ? [actions.slice(0, shown - 1), actions.slice(shown - 1)] : [actions, []];
  return (
    <span className="t-acts">
      {buttons.map(({ id, label, onPick }) => (
        <Button key={id} kind="text" size={size} onClick={onPick}>
          {label}
        </Button>
      ))}
      {others.length > 0 && (
        <Menu
          kind="text"
          size={size}
          className="t-btn--icon"
          aria-label={listWords.more}
          icon={<Icon of={iconMore} />}
          items={others}
          onPick={(id) => others.find((action) => action.id === id)?.onPick()}
        />
      )}
    </span>
  );
}
