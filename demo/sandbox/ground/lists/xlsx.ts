import { msOf } from '#domain/china-time.ts';
import { escapeMarkup } from '../wire/escape.ts';
import type { Column } from './column.ts';
import { zipped } from './zip.ts';

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packages = 'http://schemas.openxmlformats.org/package/2006';
const part = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** Positions in `cellXfs` of the styles below. */
const styles = { head: 1, money: 2, moment: 3, text: 4 } as const;
const styleSheet = `${head}<styleSheet xmlns="${main}"><numFmts count="1"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd\\ hh:mm"/></numFmts><fonts count="2"><font/><font><b/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="5"><xf/><xf fontId="1" applyFont="1"/><xf numFmtId="4" applyNumberFormat="1"/><xf numFmtId="164" applyNumberFormat="1"/><xf numFmtId="49" applyNumberFormat="1"/></cellXfs></styleSheet>`;

/** Of a sheet, as spreadsheet programs take them. */
const mostName = 31;
const widths = { text: 18, money: 12, moment: 17, number: 12 } as const;
/** XML has no sign for most control characters. */
const escape = (text: string): string =>
  escapeMarkup(text.replaceAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, ''));

/** `A` to `Z`, then `AA`. */
function letters(column: number): string {
  const last = String.fromCharCode(65 + (column % 26));
  return column < 26 ? last : letters(Math.floor(column / 26) - 1) + last;
}

/** A text cell: its content is never a formula. */
const textCell = (at: string, text: string, style: number): string =>
  `<c r="${at}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${escape(text)}</t></is></c>`;
const numberCell = (at: string, value: number, style: number): string =>
  `<c r="${at}" s="${style}"><v>${value}</v></c>`;

/** Days since 30 December 1899 in China: how a sheet stores a moment. */
const serialOf = (moment: string): number => (msOf(moment) + 8 * 3_600_000) / 86_400_000 + 25_569;

/** Each cell names its place: some readers fail without it. An empty one is left out. */
function cell({ type }: Column<never>, at: string, value: string): string {
  if (value === '') return '';
  if (type === 'number') return numberCell(at, Number(value), 0);
  if (type === 'money') return numberCell(at, Number(value), styles.money);
  return type === 'moment' ? numberCell(at, serialOf(value), styles.moment) : textCell(at, value, styles.text);
}

async function* sheet<Row>(
  columns: readonly Column<Row>[],
  parts: AsyncIterable<readonly Row[]>,
): AsyncGenerator<string> {
  // A number that is typed into a text column stays text: an ID card has more digits than a figure keeps.
  const cols = columns
    .map(
      ({ type }, at) =>
        `<col min="${at + 1}" max="${at + 1}" width="${widths[type]}"${type === 'text' ? ` style="${styles.text}"` : ''} customWidth="1"/>`,
    )
    .join('');
  yield `${head}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${cols}</cols><sheetData>`;
  const names = columns.map((_, column) => letters(column));
  const line = (number: number, content: (column: Column<Row>, at: string) => string): string =>
    `<row r="${number}">${columns.map((column, at) => content(column, `${names[at]}${number}`)).join('')}</row>`;
  let number = 1;
  yield line(number, ({ title }, at) => textCell(at, title, styles.head));
  for await (const rows of parts)
    yield rows.map((row) => line(++number, (column, at) => cell(column, at, column.value(row)))).join('');
  yield '</sheetData></worksheet>';
}

/** A workbook of one sheet (ECMA-376) with numbers, moments and texts. */
export const xlsxOf = <Row>(
  name: string,
  columns: readonly Column<Row>[],
  parts: AsyncIterable<readonly Row[]>,
): AsyncIterable<Uint8Array> =>
  zipped([
    {
      name: '[Content_Types].xml',
      chunks: [
        `${head}<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="${part}.worksheet+xml"/><Override PartName="/xl/workbook.xml" ContentType="${part}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${part}.styles+xml"/></Types>`,
      ],
    },
    {
      name: '_rels/.rels',
      chunks: [
        `${head}<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
      ],
    },
    {
      name: 'xl/workbook.xml',
      chunks: [
        `${head}<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="${escape(name.slice(0, mostName))}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
      ],
    },
    {
      name: 'xl/_rels/workbook.xml.rels',
      chunks: [
        `${head}<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${office}/styles" Target="styles.xml"/></Relationships>`,
      ],
    },
    { name: 'xl/styles.xml', chunks: [styleSheet] },
    { name: 'xl/worksheets/sheet1.xml', chunks: sheet(columns, parts) },
  ]);
