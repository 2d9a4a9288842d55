import { useLayoutEffect } from 'react';
import type { BookingForm } from './order/booking-form.ts';

/** Gives the focus to a passenger who has just been added, opened or closed, once. `target` is read after drawing. */
export function useNewest(form: BookingForm, key: string, target: () => HTMLElement | null | undefined): void {
  useLayoutEffect(() => {
    if (form.newest.peek() !== key) return;
    form.newest.value = '';
    target()?.focus();
  }, [form, key]);
}
