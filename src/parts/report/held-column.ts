import type { DataColumn } from '#ui/list/DataTable.tsx';

/** A column that stays at the right side of a table: its shadow says that others go on under it. */
export const heldColumn = { position: 'sticky', right: 0, boxShadow: '-8px 0 8px -8px #0006' } as const;

/** Columns of which the last one stays in sight. */
export const holdLast = <Row>(columns: readonly DataColumn<Row>[]): DataColumn<Row>[] =>
  columns.map((column, at) => (at && at === columns.length - 1 ? { ...column, look: heldColumn } : column));
