import { readZip } from './read-zip.ts';
import type { PartLimits, ZipFile } from './read-zip.ts';
import type { SheetCells, SheetLimits } from './sheet-cells.ts';
import { attribute, eachPart, tagsOf } from './xml-parts.ts';
import type { Tag } from './xml-parts.ts';
import { dayOfFigure, dayStyles } from './xlsx-styles.ts';

/** Of one part. A sheet of 500 rows has about 200 kB; 5,000 rows of 40 cells, each with a value, have 810,000 tags. */
const partLimits: PartLimits = { bytes: 12 * 1024 * 1024, tags: 1_000_000 };

interface Workbook {
  xml: string;
  /** Text of the part that a relationship of the workbook names, else of the one beside it; undefined where there is none. */
  part(isWanted: (link: Tag) => boolean, beside?: string): Promise<string | undefined>;
}

/** The relationships of a part, and the path of a target seen from the part's folder. */
const linksOf = async (zip: ZipFile, folder: string, name: string): Promise<Tag[]> =>
  await tagsOf((await zip.text(`${folder}_rels/${name}.rels`, partLimits)) ?? '', 'Relationship');
const pathOf = (folder: string, target: string): string =>
  decodeURI(new URL(target, `part:/${folder}`).pathname).slice(1);
/** The end of a relationship's type is the same in the transitional and in the strict form of the format. */
const isOf =
  (type: string) =>
  (link: Tag): boolean =>
    attribute(link, 'Type').endsWith(`/${type}`);

/** The workbook is where the package says, in `xl/workbook.xml` by custom. */
async function workbookOf(zip: ZipFile): Promise<Workbook> {
  const named = (await linksOf(zip, '', '')).find(isOf('officeDocument'));
  const path = named ? pathOf('', attribute(named, 'Target')) : 'xl/workbook.xml';
  const folder = path.slice(0, path.lastIndexOf('/') + 1);
  const links = await linksOf(zip, folder, path.slice(folder.length));
  return {
    xml: (await zip.text(path, partLimits)) ?? '',
    part: async (isWanted, beside = '') => {
      const link = links.find(isWanted);
      return await zip.text(link ? pathOf(folder, attribute(link, 'Target')) : folder + beside, partLimits);
    },
  };
}

/** The first sheet that is not hidden. */
async function sheetOf({ xml, part }: Workbook): Promise<string | undefined> {
  const sheets = await tagsOf(xml, 'sheet');
  const first = sheets.find((sheet) => !/hidden/i.test(attribute(sheet, 'state'))) ?? sheets[0];
  return first && (await part((link) => attribute(link, 'Id') === attribute(first, 'id')));
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

/** A cell as the sheet shows it. Without a type it is a number; errors such as #N/A are texts. */
function textOf(type: string, value: string, shared: readonly string[], isDay: boolean): string {
  if (type === 's') return shared[Number(value)] ?? '';
  if (type === 'n') return (isDay ? dayOfFigure(value) : undefined) ?? figure(value);
  if (type === 'b') return { 0: 'FALSE', 1: 'TRUE' }[value.trim()] ?? value;
  if (type === 'd') return value.replace(/T00:00(?::00(?:\.0+)?)?Z?$/, '');
  return value;
}

/** The texts of the first sheet, row by row. A formula is not calculated: its cell holds the formula itself. */
export async function readXlsx(file: Buffer, { maxRows, maxColumns, maxCell }: SheetLimits): Promise<SheetCells> {
  const zip = readZip(file);
  if (zip.has('xl/vbaProject.bin')) return { refusal: '文件含有宏，请另存为不含宏的 .xlsx 后再上传' };
  const workbook = await workbookOf(zip);
  if (/\sdate1904\s*=\s*["'](?:1|true)/.test(workbook.xml))
    return { refusal: '文件采用 1904 日期系统，请改用默认的 1900 日期系统后再上传' };
  const sheet = await sheetOf(workbook);
  if (sheet === undefined) throw new RangeError('no sheet');
  const shared = await sharedTexts((await workbook.part(isOf('sharedStrings'), 'sharedStrings.xml')) ?? '');
  const isDay = await dayStyles((await workbook.part(isOf('styles'), 'styles.xml')) ?? '');
  const rows: { line: number; cells: string[] }[] = [];
  let cells: string[] = [];
  let [line, column, type, value, formula, inside] = [0, -1, '', '', '', ''];
  let [isFormula, isHint, style] = [false, false, -1];
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
      [type, value, formula, isFormula] = [attribute(part, 't') || 'n', '', '', false];
      style = type === 'n' ? Number(attribute(part, 's') || -1) : -1;
    } else if (name === 'c') {
      const text = isFormula ? `=${formula}` : textOf(type, value, shared, isDay[style] === true);
      if (column < maxColumns) cells[column] = text.slice(0, maxCell + 1);
    } else if (name === 'f' && !isEnd) {
      isFormula = true;
    }
    if (name === 'rPh') isHint = !isEnd && !isEmpty;
    if (name === 'v' || name === 't' || name === 'f') inside = isEnd || isEmpty || isHint ? '' : name;
  });
  return { rows: rows.map((row) => ({ ...row, cells: Array.from(row.cells, (text) => text ?? '') })) };
}
