import { createContext, useContext } from 'react';
import { useValues } from '#kit/readable.ts';
import { useSay } from '#kit/say.ts';
import type { Say } from '#kit/say.ts';
import type { FormErrors } from '#kit/forms/form.ts';
import type { ApplicationForm } from './model.ts';
import type { FormTexts } from './texts.ts';
import type { FormValues } from '#parts/application/form/values.ts';

interface FormView {
  model: ApplicationForm;
  texts: FormTexts;
  options: { costCenters: readonly { code: string; name: string }[] };
  /** Name of a city by its code. */
  nameOf(code: string): string;
}

/** State that every card of the form reads. */
export const FormContext = createContext<FormView | null>(null);

export function useFormView(): FormView & Say & { values: FormValues; errors: FormErrors } {
  const view = useContext(FormContext);
  if (!view) throw new Error('useFormView outside of the form');
  const [values, errors] = useValues(view.model.form.values, view.model.form.errors);
  return { ...view, ...useSay(), values, errors };
}
