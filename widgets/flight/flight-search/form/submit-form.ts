import type { FlightSearchModel } from '../model.ts';

/** Sends the form, or puts the focus on the first field that keeps it. */
export function submitForm(model: FlightSearchModel, form: HTMLElement | null): void {
  const field = model.submit();
  if (field) form?.querySelector<HTMLElement>(`[data-field=${field}]`)?.focus();
}
