import { addDays, isDay } from './china-time.ts';
import { plainText } from './typed-text.ts';

const written = /^(\d{4})(?:\s*[-/.年\s]\s*(\d{1,2})\s*[-/.月\s]\s*(\d{1,2})\s*[日号]?|(\d{2})(\d{2}))$/;
const time = /(?:T|\s+)\d{1,2}:\d{2}[\d:.+ZAPM\s]*$/i;
/** A sheet stores a day as days since 30 December 1899; five digits are the years 1927 to 2173. */
const serial = /^\d{5}(?:\.\d+)?$/;

/**
 * The day that a cell or a pasted text has: year, month and day in this order, or the number that a sheet stores. A year
 * alone, two digits of a year and every other text stay as they are, for the check to refuse.
 */
export function readDay(text: string): string {
  const plain = plainText(text).trim().slice(0, 100).replace(time, '').trim();
  if (serial.test(plain)) return addDays('1899-12-30', Math.floor(Number(plain)));
  const [, year, month, day, ofEight, dayOfEight] = written.exec(plain) ?? [];
  if (!year) return plain;
  const found = [year, (month ?? ofEight ?? '').padStart(2, '0'), (day ?? dayOfEight ?? '').padStart(2, '0')].join('-');
  return isDay(found) ? found : plain;
}
