import { useReducer } from 'react';
import type { ReactNode } from 'react';
import { useControlStyles } from '../base/root.ts';
import { cx } from '../base/passed-props.ts';
import type { PassedProps } from '../base/passed-props.ts';
import css from './switch.css?shadow';

const styles = [css];

interface SwitchProps extends PassedProps {
  checked: boolean;
  disabled?: boolean;
  onChange: (on: boolean) => void;
  children?: ReactNode;
}

export function Switch({ checked, disabled, onChange, className, style, children, ...rest }: SwitchProps) {
  useControlStyles(styles);
  const [, renderAgain] = useReducer((n: number) => n + 1, 0);
  return (
    <label className={cx('t-check t-switch', disabled && 'is-disabled', className)} style={style}>
      <input
        type="checkbox"
        // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- the input's own state is the switch's
        role="switch"
        checked={checked}
        disabled={disabled}
        onChange={(event) => {
          onChange(event.currentTarget.checked);
          renderAgain();
        }}
        {...rest}
      />
      <i />
      {children !== undefined && <span>{children}</span>}
    </label>
  );
}
