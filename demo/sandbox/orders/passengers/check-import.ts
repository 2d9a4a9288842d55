import type { z } from 'zod';
import type { ImportCheck } from '#contract/passenger.ts';
import type { passengerSchemas } from '#contract/passenger.schema.ts';
import type { Envelope } from '#contract/row.ts';
import { dayAt } from '#domain/china-time.ts';
import type { Day } from '#domain/china-time.ts';
import { checkSheet, judgeSheetRow } from '#domain/passenger/sheet/check-sheet.ts';
import { sheetLimits } from '#domain/passenger/sheet/limits.ts';
import type { JudgedRow } from '#domain/passenger/sheet/check-sheet.ts';
import { columnsOf, findHead } from '#domain/passenger/sheet/columns.ts';
import { lackingOf } from '#domain/passenger/sheet/mapping.ts';
import { exampleMark, headOf, mappedHead, valuesOf } from '#domain/passenger/sheet/read-sheet.ts';
import type { SheetRow, SheetValues } from '#domain/passenger/sheet/values.ts';
import { badInput, memberOf, ok } from '../../ground/call.ts';
import type { Call } from '../../ground/call.ts';
import { inTurns } from '../../ground/in-turns.ts';
import { readSheet } from '../../ground/sheets/read-sheet.ts';
import type { Roster } from './rosters.ts';
import { ownersOf } from './save-passenger.ts';

type CheckInput = z.output<typeof passengerSchemas.importCheck>;

const maxColumns = 40;
/** Lines above the passengers: a title, a note, the headings. */
const maxAbove = 10;
/** Judged before others are let in. */
const rowsPerTurn = 200;

interface ReadRows extends Pick<ImportCheck, 'columns' | 'looksHeadless'> {
  rows: { line: number; values: SheetValues }[];
}

/** Reads a file of passengers and judges it row by row; nothing of it is stored. */
export const checkImport =
  (roster: Roster) =>
  async ({ file, mapping }: CheckInput, call: Call): Promise<Envelope<ImportCheck>> => {
    const bytes = Buffer.from(file, 'base64url');
    const today = dayAt(call.now());
    const found = bytes.length > sheetLimits.bytes ? '文件不能超过 2 MB' : await readRows(bytes, today, mapping);
    if (typeof found === 'string') return badInput('file', found);
    const { columns, looksHeadless } = found;
    const judged = new Map<SheetValues, JudgedRow>();
    await inTurns(found.rows, rowsPerTurn, ({ values }) => judged.set(values, judgeSheetRow(values, today)));
    const judge = (values: SheetValues) => judged.get(values) ?? judgeSheetRow(values, today);
    const keys = found.rows.flatMap(({ values }) => judge(values).keys).filter(Boolean);
    const owners = await ownersOf(call.db, roster, memberOf(call), keys);
    const names = new Map(owners.map(({ cert_key: key, name }) => [key, name]));
    const rows: SheetRow[] = found.rows.map((row) => ({
      ...row,
      known: judge(row.values).keys.flatMap((key) => names.get(key) ?? [])[0] ?? '',
    }));
    const errors = checkSheet(rows, today, judge);
    return ok({
      columns,
      looksHeadless,
      rows: rows.map((row, at) => ({ ...row, errors: errors[at] ?? {} })),
    });
  };

/**
 * The passengers of a file, or why it is refused. The example of our template is left out. Where the member may map the
 * columns, a file without a needed one has no passengers yet.
 */
async function readRows(bytes: Buffer, today: Day, mapping: CheckInput['mapping']): Promise<ReadRows | string> {
  const sheet = await readSheet(bytes, { maxRows: sheetLimits.rows + maxAbove, maxColumns, maxCell: sheetLimits.cell });
  if ('refusal' in sheet) return sheet.refusal;
  const lines = sheet.rows.filter(
    ({ cells }) => !(cells.find((text) => text.trim()) ?? '').trim().startsWith(exampleMark),
  );
  const { at, isKnown, isData } = findHead(lines.map(({ cells }) => cells));
  if (!mapping && !isKnown) return '没有找到表头，请使用模板，首行应有“姓名”“证件号码”等列名';
  const isHeadless = mapping?.firstIsData ?? false;
  const titles = isHeadless || isData ? [] : (lines[at]?.cells ?? []).map((title) => title.trim());
  const fields = mapping?.fields?.map((field) => field || null);
  const head = fields ? mappedHead(titles, fields) : headOf(titles);
  const lacking = lackingOf(head.fields).map((field) => (field === 'name' ? '姓名' : '证件号码'));
  if (!mapping && lacking.length) return `缺少“${lacking.join('”“')}”列，请对照模板补充后再上传`;
  const below = lines.slice(isHeadless ? 0 : at + 1);
  if (!below.length && !isData) return '文件中没有旅客，请填写后再上传';
  if (below.length > sheetLimits.rows) return `一次最多导入 ${sheetLimits.rows} 位旅客，请分成几个文件上传`;
  const samples = isData ? lines : below;
  const rows: ReadRows['rows'] = [];
  if (!lacking.length)
    await inTurns(below, rowsPerTurn, ({ line, cells }) => rows.push({ line, values: valuesOf(cells, head, today) }));
  const columns = columnsOf(
    titles,
    head,
    samples.map(({ cells }) => cells),
  );
  return {
    columns: mapping ? columns : columns.filter(({ title }) => title),
    looksHeadless: isData && !isHeadless,
    rows,
  };
}
