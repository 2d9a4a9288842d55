import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { z } from 'zod';
import { reportMeasureNames } from '#contract/report-form.ts';
import type { ReportCells, ReportDays, ReportDimension, ReportMeasure, ReportPivot } from '#contract/report-form.ts';
import type { reportFormSchemas } from '#contract/report-form.schema.ts';
import type { Envelope } from '#contract/row.ts';
import { reportMeasures } from '#domain/report/measures.ts';
import { comparedDays } from '#domain/report/periods.ts';
import { badInput, memberOf, ok } from '../../ground/call.ts';
import type { Call, Database, Member } from '../../ground/call.ts';
import { addSums, figuresOf, noSums, readSums, sumList } from './figures.ts';
import type { Sums } from './figures.ts';
import { keyed, namesFor } from './labels.ts';
import { factsOf, isFilter, refusedDays, scopeOf } from './scope.ts';
import type { Scope } from './scope.ts';

/** More columns than a table can show; the totals count them all. */
/** Columns of the screen; a file has all of a year's days. */
const columnCount = 60;
export const fileColumnCount = 400;

type PivotInput = z.output<typeof reportFormSchemas.pivot>;

interface Cell {
  row: string;
  column: string;
  sums: Sums;
}

/** Monday of the week, month, or the day itself, as SQL; filters have a column of their own. */
const periods: Partial<Record<ReportDimension, RawBuilder<unknown>>> = {
  day: sql.ref('day'),
  month: sql`left(day, 7)`,
  week: sql`to_char(date_trunc('week', day::date), 'YYYY-MM-DD')`,
};

async function readCells(
  db: Database,
  scope: Scope,
  days: ReportDays,
  dimensions: readonly ReportDimension[],
): Promise<Cell[]> {
  const filters = dimensions.filter(isFilter);
  const needsDays = dimensions.some((dimension) => dimension === 'day' || dimension === 'week');
  const keyOf = (dimension: ReportDimension | undefined): RawBuilder<unknown> =>
    dimension === undefined
      ? sql`''`
      : isFilter(dimension)
        ? sql.ref(`value_${filters.indexOf(dimension)}`)
        : (periods[dimension] ?? sql`''`);
  const [row, column] = [keyOf(dimensions[0]), keyOf(dimensions[1])];
  const { rows } = await sql<
    { row_key: string; column_key: string } & Record<string, unknown>
  >`select ${row} as row_key, ${column} as column_key, ${sumList} from (${factsOf(scope, filters, days, needsDays ? 'day' : 'month')}) as facts group by 1, 2`.execute(
    db,
  );
  return rows.map((one) => ({ row: one.row_key, column: one.column_key, sums: readSums(one) }));
}

function sumBy(cells: readonly Cell[], keyOf: (cell: Cell) => string): Map<string, Sums> {
  const sums = new Map<string, Sums>();
  for (const cell of cells) sums.set(keyOf(cell), addSums(sums.get(keyOf(cell)) ?? noSums, cell.sums));
  return sums;
}

const isTime = (dimension: ReportDimension): boolean => !isFilter(dimension);
const byKey = (a: string, b: string): number => (a < b ? -1 : Number(a > b));

/** Keys of the columns: time in its order, other values by amount. */
function columnsOf(cells: readonly Cell[], dimension: ReportDimension, most: number): string[] {
  const sums = [...sumBy(cells, ({ column }) => column)];
  const shown = sums.toSorted(([, a], [, b]) => b.amount - a.amount).slice(0, most);
  return isTime(dimension)
    ? sums
        .map(([key]) => key)
        .toSorted(byKey)
        .slice(-most)
    : shown.map(([key]) => key);
}

const measureOf = (sort: string): ReportMeasure | undefined =>
  reportMeasureNames.find((name) => name === sort.replace(/^-/, ''));

interface Row {
  key: string;
  sums: Sums;
}

/** Rows without a value of the measure come last in either direction. */
function sorted(rows: Row[], sort: string): Row[] {
  const measure = measureOf(sort);
  if (!measure) return rows.toSorted((a, b) => byKey(a.key, b.key));
  const sign = sort.startsWith('-') ? -1 : 1;
  return rows
    .map((row) => ({ row, value: reportMeasures[measure].of(figuresOf(row.sums)) }))
    .toSorted((a, b) => {
      if (a.value === null || b.value === null) return Number(a.value === null) - Number(b.value === null);
      return sign * (a.value - b.value) || byKey(a.row.key, b.row.key);
    })
    .map(({ row }) => row);
}

/** The whole pivot of a member, or a refusal. */
export async function readPivot(
  db: Database,
  member: Member,
  input: PivotInput,
  mostColumns = columnCount,
): Promise<ReportPivot | { refused: Envelope<never> }> {
  const refused = refusedDays(input);
  if (refused) return { refused };
  const { rows: rowsBy, columns: columnsBy, sort } = input;
  if (rowsBy === columnsBy) return { refused: badInput('columns', '行与列请选择不同的维度') };
  if (sort !== 'key' && !measureOf(sort)) return { refused: badInput('sort', '不支持这种排序方式') };
  const scope = scopeOf(member, input);
  const compared = comparedDays(input.days, input.compare);
  const cells = await readCells(db, scope, input.days, columnsBy ? [rowsBy, columnsBy] : [rowsBy]);
  const before = compared ? await readCells(db, scope, compared, [rowsBy]) : [];
  const columns = columnsBy ? columnsOf(cells, columnsBy, mostColumns) : [];
  const cellAt = new Map(cells.map((cell) => [`${cell.row}\n${cell.column}`, cell.sums]));
  const beforeOf = sumBy(before, ({ row }) => row);
  const inColumns = sumBy(cells, ({ column }) => column);
  const all = [...sumBy(cells, ({ row }) => row)].map(([key, sums]) => ({ key, sums }));
  const shown = sorted(all, sort).slice(0, input.limit);
  const nameOf = await namesFor(db, {
    [rowsBy]: shown.map(({ key }) => key),
    ...(columnsBy && { [columnsBy]: columns }),
  });
  // Time has no counterpart before: its values are other ones there.
  const isCompared = compared !== null && !isTime(rowsBy);
  const view = (sums: Sums, earlier: Sums | null, at: (column: string) => Sums | undefined): ReportCells => ({
    figures: figuresOf(sums),
    before: earlier && figuresOf(earlier),
    cells: columns.map((column) => {
      const found = at(column);
      return found ? figuresOf(found) : null;
    }),
  });
  const total = (list: readonly Cell[]): Sums => list.reduce((sum, cell) => addSums(sum, cell.sums), noSums);
  return {
    period: input.days,
    compared,
    columns: columnsBy ? columns.map((key) => keyed(nameOf, columnsBy, key)) : [],
    rows: shown.map(({ key, sums }) => ({
      ...keyed(nameOf, rowsBy, key),
      ...view(sums, isCompared ? (beforeOf.get(key) ?? noSums) : null, (column) => cellAt.get(`${key}\n${column}`)),
    })),
    total: view(total(cells), compared && total(before), (column) => inColumns.get(column)),
    rowCount: all.length,
    columnCount: columnsBy ? inColumns.size : 0,
  };
}

export async function queryPivot(input: PivotInput, call: Call): Promise<Envelope<ReportPivot>> {
  const pivot = await readPivot(call.db, memberOf(call), input);
  return 'refused' in pivot ? pivot.refused : ok(pivot);
}
