import { readZip } from './read-zip.ts';
import type { PartLimits, ZipFile } from './read-zip.ts';
import type { SheetCells, SheetLimits } from './read-sheet.ts';
import { attribute, eachPart, tagsOf } from './xml-parts.ts';

/** Of one part. A sheet of 500 rows has about 200 kB; 5,000 rows of 40 cells, each with a value, have 810,000 tags. */
const partLimits: PartLimits = { bytes: 12 * 1024 * 1024, tags: 1_000_000 };

/** The first sheet that is not hidden. */
async function sheetOf(zip: ZipFile, workbook: string): Promise<string | undefined> {
  const sheets = await tagsOf(workbook, 'sheet');
  const first = sheets.find((sheet) => !attribute(sheet, 'state')) ?? sheets[0];
  const links = await tagsOf((await zip.text('xl/_rels/workbook.xml.rels', partLimits)) ?? '', 'Relationship');
  const link = first && links.find((one) => attribute(one, 'Id') === attribute(first, 'id'));
  const target = link && attribute(link, 'Target');
  return target && zip.text(target.startsWith('/') ? target.slice(1) : `xl/${target.replace(/^\.\//, '')}`, partLimits);
}

/** Texts that cells share; how a text is to be pronounced (`rPh`) is not part of it. */
async function sharedTexts(xml: string): Promise<string[]> {
  const texts: string[] = [];
  let isText = false;
  let isHint = false;
  await eachPart(xml, (part) => {
    if (typeof part === 'string') {
      if (isText && !isHint) texts[texts.length - 1] += part;
    } else if (part.name === 'si') {
      if (!part.isEnd) texts.push('');
    } else if (part.name === 't') isText = !part.isEnd && !part.isEmpty;
    else if (part.name === 'rPh') isHint = !part.isEnd && !part.isEmpty;
  });
  return texts;
}

/** `C7` is column 2. */
const columnOf = (place: string): number =>
  Array.from(/^[A-Z]{1,3}/.exec(place)?.[0] ?? '').reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;

/** From 15 digits on a figure is not exact: it is shown as such, so that no number of a document is made of it. */
function figure(text: string): string {
  const value = Number(text);
  if (!Number.isFinite(value)) return text;
  return Math.abs(value) >= 1e15 ? value.toExponential().toUpperCase() : String(value);
}

/** The texts of the first sheet, row by row. A formula is not calculated: its cell holds the formula itself. */
export async function readXlsx(file: Buffer, { maxRows, maxColumns, maxCell }: SheetLimits): Promise<SheetCells> {
  const zip = readZip(file);
  if (zip.has('xl/vbaProject.bin')) return { refusal: '文件含有宏，请另存为不含宏的 .xlsx 后再上传' };
  const workbook = (await zip.text('xl/workbook.xml', partLimits)) ?? '';
  if (/\sdate1904\s*=\s*["'](?:1|true)/.test(workbook))
    return { refusal: '文件采用 1904 日期系统，请改用默认的 1900 日期系统后再上传' };
  const sheet = await sheetOf(zip, workbook);
  if (sheet === undefined) throw new RangeError('no sheet');
  const shared = await sharedTexts((await zip.text('xl/sharedStrings.xml', partLimits)) ?? '');
  const rows: { line: number; cells: string[] }[] = [];
  let cells: string[] = [];
  let [line, column, type, value, formula, inside] = [0, -1, '', '', '', ''];
  let isFormula = false;
  await eachPart(sheet, (part) => {
    if (typeof part === 'string') {
      if (inside === 'f') formula += part;
      else if (inside) value += part;
      return;
    }
    const { name, isEnd, isEmpty } = part;
    if (name === 'row' && !isEnd) {
      cells = [];
      column = -1;
      line = Number(attribute(part, 'r')) || line + 1;
    } else if (name === 'row') {
      if (cells.some((text) => text.trim())) rows.push({ line, cells });
      if (rows.length > maxRows) return true;
    } else if (name === 'c' && !isEnd) {
      const place = columnOf(attribute(part, 'r'));
      column = place < 0 ? column + 1 : place;
      [type, value, formula, isFormula] = [attribute(part, 't'), '', '', false];
    } else if (name === 'c') {
      const text = isFormula
        ? `=${formula}`
        : type === 's'
          ? (shared[Number(value)] ?? '')
          : type
            ? value
            : figure(value);
      if (column < maxColumns) cells[column] = text.slice(0, maxCell + 1);
    } else if (name === 'f' && !isEnd) {
      isFormula = true;
    }
    if (name === 'v' || name === 't' || name === 'f') inside = isEnd || isEmpty ? '' : name;
  });
  return { rows: rows.map((row) => ({ ...row, cells: Array.from(row.cells, (text) => text ?? '') })) };
}
