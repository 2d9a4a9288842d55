import { Readable } from 'node:stream';
import { isFormula } from '#base/formula.ts';
import type { Envelope } from '#contract/row.ts';
import type { Column } from './column.ts';
import { xlsxOf } from './xlsx.ts';
import { partOf } from './paged.ts';
import type { ListQuery } from './paged.ts';

export type FileFormat = 'csv' | 'xlsx';

/** Rows of a part of a file, and rows that are read at once: each reading is twice the one before, since some filters look at all rows each time. */
const rowsPerPart = 500;
const rowsAtOnce = 4_000;
const contentTypes: Record<FileFormat, string> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/** Spreadsheet programs round a number of more than 15 digits: with a tab after it they read a text. */
const longNumber = /^\d{16,}$/;

function csvField({ type }: Pick<Column<never>, 'type'>, value: string): string {
  if (type === 'money') return value && Number(value).toFixed(2);
  const isText = type === 'text';
  const safe = isText && isFormula(value) ? `'${value}` : isText && longNumber.test(value) ? `${value}\t` : value;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

const textual = { type: 'text' } as const;

/** RFC 4180, with the mark by which spreadsheet programs know UTF-8. */
async function* csvOf<Row>(
  columns: readonly Column<Row>[],
  parts: AsyncIterable<readonly Row[]>,
): AsyncGenerator<Uint8Array> {
  const line = (fields: readonly string[]): string => `${fields.join(',')}\r\n`;
  yield Buffer.from(`\ufeff${line(columns.map(({ title }) => csvField(textual, title)))}`);
  for await (const rows of parts)
    yield Buffer.from(rows.map((row) => line(columns.map((column) => csvField(column, column.value(row))))).join(''));
}

/** All rows of a list, part by part. */
async function* partsOf<DB, TB extends keyof DB, Row>(
  list: ListQuery<DB, TB, Row>,
  sort: string | undefined,
): AsyncGenerator<Row[]> {
  let after: string | undefined;
  let size = rowsPerPart;
  do {
    const part: Awaited<ReturnType<typeof partOf<DB, TB, Row>>> = await partOf(list, { size, sort, after });
    if (!('rows' in part)) throw new Error(`a list has no part: ${(part as Envelope<never>).msg}`);
    for (let at = 0; at < part.rows.length; at += rowsPerPart) yield part.rows.slice(at, at + rowsPerPart);
    after = part.next ?? undefined;
    size = Math.min(2 * size, rowsAtOnce);
  } while (after !== undefined);
}

interface Export<DB, TB extends keyof DB, Row> {
  list: ListQuery<DB, TB, Row>;
  sort: string | undefined;
  columns: readonly Column<Row>[];
  format: FileFormat;
  /** Without its ending. */
  fileName: string;
}

/** A file of these rows, part by part. `name` is that of the sheet. */
export const fileOf = <Row>(
  name: string,
  columns: readonly Column<Row>[],
  parts: AsyncIterable<readonly Row[]>,
  format: FileFormat,
): AsyncIterable<Uint8Array> => (format === 'csv' ? csvOf(columns, parts) : xlsxOf(name, columns, parts));

/** All rows of a list as a file that is sent while it is read. */
export const exported = <DB, TB extends keyof DB, Row>({ list, sort, ...file }: Export<DB, TB, Row>): Response =>
  sentFile(file, partsOf(list, sort));

/** Rows as a file that is sent while they are read. */
export function sentFile<Row>(
  { columns, format, fileName }: Pick<Export<never, never, Row>, 'columns' | 'format' | 'fileName'>,
  parts: AsyncIterable<readonly Row[]>,
): Response {
  const bytes = fileOf(fileName, columns, parts, format);
  return new Response(Readable.toWeb(Readable.from(bytes)) as ReadableStream<Uint8Array>, {
    headers: {
      'content-type': contentTypes[format],
      'content-disposition': `attachment; filename="export.${format}"; filename*=UTF-8''${encodeURIComponent(`${fileName}.${format}`)}`,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    },
  });
}
