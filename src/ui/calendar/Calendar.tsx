import { useId, useLayoutEffect, useRef, useState } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { CalendarLegend } from './CalendarLegend.tsx';
import { CalendarMonth } from './CalendarMonth.tsx';
import type { DayFacts } from './CalendarMonth.tsx';
import { Icon } from '../icons/Icon.tsx';
import { useMonths } from './calendar-months.ts';
import { monthOf } from './day-sums.ts';
import { clampDay, moveDay, rangeWithin } from './days.ts';
import { useIsNarrow } from '../base/element-width.ts';
import { iconLeft, iconRight } from '../icons/icons-basic.ts';
import { cx, pressUnless } from '../base/passed-props.ts';
import type { PassedProps } from '../base/passed-props.ts';
import { focusQuietly } from '../base/root-node.ts';
import { useCalendarWords } from './calendar-words.ts';

export type { DayFacts } from './CalendarMonth.tsx';

export interface CalendarProps extends PassedProps {
  mode?: 'single' | 'range';
  /** Days are `YYYY-MM-DD`. In a range `to` may be missing: the end is still to be picked. */
  from?: string | undefined;
  to?: string | undefined;
  min?: string | undefined;
  /** Default: a year on. */
  max?: string | undefined;
  today: string;
  months?: 1 | 2;
  /** Facts of a day. Keep the same function until that changes (useCallback): months render again with it. */
  day?: (day: string) => DayFacts;
  /** On the chosen days below the price. */
  fromLabel?: string | undefined;
  toLabel?: string | undefined;
  onPick: (day: string) => void;
  /** The first month shown (`YYYY-MM`) and how many: at the start, when pages turn, when the list grows. Prices are asked for here. */
  onMonthChange?: (firstMonth: string, months: number) => void;
  /** Takes the focus when it appears. */
  autoFocus?: boolean;
  /** `true`: the standard one. Shown in the foot. */
  legend?: ReactNode;
  note?: ReactNode;
}

const nothing = (): DayFacts => ({});
const dayOf = (target: EventTarget) => (target as Element).closest<HTMLElement>('[data-day]');

/** As wide as the months: its words break rather than widen a single month. */
const belowMonths = { width: 0, minWidth: '100%', flexWrap: 'wrap' } as const;

/** Monday first, one tab stop, delegated listeners; on narrow roots the months are below each other. */
export function Calendar(props: CalendarProps) {
  const calendarWords = useCalendarWords();
  const {
    mode = 'single',
    from,
    to,
    min,
    max,
    today,
    months = 2,
    day: facts = nothing,
    fromLabel,
    toLabel,
    onPick,
    onMonthChange,
    autoFocus,
    legend,
    note,
    className,
    ...rest
  } = props;
  const root = useRef<HTMLDivElement>(null);
  const stacked = useIsNarrow(root);
  const titleId = useId();
  const [stop, setStop] = useState(() => clampDay(from ?? today, min, max));
  const [pointed, setPointed] = useState<string | undefined>();
  const wantsFocus = useRef(!!autoFocus);
  const { shown, lastDay, canGoBack, canGoOn, turn, reveal } = useMonths(root, {
    start: stop,
    min,
    max,
    today,
    months,
    stacked,
    onMonthChange,
  });

  useLayoutEffect(() => {
    if (!wantsFocus.current) return;
    wantsFocus.current = false;
    focusQuietly(root.current?.querySelector<HTMLElement>(`[data-day="${stop}"]`));
  });

  const pick = (target: EventTarget) => {
    const cell = dayOf(target);
    const picked = cell?.dataset['day'];
    if (!cell || !picked || cell.getAttribute('aria-disabled')) return;
    setStop(picked);
    setPointed(undefined);
    onPick(picked);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const at = dayOf(event.target)?.dataset['day'];
    if (!at) return;
    const chooses = event.key === 'Enter' || event.key === ' ';
    const moved = moveDay(at, event.key, event.shiftKey);
    if (!chooses && !moved) return;
    event.preventDefault();
    if (!moved) return pick(event.target);
    const next = clampDay(moved, min, lastDay);
    wantsFocus.current = true;
    setStop(next);
    reveal(monthOf(next));
  };

  // While its end is open, the range follows the pointer and the keys.
  const pointing = mode === 'range' && !!from && !to;
  const point = (event: { target: EventTarget }) => setPointed(dayOf(event.target)?.dataset['day']);
  const previewing = pointing && !!pointed && pointed > from;
  const end = previewing ? pointed : to;
  const reachable = shown.includes(monthOf(stop)) ? stop : clampDay(`${shown[0]}-01`, min, lastDay);
  const arrow = (by: 1 | -1) => (
    <button
      type="button"
      className={by < 0 ? 'is-prev' : 'is-next'}
      aria-label={by < 0 ? calendarWords.previousMonth : calendarWords.nextMonth}
      {...pressUnless(by < 0 ? !canGoBack : !canGoOn, () => turn(by))}
    >
      <Icon of={by < 0 ? iconLeft : iconRight} />
    </button>
  );

  return (
    <div ref={root} className={cx('t-calendar', previewing && 'is-preview', className)} {...rest}>
      <div
        className="t-cal"
        onClick={(event) => pick(event.target)}
        onKeyDown={onKeyDown}
        onMouseOver={pointing ? point : undefined}
        onFocus={pointing ? point : undefined}
        onMouseLeave={() => setPointed(undefined)}
      >
        {!stacked && arrow(-1)}
        {!stacked && arrow(1)}
        {shown.map((month, at) => {
          const [start, finish] = rangeWithin(month, from, end);
          return (
            <div key={month} className="t-cal__m">
              <h3 className="t-cal__hd" id={`${titleId}${at}`} aria-live={stacked ? undefined : 'polite'}>
                {calendarWords.month(month)}
              </h3>
              <CalendarMonth
                month={month}
                from={start}
                to={finish}
                min={min}
                max={max}
                today={today}
                stop={monthOf(reachable) === month ? reachable : undefined}
                facts={facts}
                fromLabel={fromLabel}
                toLabel={previewing ? undefined : toLabel}
                labelledBy={`${titleId}${at}`}
                isCompact={stacked}
              />
            </div>
          );
        })}
        {stacked && <i className="t-cal__end" />}
      </div>
      {(legend || note) && (
        <div className="t-cal__ft" style={belowMonths}>
          {legend === true ? <CalendarLegend months={shown} facts={facts} from={min} /> : legend}
          {note && <span className="t-end">{note}</span>}
        </div>
      )}
    </div>
  );
}
