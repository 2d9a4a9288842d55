import type { RefObject } from 'react';
import type { FlightSearchModel } from '../model.ts';

/** Sends the form, or puts the focus on the first field that keeps it. */
export function useSubmit(model: FlightSearchModel, form: RefObject<HTMLElement | null>): () => void {
  return () => {
    const field = model.submit();
    if (field) form.current?.querySelector<HTMLElement>(`[data-field=${field}]`)?.focus();
  };
}
