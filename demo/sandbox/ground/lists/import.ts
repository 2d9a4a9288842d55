import { columnsOf, exampleMarks, reasonTitles } from '#domain/sheet/columns.ts';
import type { FoundHead, SheetColumnInfo } from '#domain/sheet/columns.ts';
import type { Template } from '#domain/sheet/headings.ts';
import { inTurns } from '../in-turns.ts';
import { readSheet } from '../sheets/read-sheet.ts';
import { textColumn } from './column.ts';
import type { Column } from './column.ts';
import { fileOf } from './exported.ts';
import { saidName } from './file-language.ts';
import type { FileLocale } from './file-language.ts';

const maxColumns = 40;
/** Lines above the rows: a title, a note, the headings. */
const maxAbove = 10;

/** The mapping of the columns of one kind of file. */
export interface ImportFormat<Field extends string, Head extends { fields: readonly (Field | null)[] }, Values> {
  limits: { bytes: number; rows: number; cell: number };
  /** Read before others are let in. */
  rowsPerTurn: number;
  findHead(rows: readonly (readonly string[])[]): FoundHead;
  headOf(titles: readonly string[]): Head;
  mappedHead(titles: readonly string[], fields: readonly (Field | null)[]): Head;
  /** Needed fields that no column has. */
  lackingOf(fields: readonly (Field | null)[]): readonly Field[];
  titleOf(field: Field): string;
  valuesOf(cells: readonly string[], head: Head): Values;
  /** In sentences: 旅客, 员工. */
  people: string;
  /** Why a file with too many rows is refused, where they are no people. */
  tooMany?: string;
}

/** A member's own mapping of the columns; without it, or without its fields, the headings name them. */
interface ImportMapping<Field extends string> {
  fields?: readonly (Field | '')[] | undefined;
  firstIsData?: boolean | undefined;
}

interface ReadRow<Values> {
  line: number;
  values: Values;
  cells: readonly string[];
}

interface ReadImport<Field extends string, Values> {
  /** "" for a column without a heading. */
  titles: readonly string[];
  fields: readonly (Field | null)[];
  columns: SheetColumnInfo<Field>[];
  looksHeadless: boolean;
  rows: ReadRow<Values>[];
}

/**
 * The rows of a file in base64url, or why it is refused. The example of our template is left out. Where the member may
 * map the columns, a file without a needed one has no rows yet.
 */
export async function readImport<Field extends string, Head extends { fields: readonly (Field | null)[] }, Values>(
  file: string,
  mapping: ImportMapping<Field> | undefined,
  format: ImportFormat<Field, Head, Values>,
): Promise<ReadImport<Field, Values> | string> {
  const { limits, people, tooMany } = format;
  const bytes = Buffer.from(file, 'base64url');
  if (bytes.length > limits.bytes) return `文件不能超过 ${limits.bytes / 1024 / 1024} MB`;
  const sheet = await readSheet(bytes, { maxRows: limits.rows + maxAbove, maxColumns, maxCell: limits.cell });
  if ('refusal' in sheet) return sheet.refusal;
  const marks = Object.values(exampleMarks).map((mark) => mark.trim());
  const lines = sheet.rows.filter(({ cells }) => {
    const first = (cells.find((text) => text.trim()) ?? '').trim();
    return !marks.some((mark) => first.startsWith(mark));
  });
  const { at, isKnown, isData } = format.findHead(lines.map(({ cells }) => cells));
  const named = (fields: readonly Field[]) => `“${fields.map(format.titleOf).join('”“')}”`;
  if (!mapping && !isKnown) return `没有找到表头，请使用模板，首行应有${named(format.lackingOf([]))}等列名`;
  const isHeadless = mapping?.firstIsData ?? false;
  const titles = isHeadless || isData ? [] : (lines[at]?.cells ?? []).map((title) => title.trim());
  const fields = mapping?.fields?.map((field) => field || null);
  const head = fields ? format.mappedHead(titles, fields) : format.headOf(titles);
  const lacking = format.lackingOf(head.fields);
  if (!mapping && lacking.length) return `缺少${named(lacking)}列，请对照模板补充后再上传`;
  const below = lines.slice(isHeadless ? 0 : at + 1);
  if (!below.length && !isData) return `文件中没有${people}，请填写后再上传`;
  if (below.length > limits.rows) return tooMany ?? `一次最多导入 ${limits.rows} 位${people}，请分成几个文件上传`;
  const samples = isData ? lines : below;
  const rows: ReadRow<Values>[] = [];
  if (!lacking.length)
    await inTurns(below, format.rowsPerTurn, ({ line, cells }) =>
      rows.push({ line, cells, values: format.valuesOf(cells, head) }),
    );
  const columns = columnsOf(
    titles,
    head,
    samples.map(({ cells }) => cells),
  );
  return {
    titles,
    fields: head.fields,
    columns: mapping ? columns : columns.filter(({ title }) => title),
    looksHeadless: isData && !isHeadless,
    rows,
  };
}

/** A file that a member saves: of rows that were not imported, with the reasons, or of none, the template. */
async function madeSheet(
  name: string,
  titles: readonly string[],
  lines: readonly string[][],
  format: 'xlsx' | 'csv',
): Promise<{ fileName: string; content: string }> {
  const columns = titles.map((title, at) => textColumn(title, (line: string[]) => line[at] ?? ''));
  return wholeFile(name, columns, lines, format);
}

/** A file as one answer. */
export async function wholeFile<Row>(
  name: string,
  columns: readonly Column<Row>[],
  rows: readonly Row[],
  format: 'xlsx' | 'csv',
): Promise<{ fileName: string; content: string }> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of fileOf(
    name,
    columns,
    (async function* () {
      yield rows;
    })(),
    format,
  ))
    chunks.push(chunk);
  return { fileName: `${name}.${format}`, content: Buffer.concat(chunks).toString('base64') };
}

/** The template: an import leaves its example line out. */
export const templateOf = (
  name: string,
  template: (locale?: FileLocale) => Template,
  { format, locale = 'zh-CN' }: { format: 'xlsx' | 'csv'; locale?: FileLocale | undefined },
) => {
  const { titles, example } = template(locale);
  return madeSheet(
    saidName(`${name}导入模板`, locale),
    titles,
    [example.map((text, at) => (at === 0 ? `${exampleMarks[locale]}${text}` : text))],
    format,
  );
};

/** Rows that were not imported, each with its reason behind its cells; cells and reason are said by the caller. */
export const leftSheet = (
  name: string,
  titles: readonly string[],
  rows: readonly { cells: readonly string[]; reason: string }[],
  { format, locale = 'zh-CN' }: { format: 'xlsx' | 'csv'; locale?: FileLocale | undefined },
) =>
  madeSheet(
    saidName(`未导入${name}`, locale),
    [...titles, reasonTitles[locale]],
    rows.map(({ cells, reason }) => [...titles.map((_, at) => cells[at] ?? ''), reason]),
    format,
  );
