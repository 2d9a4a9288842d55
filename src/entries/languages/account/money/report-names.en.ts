import { showDate } from '#domain/china-time.en.ts';
import type { overReasons, overStayReasons, overTrainReasons } from '#domain/corporate/over-reason.ts';
import { rideBandNames } from '#domain/car/names.ts';
import type { Sentence } from '../../sentences.ts';

const reasons: Readonly<
  Record<(typeof overReasons | typeof overStayReasons | typeof overTrainReasons)[number], string>
> = {
  客户或会议指定: 'Set by the client or the meeting',
  行程时间受限: 'No other time fits',
  行程可能变更: 'The trip may change',
  需要更多行李额: 'More baggage needed',
  无合规航班: 'No flight in policy',
  合规航班已售完: 'Flights in policy sold out',
  距办事地点更近: 'Closer to the place of work',
  无合规酒店: 'No hotel in policy',
  合规酒店已订满: 'Hotels in policy full',
  长途夜行: 'Long ride overnight',
  无合规席别: 'No seat in policy',
  合规席别已售完: 'Seats in policy sold out',
};

/** Names of reports and of the dashboard by their Chinese: figures, and values that they are counted by (src/domain/report). */
export const reportNames: readonly (readonly [name: string, english: string])[] = [
  ...Object.entries(reasons),
  ['国内机票', 'Domestic flights'],
  ['报表明细', 'Report details'],
  ['净消费额', 'Net spend'],
  ['出票金额', 'Ticketed spend'],
  ['订单数', 'Orders'],
  ['票量', 'Tickets'],
  ['平均票价', 'Average fare'],
  ['平均折扣', 'Share of full fare'],
  ['平均提前天数', 'Average days ahead'],
  ['合规率', 'Compliance'],
  ['超标票数', 'Out of policy'],
  ['超标金额', 'Above policy'],
  ['错失节省', 'Missed savings'],
  ['改签率', 'Change rate'],
  ['退票率', 'Refund rate'],
  ['改签费用', 'Cost of changes'],
  ['退票损失', 'Cost of refunds'],
  ['服务费', 'Service fees'],
  ['机建燃油', 'Taxes and fuel'],
  ['保险', 'Insurance'],
  ['退票退回', 'Refunded'],
  ['混合舱位', 'Mixed cabins'],
  ['经济型', 'Budget'],
  ['舒适型', 'Comfort'],
  ['高档型', 'Upscale'],
  ['豪华型', 'Luxury'],
  ['高铁', 'High-speed (G)'],
  ['动车', 'EMU (D)'],
  ['城际', 'Intercity (C)'],
  ['直达', 'Direct express (Z)'],
  ['特快', 'Express (T)'],
  ['快速', 'Fast (K)'],
  ['临客', 'Extra (L)'],
  ['普客', 'Local (P)'],
  ['当天', 'Same day'],
  ['1–2 天', '1–2 days'],
  ['3–6 天', '3–6 days'],
  ['7–13 天', '7–13 days'],
  ['14 天及以上', '14 days or more'],
  ['合规', 'In policy'],
  ['超标', 'Out of policy'],
  ['不适用差标', 'No policy'],
  ['因公', 'Business'],
  ['因私', 'Private'],
  ['其他航线', 'Other routes'],
  ['多家航司', 'Several airlines'],
  ['无超标原因', 'No reason'],
  ['未指定成本中心', 'No cost centre'],
  ['未归属部门', 'No department'],
  // src/domain/car/classes.ts
  ['市内公务', 'In town'],
  ['加班', 'Overtime'],
  ['值班', 'On duty'],
  ['差旅', 'Business trip'],
  ['接送机', 'Airport'],
  ['其他', 'Other'],
  ['出租车', 'Taxi'],
  ['快车', 'Express'],
  ['专车', 'Comfort'],
  ['商务车', 'Business'],
  ['豪华车', 'Luxury'],
  ...Object.values(rideBandNames).map((band) => [band, band.replace('点', 'h')] as const),
  // Days that no report can have (src/domain/report/periods.ts), and the settings of the transactions.
  ['请选择开始与结束日期', 'Select the first and the last date'],
  ['结束日期不能早于开始日期', 'The last date is before the first'],
  ['时间范围不能超过 3 年', 'Select at most three years'],
  ['请选择默认期间', 'Select the default period'],
];

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
  ['{a}值机已开放，请于 {b} 前办理值机', (leg, at) => `${leg} Check-in is open until ${at}`.trim()],
  ['{a}航班已起飞，祝您旅途愉快', (leg) => `${leg} In the air. Have a good trip`.trim()],
  ['{a}，可免费退票或改签', (change) => `${change}: refund and change are free`],
  ['{n} 个百分点', (points) => `${points} pts`],
  ['{n} 万', (tens) => `${(Number(tens) * 10).toLocaleString('en')}k`],
];
