import { writeJson } from '#base/json.ts';
import type { ReactNode } from 'react';
import { PrintSheet } from '#ui/display/PrintSheet.tsx';
import type { DataColumn } from '#ui/list/DataTable.tsx';
import { Table } from '#ui/list/Table.tsx';
import css from './table-print.css?shadow';

export interface TablePrintProps<Row> {
  title: string;
  /** Days, member and time of the print. */
  facts: string;
  columns: readonly DataColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  foot: Readonly<Record<string, ReactNode>> | undefined;
  onDone: () => void;
  /** Above the table. */
  children?: ReactNode;
}

const boxOf = (side: string, content: string): string =>
  `@bottom-${side}{content:${content};font:10px system-ui,sans-serif}`;
/** At the foot of every sheet, by which a loose one is known: the heading, its number and that of all. */
const footOf = (heading: string): string =>
  `@page{${boxOf('left', writeJson(heading))}${boxOf('right', "counter(page) ' / ' counter(pages)")}}`;

/** A table on paper, with its totals. */
export function TablePrint<Row>({ title, facts, columns, rows, rowKey, foot, onDone, children }: TablePrintProps<Row>) {
  return (
    <PrintSheet title={title} css={css + footOf(`${title} · ${facts}`)} onDone={onDone}>
      <header>
        <h1>{title}</h1>
        <span>{facts}</span>
      </header>
      {children}
      <Table caption={title} columns={columns} rows={rows} rowKey={rowKey} {...(foot && { foot })} />
    </PrintSheet>
  );
}
