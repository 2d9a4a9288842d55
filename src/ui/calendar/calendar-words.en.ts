import type { Twin } from '#base/wording.ts';
import type { CalendarWords } from './calendar-words.ts';

const monthNames = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const monthOf = (day: string): string => monthNames[Number(day.slice(5, 7)) - 1] ?? '';
/** Short enough for the cell of a day. */
const feasts: Readonly<Record<string, string>> = {
  元旦: 'NYD',
  春节: 'CNY',
  清明: 'Qing',
  劳动节: 'May',
  端午: 'Duan',
  中秋: 'Mid',
  国庆: 'Natl',
};

export const calendarWords: Twin<CalendarWords> = {
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  today: 'today',
  month: (month) => `${monthOf(month)} ${month.slice(0, 4)}`,
  day: (day) => `${Number(day.slice(8))} ${monthOf(day)} ${day.slice(0, 4)}`,
  weekdays: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
  weekday: (name) => name,
  feast: (name) => feasts[name] ?? name,
  rest: 'H',
  work: 'W',
  lowest: 'lowest price',
  levels: { low: 'low', usual: 'usual', high: 'high' },
  restDay: 'public holiday',
  workDay: 'working day',
  monthLowest: 'lowest of the month',
};
