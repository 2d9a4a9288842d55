import type { Ref } from 'react';
import { cx } from '../base/passed-props.ts';
import type { PassedProps } from '../base/passed-props.ts';
import { useTypedValue } from './typed-value.ts';

interface TextAreaProps extends PassedProps {
  value: string;
  onInput?: (value: string) => void;
  onBlur?: () => void;
  rows?: number;
  placeholder?: string;
  name?: string;
  /** With it, a counter is shown below: 12 / 200. */
  maxLength?: number;
  disabled?: boolean;
  readOnly?: boolean;
  invalid?: boolean;
  ref?: Ref<HTMLTextAreaElement>;
}

export function TextArea({ value, onInput, onBlur, rows = 2, invalid, className, style, ...rest }: TextAreaProps) {
  const typed = useTypedValue(value, onInput);
  const bad = invalid || !!rest['aria-invalid'];
  return (
    <>
      <span
        className={cx(
          't-input t-input--area',
          bad && 'is-error',
          rest.disabled && 'is-disabled',
          rest.readOnly && 'is-readonly',
          className,
        )}
        style={style}
      >
        <textarea rows={rows} {...typed} onBlur={onBlur} {...rest} aria-invalid={bad || undefined} />
      </span>
      {rest.maxLength !== undefined && (
        <span className="t-hint" aria-hidden="true">
          {typed.value.length} / {rest.maxLength}
        </span>
      )}
    </>
  );
}
