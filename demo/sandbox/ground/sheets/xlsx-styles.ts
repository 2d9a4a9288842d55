import { addDays } from '#domain/china-time.ts';
import { attribute, eachPart } from './xml-parts.ts';

/** Numbers of the formats that every program knows and that show a day (ECMA-376, part 1, section 18.8.30). */
const isBuiltInDay = (id: number): boolean =>
  (id >= 14 && id <= 17) || id === 22 || (id >= 27 && id <= 31) || id === 36 || (id >= 50 && id <= 58);

/** A format shows a day where it has a year or a day outside of quotes, brackets and escapes. */
const showsDay = (code: string): boolean => /[yde年日]/i.test(code.replace(/"[^"]*"|\[[^\]]*\]|\\.|General/gi, ''));

/** For each style of a cell: true if it shows its figure as a day. */
export async function dayStyles(xml: string): Promise<boolean[]> {
  const own = new Map<number, boolean>();
  const styles: boolean[] = [];
  let isInCells = false;
  await eachPart(xml, (part) => {
    if (typeof part === 'string') return;
    if (part.name === 'numFmt' && !part.isEnd)
      own.set(Number(attribute(part, 'numFmtId')), showsDay(attribute(part, 'formatCode')));
    else if (part.name === 'cellXfs') isInCells = !part.isEnd && !part.isEmpty;
    else if (part.name === 'xf' && isInCells && !part.isEnd) {
      const id = Number(attribute(part, 'numFmtId'));
      styles.push(own.get(id) ?? isBuiltInDay(id));
    }
  });
  return styles;
}

/** Days of the calendar of 1900 that Excel shows; the first two months of 1900 are counted wrong there. */
const [firstDay, lastDay] = [61, 2_958_465];

/** The day of a figure that its cell shows as one, in the calendar of 1900; undefined where it is none. */
export function dayOfFigure(text: string): string | undefined {
  const value = text.trim() === '' ? Number.NaN : Number(text);
  return value >= firstDay && value < lastDay + 1 ? addDays('1899-12-30', Math.floor(value)) : undefined;
}
