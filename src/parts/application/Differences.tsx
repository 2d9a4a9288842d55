import type { ApplicationDifference } from '#contract/application-views.ts';
import { useSay } from '#kit/say.ts';
import { Table } from '#ui/list/Table.tsx';
import type { TableColumn } from '#ui/list/Table.tsx';

type Heads = readonly [item: string, before: string, after: string, by?: string];

/** Lines in which two versions differ: struck before and after of a change, or two versions to choose from. */
export const Differences = ({
  label,
  rows,
  heads,
}: {
  label: string;
  rows: readonly ApplicationDifference[];
  heads: Heads;
}) => {
  const { say } = useSay();
  return (
    <Table
      caption={label}
      rowKey={(row) => `${row.label} ${row.before} ${row.after}`}
      rows={rows.map(({ label: item, before, after, by }) => ({
        label: say(item),
        before: say(before),
        after: say(after),
        by: say(by),
      }))}
      columns={columnsOf(heads)}
    />
  );
};

/** Without a head for sums both versions stand side by side, and none is struck. */
const columnsOf = ([item, before, after, by]: Heads): TableColumn<ApplicationDifference>[] => [
  { key: 'item', title: item, phone: 'title', cell: (row) => row.label },
  {
    key: 'before',
    title: before,
    phone: 'named',
    cell: ({ before: old }) => (by ? <s className="t-3">{old}</s> : old),
  },
  {
    key: 'after',
    title: after,
    phone: 'named',
    cell: (row) => (by ? <b>{row.after}</b> : [row.after, row.by].filter(Boolean).join(' ')),
  },
  ...(by
    ? [{ key: 'by', title: by, phone: 'end' as const, num: true, cell: (row: ApplicationDifference) => row.by }]
    : []),
];
