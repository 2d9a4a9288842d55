import { addDays, daysBetween, showDay } from '#domain/china-time.ts';
import { IconButton } from '#ui/controls/Button.tsx';
import { Chip } from '#ui/controls/Chip.tsx';
import { iconLeft, iconRight } from '#ui/icons/icons.ts';
import type { Texts } from './texts.ts';

const shown = 5;

interface DaysProps {
  t: Texts;
  /** YYYY-MM-DD */
  date: string;
  today: string;
  onChange(date: string): void;
}

/** The chosen day with those around it; none of the past. */
export function Days({ t, date, today, onChange }: DaysProps) {
  const first = addDays(date, -Math.min(2, Math.max(0, daysBetween(today, date))));
  return (
    <div role="group" aria-label={t.days} className="t-row is-wide">
      <IconButton
        of={iconLeft}
        kind="text"
        size="sm"
        label={t.daysBefore}
        disabled={date <= today}
        onClick={() => onChange([addDays(date, -shown), today].sort()[1] ?? today)}
      />
      <div className="t-row t-grow od-days">
        {Array.from({ length: shown }, (_, at) => addDays(first, at)).map((day) => (
          <Chip key={day} size="sm" on={day === date} onClick={() => onChange(day)}>
            {showDay(day, today)}
          </Chip>
        ))}
      </div>
      <IconButton
        of={iconRight}
        kind="text"
        size="sm"
        label={t.daysAfter}
        onClick={() => onChange(addDays(date, shown))}
      />
    </div>
  );
}
