import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';
import type { Form, FormErrors } from './form.ts';
import { createPart, useWanted } from '../part.ts';
import { useValue, useValues } from '../readable.ts';
import type { Readable } from '../readable.ts';
import { useSay } from '../say.ts';

/** The element of a form: after a press that finds faults, its first wrong field gets the focus. */
export function useFirstWrong(form: Pick<Form<object>, 'focus'>): RefObject<HTMLFormElement | null> {
  const element = useRef<HTMLFormElement>(null);
  const asked = useValue(form.focus);
  useEffect(() => {
    if (asked) element.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [asked]);
  return element;
}

const none = createPart(() => Promise.resolve(null));

/** Says that the rules of a form are lost, with the way to ask again. */
export function useRules({ rules, busy, isDirty }: Pick<Form<object>, 'rules' | 'busy' | 'isDirty'>): void {
  const [isBusy, isTyped] = useValues(busy, isDirty);
  useWanted(rules ?? none, !!rules && (isBusy || isTyped));
}

/** Props of a typed field (ui/form). */
export interface FieldBinding<T> {
  name: string;
  value: T;
  error: string | undefined;
  onInput(value: T): void;
  onBlur(): void;
}

/** A form as its fields see it. */
export interface FormOf<Values> {
  values: Readable<Values>;
  errors: Readable<FormErrors>;
  edit(change: Partial<Values>): void;
  leave(path: string): void;
}

/** Binds fields to a form: `const field = useFields(form)`, then `<TextField {...field('name')} label=… />`. */
export function useFields<Values extends object>(form: FormOf<Values>) {
  const { say } = useSay();
  const [values, errors] = useValues(form.values, form.errors);
  return <Name extends keyof Values & string>(name: Name): FieldBinding<Values[Name]> => ({
    name,
    value: values[name],
    error: say(errors[name]),
    onInput: (value) => form.edit({ [name]: value } as unknown as Partial<Values>),
    onBlur: () => form.leave(name),
  });
}
