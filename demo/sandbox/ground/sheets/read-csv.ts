import { letOthersIn } from '../in-turns.ts';
import type { SheetCells, SheetLimits } from './sheet-cells.ts';

const decode = (encoding: string, bytes: Uint8Array): string | undefined => {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
};

/** UTF-8 and UTF-16 by their marks, UTF-8 where the bytes are such, else GBK, in which Chinese programs of sheets save. */
function textOf(bytes: Buffer): string | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return decode('utf-16le', bytes);
  return decode('utf-8', bytes) ?? decode('gb18030', bytes);
}

/** The sign between the cells: of comma, semicolon and tab the one that is most frequent in the first line, in its first 10,000 signs. */
function separatorOf(text: string): string {
  const [first = ''] = text.slice(0, 10_000).split(/\r?\n/, 1);
  const count = (sign: string) => first.split(sign).length;
  return [',', ';', '\t', '，'].toSorted((a, b) => count(b) - count(a))[0] ?? ',';
}

/** End of a quoted cell that begins at `from`: its last quote, or the end of the text. */
function closingQuote(text: string, from: number): number {
  for (let at = from + 1; ; at += 2) {
    at = text.indexOf('"', at);
    if (at < 0) return text.length;
    if (text[at + 1] !== '"') return at;
  }
}

function lineEndsIn(text: string): number {
  let ends = 0;
  for (let at = 0; at < text.length; at += 1)
    if (text[at] === '\n' || (text[at] === '\r' && text[at + 1] !== '\n')) ends += 1;
  return ends;
}

/** Cells read before others are let in. */
const perTurn = 5000;

/** Lines and cells of a text (RFC 4180); a quoted cell may hold line ends. */
export async function readCsv(bytes: Buffer, { maxRows, maxColumns, maxCell }: SheetLimits): Promise<SheetCells> {
  const text = textOf(bytes);
  if (text === undefined || text.includes('\0')) return { refusal: '无法识别文件内容，请上传 .xlsx 或 .csv 文件' };
  const separator = separatorOf(text);
  const rest = new RegExp(`([^${separator}\\r\\n]*)(${separator}|\\r\\n|\\n|\\r|$)`, 'y');
  const rows: { line: number; cells: string[] }[] = [];
  let [at, line, start] = [0, 1, 1];
  let cells: string[] = [];
  for (let read = 1; ; read += 1) {
    if (read % perTurn === 0) await letOthersIn();
    let content = '';
    if (text[at] === '"') {
      const close = closingQuote(text, at);
      content = text.slice(at + 1, close).replaceAll('""', '"');
      line += lineEndsIn(content);
      at = close + 1;
    }
    rest.lastIndex = at;
    const [all = '', plain = '', end = ''] = rest.exec(text) ?? [];
    at += all.length;
    if (cells.length < maxColumns) cells.push((content + plain).slice(0, maxCell + 1));
    if (end === separator) continue;
    if (cells.some((one) => one.trim())) rows.push({ line: start, cells });
    if (!end || rows.length > maxRows) return { rows };
    line += 1;
    [cells, start] = [[], line];
  }
}
