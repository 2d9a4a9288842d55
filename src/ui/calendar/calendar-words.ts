/** Texts of the calendar. */
export const calendarWords = {
  previousMonth: '上个月',
  nextMonth: '下个月',
  today: '今天',
  week: '周',
  month: (month: string) => `${Number(month.slice(0, 4))}年${Number(month.slice(5))}月`,
  day: (day: string) => `${calendarWords.month(day.slice(0, 7))}${Number(day.slice(8))}日`,
  weekdays: ['一', '二', '三', '四', '五', '六', '日'],
  rest: '休',
  work: '班',
  lowest: '最低价',
  levels: { low: '偏低', usual: '一般', high: '偏高' },
  restDay: '法定假日',
  workDay: '调休上班',
  monthLowest: '当月最低',
} as const;
