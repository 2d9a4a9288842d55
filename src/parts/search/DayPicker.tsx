import { useState } from 'react';
import type { RefObject } from 'react';
import { Calendar } from '#ui/calendar/Calendar.tsx';
import { Panel } from '#ui/overlay/Panel.tsx';
import { feastFacts } from './days/feast-facts.ts';
import { useFocusedDay } from './days/use-focused-day.ts';

interface DayPickerProps {
  anchor: RefObject<HTMLElement | null>;
  title: string;
  note: string;
  className?: string;
  date: string;
  /** The other end of a return trip, marked with the first; `date` is the day that is chosen. */
  range?: { from: string; to: string; fromLabel: string; toLabel: string } | undefined;
  min: string;
  max: string;
  today: string;
  onPick(day: string): void;
  onClose(): void;
}

/** One day of those that can be searched; feasts are marked. */
export function DayPicker({
  anchor,
  title,
  note,
  className,
  date,
  range,
  min,
  max,
  today,
  onPick,
  onClose,
}: DayPickerProps) {
  const [box, setBox] = useState<HTMLElement | null>(null);
  useFocusedDay(box);
  return (
    <Panel open anchor={anchor} onClose={onClose} title={title} {...(className && { className })}>
      <div ref={setBox}>
        <Calendar
          from={date}
          {...range}
          min={min}
          max={max}
          today={today}
          months={max.slice(0, 7) === today.slice(0, 7) ? 1 : 2}
          day={feastFacts}
          note={note}
          onPick={onPick}
        />
      </div>
    </Panel>
  );
}
