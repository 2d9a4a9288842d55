import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { addMonths, daysIn, monthOf } from './day-sums.ts';
import { monthsBetween } from './days.ts';

interface MonthsOptions {
  /** The day to begin at. */
  start: string;
  min: string | undefined;
  max: string | undefined;
  today: string;
  months: number;
  stacked: boolean;
  onMonthChange: ((firstMonth: string, months: number) => void) | undefined;
}

/** Number of stacked months that are added when their end comes near. */
const batch = 3;

/**
 * Months that a calendar shows. Side by side they are turned; stacked they begin with the earliest,
 * the list opens at the month of `start` and grows while it is scrolled.
 */
export function useMonths(
  root: RefObject<HTMLElement | null>,
  { start, min, max, today, months, stacked, onMonthChange }: MonthsOptions,
) {
  const earliest = monthOf(min ?? today);
  const latest = max ? monthOf(max) : addMonths(earliest, 12);
  const [turned, setTurned] = useState(() => monthOf(start));
  const [grown, setGrown] = useState(batch);
  const total = monthsBetween(earliest, latest) + 1;
  const startAt = Math.max(0, monthsBetween(earliest, monthOf(start)));

  const sideBySide = Math.min(months, Math.max(1, total));
  // At the end of the range the last month is on the right, never alone.
  const lastFirst = addMonths(latest, 1 - sideBySide);
  const first = stacked || turned < earliest ? earliest : turned > lastFirst ? lastFirst : turned;
  const count = stacked ? Math.min(total, Math.max(grown, startAt + 2)) : sideBySide;
  const shown = Array.from({ length: count }, (_, at) => addMonths(first, at));
  const last = addMonths(first, count - 1);

  const tell = useRef(onMonthChange);
  tell.current = onMonthChange;
  useEffect(() => tell.current?.(first, count), [first, count]);

  const scrollerOf = (element: HTMLElement) => element.closest<HTMLElement>('.t-sheet__bd') ?? element.parentElement;
  useLayoutEffect(() => {
    const element = root.current;
    const month = element?.querySelectorAll<HTMLElement>('.t-cal__m')[startAt];
    const scroller = element && scrollerOf(element);
    if (stacked && startAt > 0 && month && scroller)
      scroller.scrollTop += month.getBoundingClientRect().top - scroller.getBoundingClientRect().top;
  }, [stacked]);
  useEffect(() => {
    const element = root.current;
    const end = element?.querySelector('.t-cal__end');
    if (!stacked || !element || !end || count >= total || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setGrown(count + batch);
      },
      { root: scrollerOf(element), rootMargin: '0px 0px 600px' },
    );
    observer.observe(end);
    return () => observer.disconnect();
  }, [stacked, count, total]);

  return {
    shown,
    lastDay: max ?? `${latest}-${daysIn(latest)}`,
    canGoBack: first > earliest,
    canGoOn: last < latest,
    turn: (by: 1 | -1) => setTurned(addMonths(first, by)),
    /** Brings a month into view that a key has led to. */
    reveal: (month: string) => {
      if (month < first) setTurned(month);
      else if (month > last && stacked) setGrown(monthsBetween(earliest, month) + 1);
      else if (month > last) setTurned(addMonths(month, 1 - count));
    },
  };
}
