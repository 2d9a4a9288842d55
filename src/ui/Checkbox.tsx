import { useLayoutEffect, useReducer, useRef } from 'react';
import type { ReactNode, Ref } from 'react';
import { Icon } from './Icon.tsx';
import { iconCheck } from './icons-basic.ts';
import { cx } from './passed-props.ts';
import type { PassedProps } from './passed-props.ts';

export interface CheckboxProps extends PassedProps {
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

export function Checkbox({ checked, mixed = false, disabled, invalid, onChange, className, style, ref, children, ...rest }: CheckboxProps) {
  const box = useRef<HTMLInputElement | null>(null);
  // Renders once more after each press: puts a refused tick back under Preact.
  const [, renderAgain] = useReducer((n: number) => n + 1, 0);
  useLayoutEffect(() => {
    if (box.current) box.current.indeterminate = mixed;
  });
  return (
    <label className={cx('t-check', mixed && 'is-mixed', disabled && 'is-disabled', (invalid || !!rest['aria-invalid']) && 'is-error', className)} style={style}>
      <input
        type="checkbox"
        ref={(element) => {
          box.current = element;
          if (typeof ref === 'function') ref(element);
          else if (ref) ref.current = element;
        }}
        checked={checked}
        disabled={disabled}
        onChange={(event) => {
          onChange(event.currentTarget.checked);
          renderAgain();
        }}
        {...rest}
      />
      <i>
        <Icon of={iconCheck} size={14} />
      </i>
      {children !== undefined && <span>{children}</span>}
    </label>
  );
}
