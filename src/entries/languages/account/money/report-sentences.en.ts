import { showDate } from '#domain/china-time.en.ts';
import type { Sentence } from '../../sentences.ts';

const monthOf = (year: string, month: string): string =>
  `${showDate(`2000-${month.padStart(2, '0')}-01`).slice(2)} ${year}`;

/** A share of the full fare in tenths: `8.4 折` is 84% of it, and `+0.3 折` more by three points. */
function shareOf(tenths: string): string {
  const [sign] = tenths;
  return sign === '+' || sign === '−'
    ? `${sign}${(Number(tenths.slice(1)) * 10).toFixed(1)} pts`
    : `${(Number(tenths) * 10).toFixed(0)}%`;
}

/** Two days in English, the year once where it is one: `16 Aug – 15 Sep 2026`. */
function spanOf(from: string, to: string): string {
  const year = /^\d+ \w+ (\d{4})$/.exec(from)?.[1];
  if (!year) return `${from} – ${to}`;
  const end = /^\d+ \w+$/.test(to) ? `${to} ${year}` : to;
  return `${end.endsWith(year) ? from.slice(0, -5) : from} – ${end}`;
}

/** Figures with their unit, months and weeks as reports write them. */
export const reportSentences: readonly Sentence[] = [
  ['{n} 年 {m} 月', monthOf],
  ['{a} 至 {b}', spanOf],
  ['{n} 折', shareOf],
  ['{n} 天', (days) => `${days} days`],
  // Next steps of a trip (src/domain/order/next-step.ts); flights of several legs name theirs.
  ['下一步：{a} 起可在线值机', (at) => `Next: online check-in opens ${at}`],
  ['下一步：{a} 停止检票，请提前到站，凭证件进站', (at) => `Next: the gate closes ${at}; enter with your document`],
  ['下一步：请于 {a} 前到达机场，带好护照', (at) => `Next: be at the airport by ${at}, with your passport`],
  ['列车已开出，祝您旅途愉快', () => 'On the train. Have a good trip'],
  ['{a}值机已截止，请尽快前往登机口', (leg) => `${leg} Check-in is closed: please go to the gate`.trim()],
  ['{a}值机已开放，请于 {b} 前办理值机', (leg, at) => `${leg} Check-in is open until ${at}`.trim()],
  ['{a}航班已起飞，祝您旅途愉快', (leg) => `${leg} In the air. Have a good trip`.trim()],
  ['{a}，可免费退票或改签', (change) => `${change}: refund and change are free`],
  ['{n} 个百分点', (points) => `${points} pts`],
  ['{n} 万', (tens) => `${(Number(tens) * 10).toLocaleString('en')}k`],
];
