import { addDays, showDay } from '#domain/china-time.ts';
import { useStyles } from '#kit/use-styles.ts';
import { useServices } from '#kit/widget.ts';
import { useChosenInView } from '#ui/controls/chosen-in-view.ts';
import { Chip } from '#ui/controls/Chip.tsx';
import css from './ride-days.css?shadow';

const styles = [css];

interface RideDaysProps {
  date: string;
  /** On which trains may be taken. */
  dates: { from: string; to: string };
  label: string;
  onChoose(day: string): void;
}

/** Days of a change or a waitlist; the chosen one is in view. */
export function RideDays({ date, dates, label, onChoose }: RideDaysProps) {
  useStyles(styles);
  const today = useServices().clock.today();
  const row = useChosenInView(date);
  const days = Array.from({ length: 15 }, (_, at) => addDays(dates.from, at)).filter((day) => day <= dates.to);
  return (
    <div ref={row} className="t-row rl-days" role="group" aria-label={label}>
      {[...new Set([...days, date])].sort().map((day) => (
        <Chip key={day} size="sm" on={day === date} onClick={() => onChoose(day)}>
          {showDay(day, today)}
        </Chip>
      ))}
    </div>
  );
}
