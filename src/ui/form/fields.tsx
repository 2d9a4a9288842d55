import type { ReactNode } from 'react';
import { tidyDay, typedDay } from '#base/typed-day.ts';
import { Checkbox } from '../controls/Checkbox.tsx';
import { Around } from './Around.tsx';
import type { FieldProps } from './Around.tsx';
import { Icon } from '../icons/Icon.tsx';
import { Input } from './Input.tsx';
import type { InputProps } from './Input.tsx';
import { iconCalendar } from '../icons/icons.ts';
import { useWords } from '../base/words.ts';

type Own = keyof FieldProps<unknown>;

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
  const words = useWords();
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
