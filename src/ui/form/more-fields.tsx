import { Select } from '../select/Select.tsx';
import type { SelectOption } from '../select/Select.tsx';
import { Around } from './Around.tsx';
import type { FieldProps } from './Around.tsx';
import { TextArea } from './TextArea.tsx';

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
  onBlur,
  ...rest
}: SelectFieldProps<T>) {
  return (
    <Around label={label} error={error} required={required} hint={hint} wide={wide}>
      {(aria) => <Select {...aria} {...rest} onChange={onInput} onBlur={onBlur} />}
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
