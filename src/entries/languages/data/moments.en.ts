import { dateInEnglish, weekdayInEnglish } from '#domain/china-time.en.ts';

/** A day or a moment as English has it: `09-22 10:30` → `22 Sep 10:30`; undefined of other texts. */
export function momentOf(text: string): string | undefined {
  const [, year, date = '', weekday, clock = ''] =
    /^(\d{4}-)?(\d\d-\d\d)( \D\D)?( \d\d:\d\d(?:–\d\d:\d\d)?)?(?::\d\d)?$/.exec(text) ?? [];
  const named = weekday && weekdayInEnglish(weekday.slice(1));
  if (!date || (weekday && !named)) return undefined;
  return `${named && !year ? `${named} ` : ''}${dateInEnglish((year ?? '') + date)}${clock}`;
}
