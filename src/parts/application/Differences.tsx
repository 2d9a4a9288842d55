import type { ApplicationDifference } from '#contract/application-views.ts';
import { Table } from '#ui/list/Table.tsx';
import type { TableColumn } from '#ui/list/Table.tsx';

type Heads = readonly [item: string, before: string, after: string, by: string];

/** Lines in which two versions differ: struck before, and after. */
export const Differences = ({
  label,
  rows,
  heads,
}: {
  label: string;
  rows: readonly ApplicationDifference[];
  heads: Heads;
}) => (
  <Table
    caption={label}
    rowKey={(row) => `${row.label} ${row.before} ${row.after}`}
    rows={rows}
    columns={columnsOf(heads)}
  />
);

const columnsOf = ([item, before, after, by]: Heads): TableColumn<ApplicationDifference>[] => [
  { key: 'item', title: item, phone: 'title', cell: (row) => row.label },
  { key: 'before', title: before, phone: 'named', cell: (row) => <s className="t-3">{row.before}</s> },
  { key: 'after', title: after, phone: 'named', cell: (row) => <b>{row.after}</b> },
  { key: 'by', title: by, phone: 'end', num: true, cell: (row) => row.by },
];
