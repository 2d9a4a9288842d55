import type { ReactNode } from 'react';
import type { BillRow } from '#contract/bill.ts';
import { PrintSheet } from '#ui/display/PrintSheet.tsx';
import type { DataColumn } from '#ui/list/DataTable.tsx';
import { Table } from '#ui/list/Table.tsx';
import css from './print.css?shadow';

export interface BillPrintProps {
  title: string;
  /** Days, member and time of the print. */
  facts: string;
  columns: readonly DataColumn<BillRow>[];
  rows: readonly BillRow[];
  foot: Readonly<Record<string, ReactNode>> | undefined;
  onDone: () => void;
}

/** The rows of the filters on paper, with their totals. */
export function BillPrint({ title, facts, columns, rows, foot, onDone }: BillPrintProps) {
  return (
    <PrintSheet title={title} css={css} onDone={onDone}>
      <header>
        <h1>{title}</h1>
        <span>{facts}</span>
      </header>
      <Table caption={title} columns={columns} rows={rows} rowKey={({ id }) => id} {...(foot && { foot })} />
    </PrintSheet>
  );
}
