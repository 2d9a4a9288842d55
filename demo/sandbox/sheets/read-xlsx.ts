import { readZip } from './read-zip.ts';
import type { ZipFile } from './read-zip.ts';
import type { SheetCells, SheetLimits } from './read-sheet.ts';

/** Unpacked bytes of one part; a sheet of 500 rows has about 200 kB. */
const maxPartBytes = 12 * 1024 * 1024;

interface Tag {
  /** Without the prefix of its namespace. */
  name: string;
  isEnd: boolean;
  isEmpty: boolean;
  attributes: string;
}

const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** Only the entities of XML itself: a document type that declares others is refused. */
const unescaped = (text: string): string =>
  text
    .replace(
      /&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w+));/gi,
      (all, digits: string | undefined, hex: string | undefined, name: string | undefined) => {
        const code = digits ? Number(digits) : Number.parseInt(hex ?? '', 16);
        return name ? (named[name] ?? all) : code <= 0x10ffff ? String.fromCodePoint(code) : '';
      },
    )
    .replace(/_x000[AD]_/g, ' ');

/** Tags and the texts between them, one after the other. */
function* partsOf(xml: string): Generator<Tag | string> {
  if (/<!DOCTYPE/i.test(xml.slice(0, 1000))) throw new RangeError('a document type');
  for (const [, end, name, attributes = '', empty, text] of xml.matchAll(
    /<(\/?)(?:[\w.-]+:)?(\w+)((?:\s[^<>]*?)?)(\/?)>|([^<]+)/g,
  )) {
    if (name) yield { name, isEnd: end === '/', isEmpty: empty === '/', attributes };
    else if (text) yield unescaped(text);
  }
}

const attribute = ({ attributes }: Tag, name: string): string => {
  const [, double, single] =
    new RegExp(`(?:^|\\s)(?:\\w+:)?${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`).exec(attributes) ?? [];
  return unescaped(double ?? single ?? '');
};

const tagsOf = (xml: string, name: string): Tag[] =>
  Array.from(partsOf(xml)).filter((part): part is Tag => typeof part !== 'string' && part.name === name && !part.isEnd);

/** The first sheet that is not hidden. */
function sheetOf(zip: ZipFile): string | undefined {
  const sheets = tagsOf(zip.text('xl/workbook.xml', maxPartBytes) ?? '', 'sheet');
  const first = sheets.find((sheet) => !attribute(sheet, 'state')) ?? sheets[0];
  const links = tagsOf(zip.text('xl/_rels/workbook.xml.rels', maxPartBytes) ?? '', 'Relationship');
  const link = first && links.find((one) => attribute(one, 'Id') === attribute(first, 'id'));
  const target = link && attribute(link, 'Target');
  return (
    target && zip.text(target.startsWith('/') ? target.slice(1) : `xl/${target.replace(/^\.\//, '')}`, maxPartBytes)
  );
}

/** Texts that cells share; how a text is to be pronounced (`rPh`) is not part of it. */
function sharedTexts(xml: string): string[] {
  const texts: string[] = [];
  let isText = false;
  let isHint = false;
  for (const part of partsOf(xml)) {
    if (typeof part === 'string') {
      if (isText && !isHint) texts[texts.length - 1] += part;
    } else if (part.name === 'si') {
      if (!part.isEnd) texts.push('');
    } else if (part.name === 't') isText = !part.isEnd && !part.isEmpty;
    else if (part.name === 'rPh') isHint = !part.isEnd && !part.isEmpty;
  }
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
export function readXlsx(file: Buffer, { maxRows, maxColumns, maxCell }: SheetLimits): SheetCells {
  const zip = readZip(file);
  if (zip.has('xl/vbaProject.bin')) return { refusal: '文件含有宏，请另存为不含宏的 .xlsx 后再上传' };
  if (/\sdate1904\s*=\s*["'](?:1|true)/.test(zip.text('xl/workbook.xml', maxPartBytes) ?? ''))
    return { refusal: '文件采用 1904 日期系统，请改用默认的 1900 日期系统后再上传' };
  const sheet = sheetOf(zip);
  if (sheet === undefined) throw new RangeError('no sheet');
  const shared = sharedTexts(zip.text('xl/sharedStrings.xml', maxPartBytes) ?? '');
  const rows: { line: number; cells: string[] }[] = [];
  let cells: string[] = [];
  let [line, column, type, value, formula, inside] = [0, -1, '', '', '', ''];
  let isFormula = false;
  for (const part of partsOf(sheet)) {
    if (typeof part === 'string') {
      if (inside === 'f') formula += part;
      else if (inside) value += part;
      continue;
    }
    const { name, isEnd, isEmpty } = part;
    if (name === 'row' && !isEnd) {
      cells = [];
      column = -1;
      line = Number(attribute(part, 'r')) || line + 1;
    } else if (name === 'row') {
      if (cells.some((text) => text.trim())) rows.push({ line, cells });
      if (rows.length > maxRows) break;
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
  }
  return { rows: rows.map((row) => ({ ...row, cells: Array.from(row.cells, (text) => text ?? '') })) };
}
