import { useLater } from '#kit/part.ts';
import { useStyles } from '#kit/use-styles.ts';
import type { CalendarProps } from '#ui/calendar/Calendar.tsx';

/** The calendar of a range with its style sheet, loaded when it is first shown; its place is kept meanwhile. */
export function RangeDays(props: CalendarProps) {
  const part = useLater(true, () => import('#ui/calendar/range-days.ts'));
  useStyles(part?.styles);
  return part ? <part.Calendar {...props} /> : <div className="t-range__wait" aria-busy="true" />;
}
