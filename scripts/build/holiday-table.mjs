/**
 * Writes src/domain/calendar/holiday-table.ts from chinese-days (the State Council's notices).
 * Usage: node scripts/build/holiday-table.mjs <first year> <last announced year>
 */
import fs from 'node:fs';
import path from 'node:path';
import { createRequire } from 'node:module';
import chineseDays from 'chinese-days';

const [first, last] = process.argv.slice(2).map(Number);
if (!first || !last) throw new Error('usage: node scripts/build/holiday-table.mjs <first year> <last announced year>');
const data = createRequire(import.meta.url)('chinese-days/dist/chinese-days.json');
const names = { 国庆节: '国庆' };
const inYears = (record) =>
  Object.entries(record)
    .filter(([day]) => Number(day.slice(0, 4)) >= first && Number(day.slice(0, 4)) <= last)
    .map(([day, text]) => ({ day, name: names[text.split(',')[1]] ?? text.split(',')[1] }))
    .sort((a, b) => (a.day < b.day ? -1 : 1));

/** The feast itself, not the days off around it. */
function isFeast(day, name) {
  const lunar = chineseDays.getLunarDate(day);
  const on = (month, date) => lunar.lunarMon === month && lunar.lunarDay === date && !lunar.isLeap;
  if (name === '元旦') return day.endsWith('01-01');
  if (name === '春节') return on(1, 1);
  if (name === '清明')
    return chineseDays.getSolarTermsInRange(day, day).some((term) => term.name === '清明' && term.index === 1);
  if (name === '劳动节') return day.endsWith('05-01');
  if (name === '端午') return on(5, 5);
  if (name === '中秋') return on(8, 15);
  if (name === '国庆') return day.endsWith('10-01');
  throw new Error(`unknown holiday ${name}`);
}

const rows = [];
const rowOf = (day, name) => rows.find((row) => row.name === name && row.from.slice(0, 4) === day.slice(0, 4));
for (const { day, name } of inYears(data.holidays)) {
  if (!rowOf(day, name)) rows.push({ name, feast: '', from: day, to: day, work: [] });
  const row = rowOf(day, name);
  row.to = day;
  if (isFeast(day, name)) row.feast = day;
}
for (const { day, name } of inYears(data.workdays)) rowOf(day, name).work.push(day);
const missing = rows.filter((row) => !row.feast);
if (missing.length) throw new Error(`no feast day for ${missing.map((row) => row.from + row.name).join(', ')}`);
rows.sort((a, b) => (a.from < b.from ? -1 : 1));

const out = path.resolve(import.meta.dirname, '../../src/domain/calendar/holiday-table.ts');
fs.writeFileSync(
  out,
  `import type { Holiday } from './holidays.ts';

/** Announced holidays, written by scripts/build/holiday-table.mjs from chinese-days. */
export const holidayTable: readonly Holiday[] = [
${rows.map((row) => `  { name: '${row.name}', feast: '${row.feast}', from: '${row.from}', to: '${row.to}', work: [${row.work.map((day) => `'${day}'`).join(', ')}] },`).join('\n')}
];
`,
);
console.log(`${rows.length} holidays of ${first} to ${last}`);
