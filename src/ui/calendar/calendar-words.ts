import { useWorded } from '../base/root.ts';

/** Texts of the calendar. */
export const calendarWords = {
  previousMonth: '上个月',
  nextMonth: '下个月',
  today: '今天',
  month: (month: string): string => `${Number(month.slice(0, 4))}年${Number(month.slice(5))}月`,
  day: (day: string): string => `${calendarWords.month(day.slice(0, 7))}${Number(day.slice(8))}日`,
  weekdays: ['一', '二', '三', '四', '五', '六', '日'],
  weekday: (name: string) => `周${name}`,
  feast: (name: string) => name,
  rest: '休',
  work: '班',
  lowest: '最低价',
  levels: { low: '偏低', usual: '一般', high: '偏高' },
  restDay: '法定假日',
  workDay: '调休上班',
  monthLowest: '当月最低',
} as const;

export type CalendarWords = typeof calendarWords;
export const useCalendarWords = (): CalendarWords => useWorded('calendar', calendarWords);
