import { addDays, showDay } from '#domain/china-time.ts';
import { useServices } from '#kit/widget.ts';
import { useChosenInView } from '#ui/controls/chosen-in-view.ts';
import { Chip } from '#ui/controls/Chip.tsx';

interface ChangeDaysProps {
  date: string;
  /** On which trains may be taken. */
  dates: { from: string; to: string };
  label: string;
  onChoose(day: string): void;
}

/** The days of a change. */
export function ChangeDays({ date, dates, label, onChoose }: ChangeDaysProps) {
  const today = useServices().clock.today();
  const row = useChosenInView(date);
  const days = Array.from({ length: 15 }, (_, at) => addDays(dates.from, at)).filter((day) => day <= dates.to);
  return (
    <div ref={row} className="t-row rx-days" role="group" aria-label={label}>
      {[...new Set([...days, date])].sort().map((day) => (
        <Chip key={day} size="sm" on={day === date} onClick={() => onChoose(day)}>
          {showDay(day, today)}
        </Chip>
      ))}
    </div>
  );
}
