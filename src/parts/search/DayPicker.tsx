import { useEffect, useState } from 'react';
import type { RefObject } from 'react';
import { dayMarkOf } from '#domain/calendar/holidays.ts';
import { focusQuietly, hasFocusWithin } from '#ui/base/root-node.ts';
import { Calendar } from '#ui/calendar/Calendar.tsx';
import { Panel } from '#ui/overlay/Panel.tsx';

interface DayPickerProps {
  anchor: RefObject<HTMLElement | null>;
  title: string;
  note: string;
  className?: string;
  date: string;
  min: string;
  max: string;
  today: string;
  onPick(day: string): void;
  onClose(): void;
}

const factsOf = (day: string) => {
  const mark = dayMarkOf(day);
  return mark ? { mark: mark.mark, ...(mark.feast && { holiday: mark.name }) } : {};
};

/** One day of those that can be searched; feasts are marked. */
export function DayPicker({ anchor, title, note, className, date, min, max, today, onPick, onClose }: DayPickerProps) {
  const [box, setBox] = useState<HTMLElement | null>(null);
  useEffect(() => {
    if (box && !hasFocusWithin(box)) focusQuietly(box.querySelector<HTMLElement>('[data-day][tabindex="0"]'));
  }, [box]);
  return (
    <Panel open anchor={anchor} onClose={onClose} title={title} {...(className && { className })}>
      <div ref={setBox}>
        <Calendar
          from={date}
          min={min}
          max={max}
          today={today}
          months={max.slice(0, 7) === today.slice(0, 7) ? 1 : 2}
          day={factsOf}
          note={note}
          onPick={onPick}
        />
      </div>
    </Panel>
  );
}
