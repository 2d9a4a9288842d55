import { showDate } from '#domain/china-time.en.ts';

const weekdays: Readonly<Record<string, string>> = {
  周一: 'Mon',
  周二: 'Tue',
  周三: 'Wed',
  周四: 'Thu',
  周五: 'Fri',
  周六: 'Sat',
  周日: 'Sun',
};

/** A day or a moment as English has it: `09-22 10:30` → `22 Sep 10:30`; undefined of other texts. */
export function momentOf(text: string): string | undefined {
  const [, year, date = '', weekday, clock = ''] =
    /^(\d{4}-)?(\d\d-\d\d)( \D\D)?( \d\d:\d\d(?:–\d\d:\d\d)?)?(?::\d\d)?$/.exec(text) ?? [];
  const named = weekday && weekdays[weekday.slice(1)];
  if (!date || (weekday && !named)) return undefined;
  const day = showDate((year ?? '0000-') + date);
  return `${named && !year ? `${named} ` : ''}${day}${year ? ` ${year.slice(0, 4)}` : ''}${clock}`;
}
