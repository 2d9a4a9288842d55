import { memo } from 'react';
import { weekdayOf, weeksOf } from './days.ts';
import { cx } from '../base/passed-props.ts';
import { useCalendarWords } from './calendar-words.ts';
import type { CalendarWords } from './calendar-words.ts';

export interface DayFacts {
  /** "620" or "¥620"; anything else is shown as it is. */
  price?: string | undefined;
  /** The lowest of its month: green. */
  low?: boolean | undefined;
  /** Its price beside those of the other days, in a word. */
  level?: 'low' | 'usual' | 'high' | undefined;
  mark?: 'rest' | 'work' | undefined;
  /** Stands in the place of the number. */
  holiday?: string | undefined;
  /** In range, but nothing to be had. */
  disabled?: boolean | undefined;
}

interface MonthProps {
  month: string;
  /** The range as far as it concerns this month (rangeWithin). */
  from: string | undefined;
  to: string | undefined;
  min: string | undefined;
  max: string | undefined;
  today: string;
  /** The one day of the whole calendar that Tab reaches; undefined when it is in another month. */
  stop: string | undefined;
  facts: (day: string) => DayFacts;
  fromLabel: string | undefined;
  toLabel: string | undefined;
  labelledBy: string;
  /** Leaves out the weeks that are over. */
  isCompact?: boolean;
}

/** Levels have the colours of the lowest price and of a working day; their words mean the same without colour. */
const tones = { low: 'is-low', usual: undefined, high: 'is-work' } as const;

export const priceText = (price: string): string => (/^\d/.test(price) ? `¥${price}` : price);

/**
 * The days of one month. Cells have a fixed size: later data (prices, holidays) move nothing.
 * Rendered again only when something of this month changes.
 */
export const CalendarMonth = memo(function CalendarMonth({ month, labelledBy, isCompact, ...shown }: MonthProps) {
  const { min = '' } = shown;
  const words = useCalendarWords();
  const weeks = weeksOf(month);
  return (
    <div role="grid" aria-labelledby={labelledBy}>
      <div role="row" className="t-cal__w">
        {words.weekdays.map((name, at) => (
          <span
            key={name}
            role="columnheader"
            aria-label={words.weekday(name)}
            className={at > 4 ? 'is-we' : undefined}
          >
            {name}
          </span>
        ))}
      </div>
      {(isCompact ? weeks.filter((week) => week.some((day) => day && day >= min)) : weeks).map((week) => (
        <div key={week.join()} role="row" className="t-cal__g">
          {week.map((day, place) =>
            day ? (
              dayCell(day, shown, words)
            ) : (
              <span key={place} role="gridcell">
                {'\u00a0'}
              </span>
            ),
          )}
        </div>
      ))}
    </div>
  );
});

/** No component: seventy of them are made when a calendar opens. */
function dayCell(
  day: string,
  { from, to, min, max, today, stop, facts, fromLabel, toLabel }: Omit<MonthProps, 'month' | 'labelledBy'>,
  words: CalendarWords,
) {
  const past = (!!min && day < min) || (!!max && day > max);
  const info: DayFacts = facts(day);
  const isFrom = day === from;
  const isTo = day === to;
  const end = isFrom || isTo;
  const inside = !!from && !!to && day > from && day < to;
  const alone = end && (!to || from === to);
  const endLabel =
    isFrom && isTo && fromLabel && toLabel
      ? `${fromLabel.slice(0, 1)} / ${toLabel.slice(0, 1)}`
      : isFrom
        ? fromLabel
        : isTo
          ? toLabel
          : undefined;
  const price = past || !info.price ? undefined : priceText(info.price);
  const mark = info.mark && (info.mark === 'rest' ? words.rest : words.work);
  const off = past || info.disabled;
  const feast = info.holiday && words.feast(info.holiday);
  const isNamed = !!info.holiday && !end;
  const level = price && info.level && words.levels[info.level];
  const name = [
    words.day(day),
    words.weekday(words.weekdays[weekdayOf(day)] ?? ''),
    day === today && words.today,
    feast,
    mark,
    price,
    price && (info.low ? words.lowest : level),
    endLabel,
  ];
  return (
    <span
      key={day}
      role="gridcell"
      // In words; a hidden element of its own for them would double the work of opening the calendar.
      aria-label={name.filter(Boolean).join(' ')}
      data-day={day}
      tabIndex={day === stop ? 0 : -1}
      aria-selected={end || inside}
      aria-disabled={off || undefined}
      aria-current={day === today ? 'date' : undefined}
      className={cx(
        't-day',
        off && 'is-past',
        isFrom && 'is-from',
        isTo && 'is-to',
        alone && 'is-alone',
        inside && 'is-in',
        day === today && 'is-today',
      )}
    >
      {mark && (
        <sup aria-hidden="true" className={`is-${info.mark}`}>
          {mark}
        </sup>
      )}
      <span aria-hidden="true" className={isNamed ? 't-day__n' : undefined}>
        {isNamed ? feast : Number(day.slice(8))}
      </span>
      <small aria-hidden="true" className={info.low ? 'is-low' : undefined}>
        {price ?? endLabel ?? '\u00a0'}
      </small>
      {/* A usual price needs no mark: the days that differ are found at a glance. */}
      {price && (endLabel || (level && info.level !== 'usual')) && (
        <small aria-hidden="true" className={tones[info.level ?? 'usual']}>
          {endLabel ?? level}
        </small>
      )}
    </span>
  );
}
