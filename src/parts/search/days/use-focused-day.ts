import { useEffect } from 'react';
import { focusQuietly, hasFocusWithin } from '#ui/base/root-node.ts';

/** A calendar that was just opened takes the focus, once its panel is shown: its arrow keys are why it was opened. */
export function useFocusedDay(calendar: HTMLElement | null): void {
  useEffect(() => {
    if (calendar && !hasFocusWithin(calendar))
      focusQuietly(calendar.querySelector<HTMLElement>('[data-day][tabindex="0"]'));
  }, [calendar]);
}
