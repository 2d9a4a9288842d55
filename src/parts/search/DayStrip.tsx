import { useEffect, useLayoutEffect, useRef } from 'react';
import { dayMarkOf } from '#domain/calendar/holidays.ts';
import type { Day } from '#domain/china-time.ts';
import { useSay } from '#kit/say.ts';
import { useValue } from '#kit/readable.ts';
import { useServices } from '#kit/widget.ts';
import { outsideTrip } from '#parts/booking/application/remaining.ts';
import { cx } from '#ui/base/passed-props.ts';
import { useSlots } from '#ui/list/slots.ts';
import { Skeleton } from '#ui/states/Skeleton.tsx';

interface DayStripProps {
  days: readonly Day[];
  date: Day;
  /** In the place of the weekday, which stands beside the day then; null: still asked for. A day that is missing keeps its weekday. */
  prices?: Readonly<Record<Day, string | null | undefined>>;
  texts: { days: string; rest: string; work: string };
  onChoose(day: Day): void;
}

const waiting = { display: 'inline-block', verticalAlign: 'middle' };

function toChosen(row: HTMLElement | null): void {
  const chosen = row?.querySelector<HTMLElement>('.is-on');
  if (row && chosen) row.scrollLeft = chosen.offsetLeft - (row.clientWidth - chosen.offsetWidth) / 2;
}

/** Days beside that of the list; the chosen one is in view. */
export function DayStrip({ days, date, prices, texts, onChoose }: DayStripProps) {
  const { showDate, showDay, weekdayOf } = useSay();
  const strip = useRef<HTMLDivElement>(null);
  const slots = useSlots(days);
  const out = useValue(outsideTrip(useServices()));
  /** Whether it is longer than its place; a strip that has room is not measured among changes, which would lay the page out for it. */
  const isLong = useRef(true);
  useLayoutEffect(() => {
    if (isLong.current) toChosen(strip.current);
  }, [date, days.length]);
  useEffect(() => {
    const row = strip.current;
    const was = isLong.current;
    isLong.current = !row?.clientWidth || row.scrollWidth > row.clientWidth;
    if (isLong.current && !was) toChosen(row);
  }, [date, days.length]);
  return (
    <div
      ref={strip}
      part="days"
      className="t-card ps-days"
      role="group"
      aria-label={texts.days}
      aria-busy={days.some((day) => prices?.[day] === null) || undefined}
    >
      {days.map((day) => {
        const mark = dayMarkOf(day)?.mark;
        const price = prices?.[day];
        return (
          <button
            key={slots.get(day)}
            type="button"
            className={cx(day === date && 'is-on')}
            aria-pressed={day === date}
            onClick={() => day !== date && onChoose(day)}
          >
            {prices ? showDay(day) : showDate(day)}
            <span>
              {price === null ? <Skeleton width={40} height={12} style={waiting} /> : (price ?? weekdayOf(day))}
              {out?.isOut(day) && ` ${out.word}`}
              {mark && <i className={`is-${mark}`}>{texts[mark]}</i>}
            </span>
          </button>
        );
      })}
    </div>
  );
}
