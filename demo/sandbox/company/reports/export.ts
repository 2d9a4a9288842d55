import type { z } from 'zod';
import { reportPeriods } from '#contract/report-form.ts';
import type { ReportDimension, ReportFigures, ReportKey, ReportMeasure, ReportPivot } from '#contract/report-form.ts';
import type { reportFormSchemas } from '#contract/report-form.schema.ts';
import { reportMeasures } from '#domain/report/measures.ts';
import type { Measure } from '#domain/report/measures.ts';
import { saidFor } from './product-words.ts';
import { dimensionNames, reportNames } from '#domain/report/names.ts';
import { memberOf, refuse } from '../../ground/call.ts';
import { sentFile } from '../../ground/lists/exported.ts';
import { keptFile } from '../../ground/lists/list-file.ts';
import { fileColumnCount, readPivot } from './pivot.ts';
import { moneyColumn, numberColumn, textColumn } from '../../ground/lists/column.ts';
import type { Column } from '../../ground/lists/column.ts';

type Row = ReportKey & Pick<ReportPivot['total'], 'figures' | 'cells'>;
type Input = z.output<typeof reportFormSchemas.export>;

/** Rates in per cent, other averages with two decimals. */
function measureColumn(
  measure: ReportMeasure,
  title: string,
  figuresOf: (row: Row) => ReportFigures | null | undefined,
): Column<Row> {
  const { kind, of }: Measure = reportMeasures[measure];
  const value = (row: Row): number | null => {
    const figures = figuresOf(row);
    return figures ? of(figures) : null;
  };
  if (kind === 'yuan') return moneyColumn(title, value);
  return numberColumn(title, (row) => {
    const found = value(row);
    return found === null ? null : Math.round(found * (kind === 'rate' ? 10_000 : 100)) / 100;
  });
}

/** The value of the rows, each measure of each column, and each measure of the whole row. */
function columnsOf({ product, rows, columns: across, measures, locale }: Input, columns: readonly ReportKey[]) {
  const say = saidFor(product, locale);
  const isEnglish = locale === 'en';
  /** Months, weeks and days of an English file are their keys: `2026-08`. */
  const nameOf = ({ key, name }: ReportKey, dimension: ReportDimension | undefined): string =>
    isEnglish && key && reportPeriods.some((period) => period === dimension) ? key : say(name);
  const titleOf = (measure: ReportMeasure): string =>
    say(reportMeasures[measure].label) +
    (reportMeasures[measure].kind === 'rate' ? (isEnglish ? ' (%)' : '（%）') : '');
  return [
    textColumn<Row>(say(dimensionNames[rows]), (row) => (isEnglish ? nameOf(row, rows) : row.name)),
    ...columns.flatMap((column, at) =>
      measures.map((measure) =>
        measureColumn(measure, `${nameOf(column, across)} ${titleOf(measure)}`, ({ cells }) => cells[at]),
      ),
    ),
    ...measures.map((measure) =>
      measureColumn(
        measure,
        columns.length ? `${say('合计')} ${titleOf(measure)}` : titleOf(measure),
        ({ figures }) => figures,
      ),
    ),
  ];
}

async function* onePart<T>(rows: readonly T[]): AsyncGenerator<readonly T[]> {
  yield rows;
}

/** The pivot as it is on the screen; the totals are its last row. */
export const pivotFile = keptFile<Input>({
  path: '/report/exportFile',
  nameOf: ({ product }) => reportNames[product],
  async count(input, call) {
    const pivot = await readPivot(call.db, memberOf(call), input);
    if ('refused' in pivot) return pivot.refused;
    return pivot.rows.length || refuse(404, '没有符合条件的数据可导出');
  },
  async open(db, { input, member }, fileName) {
    const pivot = await readPivot(db, member, input, fileColumnCount);
    if ('refused' in pivot) throw new Error('a kept report was refused');
    const rows: Row[] = [...pivot.rows, { key: '', name: '合计', ...pivot.total }];
    return sentFile({ columns: columnsOf(input, pivot.columns), format: input.format, fileName }, onePart(rows));
  },
});
