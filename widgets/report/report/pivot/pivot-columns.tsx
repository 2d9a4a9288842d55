import type { ReactNode } from 'react';
import type {
  ReportDimension,
  ReportFigures,
  ReportMeasure,
  ReportPivot,
  ReportProduct,
} from '#contract/report-form.ts';
import { isMeasureOf, reportMeasures } from '#domain/report/measures.ts';
import { showMeasure } from '#domain/report/show-measure.ts';
import { Change } from '#parts/report/Change.tsx';
import { LinkButton } from '#ui/controls/LinkButton.tsx';
import type { DataColumn } from '#ui/list/DataTable.tsx';
import type { Texts } from '../texts.ts';

export type PivotRow = ReportPivot['rows'][number];

const wide: readonly ReportMeasure[] = [
  'amount',
  'orders',
  'tickets',
  'averagePrice',
  'discount',
  'advance',
  'compliance',
  'missed',
  'refundCost',
];

/** Measures of a pivot without columns, the chosen one first. */
export const wideMeasures = (product: ReportProduct, chosen: ReportMeasure): ReportMeasure[] => [
  ...new Set([chosen, ...wide.filter((measure) => isMeasureOf(product, measure))]),
];

interface PivotLook {
  pivot: ReportPivot;
  rows: ReportDimension;
  columns: ReportDimension | '';
  measure: ReportMeasure;
  product: ReportProduct;
  t: Texts;
  /** Opens the events of a row, or of one of its cells. */
  onOpen?: (row: PivotRow, column?: string) => void;
}

export function pivotColumns({ pivot, rows, columns, measure, product, t, onOpen }: PivotLook): DataColumn<PivotRow>[] {
  const first: DataColumn<PivotRow> = {
    key: 'key',
    title: t.dimensions[rows],
    sort: 'key',
    card: 'title',
    cardCell: ({ name }) => t.say(name),
    cell: (row) => {
      const name = t.say(row.name);
      return onOpen ? <LinkButton onClick={() => onOpen(row)}>{name}</LinkButton> : name;
    },
  };
  const change: DataColumn<PivotRow> = {
    key: 'change',
    title: t.change,
    num: true,
    card: 'fact',
    cell: ({ figures, before }) => <Change measure={measure} figures={figures} before={before} t={t} />,
  };
  const figure = (name: ReportMeasure, title: string, isMain = false): DataColumn<PivotRow> => ({
    key: name,
    title,
    sort: name,
    num: true,
    ...(isMain && { card: 'amount' as const }),
    cell: ({ figures }) => <b>{t.say(showMeasure(name, figures))}</b>,
  });
  if (!columns) {
    const [main = 'amount', ...others] = wideMeasures(product, measure);
    return [
      first,
      figure(main, t.say(reportMeasures[main].label), true),
      ...(pivot.compared ? [change] : []),
      ...others.map((name) => figure(name, t.say(reportMeasures[name].label))),
    ];
  }
  const cells = pivot.columns.map(({ key, name }, at): DataColumn<PivotRow> => ({
    key: `cell-${key}`,
    title: t.say(name) || '—',
    num: true,
    cell: (row) => {
      const figures = row.cells[at];
      if (!figures) return <span className="t-3">—</span>;
      const text = t.say(showMeasure(measure, figures));
      return onOpen ? <LinkButton onClick={() => onOpen(row, key)}>{text}</LinkButton> : text;
    },
  }));
  return [first, ...cells, figure(measure, t.total, true), ...(pivot.compared ? [change] : [])];
}

/** The totals row, of the whole filter. */
export function pivotTotals({ pivot, columns, measure, product, t }: PivotLook): Readonly<Record<string, ReactNode>> {
  const { figures, before, cells } = pivot.total;
  const all = (of: ReportFigures | null, names: readonly ReportMeasure[]) =>
    names.map((name) => [name, t.say(showMeasure(name, of))] as const);
  return {
    key: t.total,
    change: <Change measure={measure} figures={figures} before={before} t={t} />,
    ...Object.fromEntries(all(figures, columns ? [measure] : wideMeasures(product, measure))),
    ...Object.fromEntries(
      pivot.columns.map(({ key }, at) => [`cell-${key}`, cells[at] ? t.say(showMeasure(measure, cells[at])) : '—']),
    ),
  };
}
