import type { ReactNode } from 'react';
import { tidyDay, typedDay } from '#base/typed-day.ts';
import { Checkbox } from '../controls/Checkbox.tsx';
import { Field } from './Field.tsx';
import type { FieldAria } from './Field.tsx';
import { Icon } from '../icons/Icon.tsx';
import { Input } from './Input.tsx';
import type { InputProps } from './Input.tsx';
import { Select } from '../select/Select.tsx';
import type { SelectOption } from '../select/Select.tsx';
import { TextArea } from './TextArea.tsx';
import { iconCalendar } from '../icons/icons.ts';
import { words } from '../base/words.ts';
import { MaskedInput } from './MaskedInput.tsx';

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

type Own = keyof FieldProps<unknown>;

/** Label, hint and error around a control. */
function Around({
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

export interface TextFieldProps extends FieldProps<string>, Omit<InputProps, Own | 'id'> {
  /** Cleans a typed text. */
  keep?: (typed: string) => string;
}

export function TextField({
  label,
  error,
  required = false,
  hint,
  wide = false,
  keep,
  onInput,
  ...rest
}: TextFieldProps) {
  return (
    <Around label={label} error={error} required={required} hint={hint} wide={wide}>
      {(aria) => (
        <Input autoComplete="off" {...aria} {...rest} onInput={(typed) => onInput(keep ? keep(typed) : typed)} />
      )}
    </Around>
  );
}

/** `keep` drops everything that is no digit of a phone. */
export const PhoneField = (props: TextFieldProps) => (
  <TextField type="tel" inputMode="numeric" autoComplete="tel-national" {...props} />
);

/** A day typed in figures; its hyphens come by themselves, its zeros when the field is left. */
export function DateField({ onInput, onBlur, ...rest }: TextFieldProps) {
  const leave = () => {
    if (tidyDay(rest.value) !== rest.value) onInput(tidyDay(rest.value));
    onBlur();
  };
  return (
    <TextField
      inputMode="numeric"
      maxLength={40}
      placeholder={words.dateForm}
      after={<Icon of={iconCalendar} size={16} />}
      {...rest}
      keep={typedDay}
      onInput={onInput}
      onBlur={leave}
    />
  );
}

export interface SelectFieldProps<T extends string> extends Omit<FieldProps<T | ''>, 'onInput'> {
  options: readonly SelectOption<T>[];
  onInput(value: T): void;
  placeholder?: string;
  disabled?: boolean;
}

export function SelectField<T extends string>({
  label,
  error,
  required = false,
  hint,
  wide = false,
  name: _name,
  onInput,
  ...rest
}: SelectFieldProps<T>) {
  return (
    <Around label={label} error={error} required={required} hint={hint} wide={wide}>
      {(aria) => <Select {...aria} {...rest} onChange={onInput} />}
    </Around>
  );
}

export function AreaField({
  label,
  error,
  required = false,
  hint,
  wide = false,
  ...rest
}: FieldProps<string> & { rows?: number; maxLength?: number; placeholder?: string }) {
  return (
    <Around label={label} error={error} required={required} hint={hint} wide={wide}>
      {(aria) => <TextArea {...aria} {...rest} />}
    </Around>
  );
}

/** A tick with its text, as for a consent; the error is below. */
export function CheckField({
  label,
  error,
  required = false,
  hint,
  wide = false,
  name,
  value,
  onInput,
  children,
}: FieldProps<boolean> & { children: ReactNode }) {
  return (
    <Around label={label} error={error} required={required} hint={hint} wide={wide}>
      {(aria) => (
        <Checkbox {...aria} name={name} checked={value} onChange={onInput}>
          {children}
        </Checkbox>
      )}
    </Around>
  );
}

export interface DocumentFieldProps extends Omit<TextFieldProps, 'keep'> {
  /** Cleans a typed number, groups it, and hides it. */
  keep(typed: string): string;
  show(value: string): string;
  mask: ((value: string) => string) | undefined;
  /** The masked number while only the server has it. */
  kept?: string | undefined;
  onReveal?: (() => void) | undefined;
}

/** A number that stays hidden until it is asked for. */
export function DocumentField({ label, error, required = false, hint, wide = false, ...rest }: DocumentFieldProps) {
  return (
    <Around label={label} error={error} required={required} hint={hint} wide={wide}>
      {(aria) => (
        <MaskedInput autoComplete="off" autoCapitalize="characters" spellCheck={false} eye {...aria} {...rest} />
      )}
    </Around>
  );
}
