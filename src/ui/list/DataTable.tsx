import type { ReactNode } from 'react';
import { Button } from '../controls/Button.tsx';
import { Checkbox } from '../controls/Checkbox.tsx';
import { Icon } from '../icons/Icon.tsx';
import { iconMore } from '../icons/icons.ts';
import { Menu } from '../overlay/Menu.tsx';
import { cx } from '../base/passed-props.ts';
import { Skeleton } from '../states/Skeleton.tsx';
import { Table } from './Table.tsx';
import { useSlots } from './slots.ts';
import type { TableColumn, TableProps } from './Table.tsx';
import { listWords } from './list-words.ts';

export interface DataColumn<Row> extends Omit<TableColumn<Row>, 'head' | 'sorted'> {
  /** Name of the server's sort by this column. */
  sort?: string;
}

export interface RowAction {
  id: string;
  label: string;
  onPick: () => void;
}

export interface Selection<Row> {
  has(row: Row): boolean;
  toggle(row: Row): void;
  /** All rows that are shown. */
  all(on: boolean): void;
  /** Names a row for its checkbox. */
  nameOf(row: Row): string;
}

export interface DataTableProps<Row> extends Pick<
  TableProps<Row>,
  'caption' | 'rows' | 'rowKey' | 'foot' | 'className'
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
  const shown: TableColumn<Row>[] = columns.map((column) => ({
    ...column,
    ...(column.sort && onSort && sortHead(column.title, column.sort, sort, onSort)),
  }));
  if (selection) shown.unshift(selectionColumn(selection, rows));
  if (actions) shown.push(actionColumn(actions, rowKey));
  return (
    <Table
      className={cx('t-data', actions && 't-data--acts', className)}
      columns={shown}
      rows={rows}
      rowKey={rowKey}
      slots={useSlots(rows.map(rowKey))}
      {...(selection && { rowOn: (row: Row) => selection.has(row) })}
      {...rest}
    />
  );
}

function selectionColumn<Row>(selection: Selection<Row>, rows: readonly Row[]): TableColumn<Row> {
  const chosen = rows.filter((row) => selection.has(row)).length;
  const isAll = rows.length > 0 && chosen === rows.length;
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
        disabled={rows.length === 0}
        onChange={(on) => selection.all(on)}
      />
    ),
    cell: (row) => (
      <Checkbox
        aria-label={listWords.selectRow(selection.nameOf(row))}
        checked={selection.has(row)}
        onChange={() => selection.toggle(row)}
      />
    ),
  };
}

function actionColumn<Row>(
  actions: (row: Row) => readonly RowAction[],
  rowKey: (row: Row) => string | number,
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

function RowActions({ actions }: { actions: readonly RowAction[] }) {
  const [buttons, others] =
    actions.length > buttonsAtMost
      ? [actions.slice(0, buttonsAtMost - 1), actions.slice(buttonsAtMost - 1)]
      : [actions, []];
  return (
    <span className="t-acts">
      {buttons.map(({ id, label, onPick }) => (
        <Button key={id} kind="text" size="sm" onClick={onPick}>
          {label}
        </Button>
      ))}
      {others.length > 0 && (
        <Menu
          kind="text"
          size="sm"
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

/** Grey rows in the place of those that are loading. */
export function WaitingRows({ count, height }: { count: number; height: number }): ReactNode {
  return Array.from({ length: count }, (_, at) => (
    <div key={at} className="t-wait" style={{ height }}>
      <Skeleton width={`${24 - ((at * 5) % 9)}%`} />
      <Skeleton width="18%" />
      <Skeleton width="12%" />
    </div>
  ));
}
