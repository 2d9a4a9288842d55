import { useCallback, useMemo, useState } from 'react';
import type { Day } from '#domain/china-time.ts';
import { addMonths, daysInMonth } from '#domain/spans.ts';
import { useValue, useValues } from '#kit/readable.ts';
import { useTexts } from '#kit/use-texts.ts';
import { feastFacts } from '#parts/search/days/feast-facts.ts';
import { useFocusedDay } from '#parts/search/days/use-focused-day.ts';
import { Calendar } from '#ui/calendar/Calendar.tsx';
import type { DayFacts } from '#ui/calendar/Calendar.tsx';
import calendarCss from '#ui/calendar/calendar.css?shadow';
import type { DayCalendarProps } from './DayCalendar.tsx';
import { pricedDays } from '#domain/intl/priced-days.ts';
import { listTexts } from './words/texts.ts';

/** In the place of a price that is still asked for. */
const unread = '…';

export const styles: readonly string[] = [calendarCss];

/** The months of the calendar; their prices are asked for as they come into sight. */
export function Days({ model, date, min, max, onPick }: DayCalendarProps & { onPick(day: Day): void }) {
  const texts = useTexts('intl-results', listTexts);
  const [box, setBox] = useState<HTMLElement | null>(null);
  useFocusedDay(box);
  const [found, known] = useValues(model.days.prices, model.days.known);
  const priced = useMemo(() => pricedDays(found), [found]);
  const day = useCallback(
    (one: Day): DayFacts => ({ ...priced(one), ...feastFacts(one), ...(!known[one] && { price: unread }) }),
    [priced, known],
  );
  // The slices before and after bound the days of this one.
  const isBetween = useValue(model.state).legs.length > 1;
  const [slice, brand, list] = useValues(model.slice, model.brand, model.list);
  const name = list?.brands[brand]?.name;
  const kept = (slice > 0 ? texts.calendarKept : '') + (name ? texts.calendarBrand(name) : '');
  const onMonthChange = useCallback(
    (first: string, months: number) => {
      const month = addMonths(first, months - 1);
      const [from, to] = [`${first}-01`, `${month}-${daysInMonth(month)}`];
      model.days.want(from < min ? min : from, to > max ? max : to);
    },
    [model, min, max],
  );
  return (
    <div ref={setBox}>
      <Calendar
        from={date}
        min={min}
        max={max}
        today={model.services.clock.today()}
        day={day}
        onPick={onPick}
        onMonthChange={onMonthChange}
        legend
        note={texts.calendarNote + kept + (isBetween ? texts.calendarBounds : '')}
      />
    </div>
  );
}
