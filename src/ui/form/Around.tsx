import type { ReactNode } from 'react';
import { Field } from './Field.tsx';
import type { FieldAria } from './Field.tsx';

/** One field of a form: its value, its error, and its layout. */
export interface FieldProps<T> {
  label: ReactNode;
  name: string;
  value: T;
  error: string | undefined;
  onInput(value: T): void;
  onBlur(): void;
  required?: boolean;
  hint?: ReactNode;
  /** The whole width of the grid. */
  wide?: boolean;
}

/** Label, hint and error around a control. */
export function Around({
  label,
  error,
  required = false,
  hint,
  wide,
  children,
}: Pick<FieldProps<unknown>, 'label' | 'error' | 'required' | 'hint' | 'wide'> & {
  children: (aria: FieldAria) => ReactNode;
}) {
  return (
    <Field className={wide ? 'is-wide' : undefined} label={label} required={required} hint={hint} error={error}>
      {children}
    </Field>
  );
}
