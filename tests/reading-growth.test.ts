import { expect, it } from 'vitest';
import { typedDay } from '#base/typed-day.ts';
import { redact } from '#demo/sandbox/ground/log.ts';
import { readCsv } from '#demo/sandbox/ground/sheets/read-csv.ts';
import { readAddress } from '#domain/address/read-address.ts';
import { readDay } from '#domain/day-text.ts';
import { contentPolicyOf } from '#domain/partner/content-policy.ts';
import { readPasted } from '#domain/passenger/pasted.ts';
import { headOf } from '#domain/passenger/sheet/read-sheet.ts';
import { isWorthReading } from '#domain/passenger/worth-reading.ts';
import { redacted } from '#domain/report/redact.ts';
import { placeOf } from '#routes/path.ts';
import { allRoutes } from '#routes/all.ts';
import { placeOf as placeOfThrown } from '#session/thrown.ts';
import { almostLinear, growthOf } from './support/growth.ts';

const today = '2026-11-20';
const report = (text: string) => redacted(text, JSON.parse);
const thrown = (text: string) => placeOfThrown(Object.assign(new Error('x'), { stack: text }), 'core');
const pageAt = (page: string) => contentPolicyOf({ cdn: page, api: page, app: { appId: 'default' }, form: 'hosts' });
const csv = (text: string) => readCsv(Buffer.from(text), { maxRows: 9e6, maxColumns: 9, maxCell: 100 } as never);

/** The reader; the text before, the piece that is repeated, and the text behind it. */
it.each<[string, (text: string) => unknown, string, string, string]>([
  ['a typed day', typedDay, '2030-1', '-', '000'],
  ['the address of a place', (text) => placeOf(allRoutes, text), '/', '/', 'x'],
  ['a text that may be a person', isWorthReading, '张12345 a', '\n', 'x'],
  ['lines of people', (text) => readPasted(text, today), '', 'A ', 'x'],
  ['brackets of people', (text) => readPasted(text, today), '', '(', 'x'],
  ['points in a name of an address', (text) => readAddress(text, []), '张', '·', '·'],
  ['spaces behind a label of an address', (text) => readAddress(text, []), '姓名', ' ', 'x'],
  ['a title of a sheet', (text) => headOf([text]), '', '(', 'x'],
  ['a day of a sheet', readDay, '', ' 0:00', '\n'],
  ['cells of a file', csv, '', 'a,"b" ', '\n'],
  ['an address of a page', pageAt, 'https://c.example/', '/', 'x'],
  ['a report of hyphens', report, '', '-', '.'],
  ['a report of signs', report, '', 'eyJJ', ' .eyJy.'],
  ['a report of figures and hyphens', report, '_', '-0', ' '],
  ['a report of streets', report, '元', '楼路', '号0'],
  ['a report of spaces behind a word', report, '乘客', '\t', 'x'],
  ['a log line of hyphens', redact, '', '-', '.'],
  ['a log line of signs', redact, '', 'eyJ-', 'J.'],
  ['a frame of a stack', thrown, '@)', '/j.ts?@', 'x'],
])('the time to read %s grows with its length, not with its square', (_, read, head, piece, tail) => {
  const textOf = (size: number) => head + piece.repeat(Math.floor(size / piece.length)) + tail;
  // An array of the longer text's pieces stays below 128 kB: larger ones bring collections of the whole heap, whatever else is in it.
  expect(growthOf(textOf, read, 2500)).toBeLessThan(almostLinear);
});
