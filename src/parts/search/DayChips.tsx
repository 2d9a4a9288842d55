import { useEffect, useState } from 'react';
import { addDays, showDay } from '#domain/china-time.ts';
import { useStyles } from '#kit/use-styles.ts';
import { useServices } from '#kit/widget.ts';
import { useChosenInView } from '#ui/controls/chosen-in-view.ts';
import { Chip } from '#ui/controls/Chip.tsx';
import css from './day-chips.css?shadow';

const styles = [css];

interface DayChipsProps {
  date: string;
  /** That may be chosen; null while that is asked for: the days before stay. */
  dates: { from: string; to: string } | null;
  label: string;
  onChoose(day: string): void;
}

/** Days of a change or a waitlist; the chosen one is in view. */
export function DayChips({ date, dates, label, onChoose }: DayChipsProps) {
  useStyles(styles);
  const today = useServices().clock.today();
  const [last, keep] = useState(dates);
  // By what they say: a page may make them anew each time.
  useEffect(() => {
    if (dates) keep(dates);
  }, [dates?.from, dates?.to]);
  const { from, to } = dates ?? last ?? { from: date, to: date };
  const row = useChosenInView(`${date} ${from} ${to}`);
  const days = Array.from({ length: 15 }, (_, at) => addDays(from, at)).filter((day) => day <= to);
  return (
    <div ref={row} className="t-row ps-chips" role="group" aria-label={label}>
      {[...new Set([...days, date])].sort().map((day) => (
        <Chip key={day} size="sm" on={day === date} onClick={() => onChoose(day)}>
          {showDay(day, today)}
        </Chip>
      ))}
    </div>
  );
}
