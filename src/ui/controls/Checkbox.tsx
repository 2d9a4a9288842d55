import type { ReactNode, Ref } from 'react';
import { cx } from '../base/passed-props.ts';
import type { PassedProps } from '../base/passed-props.ts';

interface CheckboxProps extends PassedProps {
  checked: boolean;
  /** Some of those below are ticked. */
  mixed?: boolean;
  disabled?: boolean;
  invalid?: boolean;
  name?: string;
  onChange: (on: boolean) => void;
  ref?: Ref<HTMLInputElement>;
  children?: ReactNode;
}

export function Checkbox({
  checked,
  mixed = false,
  disabled,
  invalid,
  onChange,
  className,
  style,
  ref,
  children,
  ...rest
}: CheckboxProps) {
  return (
    <label
      className={cx(
        't-check',
        mixed && 'is-mixed',
        disabled && 'is-disabled',
        (invalid || !!rest['aria-invalid']) && 'is-error',
        className,
      )}
      style={style}
    >
      <input
        type="checkbox"
        ref={(element) => {
          if (element) element.indeterminate = mixed;
          if (typeof ref === 'function') ref(element);
          else if (ref) ref.current = element;
        }}
        checked={checked}
        disabled={disabled}
        onChange={(event) => {
          const box = event.currentTarget;
          const on = box.checked;
          // Keeps its state until the prop changes: a refused tick is not left behind.
          box.checked = checked;
          onChange(on);
        }}
        {...rest}
      />
      <i />
      {children !== undefined && <span>{children}</span>}
    </label>
  );
}
