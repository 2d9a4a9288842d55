import { priceText } from './CalendarMonth.tsx';
import type { DayFacts } from './CalendarMonth.tsx';
import { weeksOf } from './days.ts';
import { useCalendarWords } from './calendar-words.ts';

interface LegendProps {
  months: readonly string[];
  facts: (day: string) => DayFacts;
  from: string | undefined;
}

/** Legend of the marks; the green price only when there is one, with the first one as its example. */
export function CalendarLegend({ months, facts, from }: LegendProps) {
  const calendarWords = useCalendarWords();
  const lowest = months
    .flatMap((month) => weeksOf(month).flat())
    .map((day) => (day && (!from || day >= from) ? facts(day) : undefined))
    .find((day) => day?.low && day.price)?.price;
  return (
    <>
      <span>
        <b className="t-ok">{calendarWords.rest}</b> {calendarWords.restDay}
      </span>
      <span>
        <b className="t-warn">{calendarWords.work}</b> {calendarWords.workDay}
      </span>
      {lowest && (
        <span>
          <b className="t-ok">{priceText(lowest)}</b> {calendarWords.monthLowest}
        </span>
      )}
    </>
  );
}
