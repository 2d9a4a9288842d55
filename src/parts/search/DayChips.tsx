import { useEffect, useRef, useState } from 'react';
import { addDays } from '#domain/china-time.ts';
import { useSay } from '#kit/say.ts';
import { useStyles } from '#kit/use-styles.ts';
import { IconButton } from '#ui/controls/Button.tsx';
import { useChosenInView } from '#ui/controls/chosen-in-view.ts';
import { Chip } from '#ui/controls/Chip.tsx';
import { useIsTight } from '#ui/list/own-width.ts';
import { iconLeft, iconRight } from '#ui/icons/icons-basic.ts';
import css from './day-chips.css?shadow';

const styles = [css];

interface DayChipsProps {
  date: string;
  /** That may be chosen; null while that is asked for: the days before stay. */
  dates: { from: string; to: string } | null;
  label: string;
  words: { dayBefore: string; dayAfter: string };
  onChoose(day: string): void;
}

/** Days of a change or a waitlist, with the year where it changes; the chosen one is in view, those beside it are an arrow away. */
export function DayChips({ date, dates, label, words, onChoose }: DayChipsProps) {
  useStyles(styles);
  const { showDay } = useSay();
  const [last, keep] = useState(dates);
  // By what they say: a page may make them anew each time.
  useEffect(() => {
    if (dates) keep(dates);
  }, [dates?.from, dates?.to]);
  const { from, to } = dates ?? last ?? { from: date, to: date };
  // A dialog on a phone has its width after its parts: until then the row is as long as its days.
  const box = useRef<HTMLDivElement>(null);
  const isTight = useIsTight(box, 720);
  const row = useChosenInView(`${date} ${from} ${to}`, isTight);
  const ahead = Array.from({ length: 15 }, (_, at) => addDays(from, at)).filter((day) => day <= to);
  const days = [...new Set([...ahead, date])].sort();
  const arrow = (step: -1 | 1, name: string) => {
    const day = days[days.indexOf(date) + step];
    return (
      <IconButton
        kind="text"
        size="sm"
        of={step < 0 ? iconLeft : iconRight}
        iconSize={16}
        label={name}
        disabled={!day}
        onClick={() => day && onChoose(day)}
      />
    );
  };
  return (
    <div ref={box} className="t-row">
      {days.length > 1 && arrow(-1, words.dayBefore)}
      <div ref={row} className="t-row t-grow ps-chips" role="group" aria-label={label}>
        {days.map((day, at) => (
          <Chip key={day} size="sm" on={day === date} onClick={() => onChoose(day)}>
            {showDay(day, days[at - 1] ?? day)}
          </Chip>
        ))}
      </div>
      {days.length > 1 && arrow(1, words.dayAfter)}
    </div>
  );
}
