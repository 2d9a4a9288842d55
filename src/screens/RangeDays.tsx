import { useLayoutEffect } from 'react';
import { useLater } from '#kit/part.ts';
import { useServices } from '#kit/widget.ts';
import type { CalendarProps } from '#ui/calendar/Calendar.tsx';

/** The calendar of a range with its style sheet, loaded when it is first shown; its place is kept meanwhile. */
export function RangeDays(props: CalendarProps) {
  const services = useServices();
  const part = useLater(true, () => import('#ui/calendar/range-days.ts'));
  useLayoutEffect(() => {
    if (part) services.addStyles(part.styles);
  }, [services, part]);
  return part ? <part.Calendar {...props} /> : <div className="t-range__wait" aria-busy="true" />;
}
