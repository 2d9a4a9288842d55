import { hidePhone } from '../account/phone.ts';
import { isDay } from '../china-time.ts';
import { readDay } from '../day-text.ts';
import { maskCertNo } from '../passenger/documents/masking.ts';

type Cells = readonly string[];

/** Before the example in our template; a file has no other comments: `#1` numbers a row, `#N/A` is an error of a sheet. */
export const exampleMarks = { 'zh-CN': '# 示例：', en: '# Example: ' } as const;

/** Heading of the reason in a file of refused rows; such a file is read again without it. */
export const reasonTitles = { 'zh-CN': '未导入原因', en: 'Why not imported' } as const;
const isReason = (title: string): boolean => Object.values<string>(reasonTitles).includes(title);

/** Lines above the headings: a title, a note. */
const maxHeading = 10;
/** Of each column. */
const maxSamples = 2;
const sampleLength = 20;

const filled = (cells: Cells): number => cells.filter((text) => text.trim()).length;

/** A heading has no number of a document and no phone. */
export const looksLikeData = (cells: Cells): boolean =>
  cells.some((text) => /\d{5}/.test(text.normalize('NFKC').replace(/[\s.-]/g, '')));

/** The row of the headings among the first rows of a file. */
export interface FoundHead {
  at: number;
  /** Two columns or more have a known heading: the row is that of the headings beyond doubt. */
  isKnown: boolean;
  /** The row has no known headings and looks like one of the others. */
  isData: boolean;
}

/** `fieldsOf`: the fields that headings name. */
export function findHead(rows: readonly Cells[], fieldsOf: (titles: Cells) => readonly (string | null)[]): FoundHead {
  const first = rows.slice(0, maxHeading);
  const known = first.map((cells) => fieldsOf(cells).filter(Boolean).length);
  const at = known.findIndex((count) => count > 1);
  if (at >= 0) return { at, isKnown: true, isData: false };
  // One known heading among others; a title above the table fills one cell.
  const likely = [
    first.findIndex((cells, line) => known[line] && filled(cells) > 1 && !looksLikeData(cells)),
    first.findIndex((cells) => filled(cells) > 1),
    0,
  ].find((line) => line >= 0);
  return { at: likely ?? 0, isKnown: false, isData: looksLikeData(first[likely ?? 0] ?? []) };
}

/** A cell as an example of its column: numbers of documents and phones are masked, days are not. */
export function sampleOf(text: string): string {
  const plain = text.normalize('NFKC').trim();
  const isDate = /^(?:19|20)\d\d/.test(plain) && isDay(readDay(plain));
  const shown = isDate ? plain : plain.replace(/\+?[A-Za-z\d](?:[\s.+-]*[A-Za-z\d]){4,}/g, masked);
  return shown.length > sampleLength ? `${shown.slice(0, sampleLength)}…` : shown;
}

function masked(run: string): string {
  const number = run.replace(/[\s.+-]/g, '');
  if (number.replace(/\D/g, '').length < 5) return run;
  const phone = /^(?:86)?(1[3-9]\d{9})$/.exec(number)?.[1];
  return phone ? hidePhone(phone) : maskCertNo(number);
}

export interface SheetColumnInfo<Field extends string> {
  /** Its heading, or its number where it has none; "" for a column that holds nothing to import. */
  title: string;
  field: Field | null;
  samples: string[];
}

/** The columns of a file by their positions. The reasons of an earlier import are nothing to import. */
export function columnsOf<Field extends string>(
  titles: Cells,
  { fields }: { fields: readonly (Field | null)[] },
  rows: readonly Cells[],
): SheetColumnInfo<Field>[] {
  const width = rows.reduce((most, cells) => Math.max(most, cells.length), titles.length);
  return Array.from({ length: width }, (_, at) => {
    const title = titles[at] ?? '';
    const samples = new Set<string>();
    for (const cells of isReason(title) ? [] : rows) {
      if (cells[at]?.trim()) samples.add(sampleOf(cells[at]));
      if (samples.size === maxSamples) break;
    }
    const name = isReason(title) ? '' : title || (samples.size ? `第 ${at + 1} 列` : '');
    return { title: name, field: fields[at] ?? null, samples: [...samples] };
  });
}
