import { createContext, useContext, useId, useMemo, useReducer, useRef } from 'react';
import type { ReactNode } from 'react';
import { useControlStyles } from '../base/root.ts';
import { cx } from '../base/passed-props.ts';
import type { PassedProps } from '../base/passed-props.ts';
import css from './radio.css?shadow';

const styles = [css];

interface Group {
  name: string;
  value: string | undefined;
  disabled: boolean;
  choose: (value: string) => void;
}
const GroupContext = createContext<Group | null>(null);

interface RadioGroupProps<T extends string> extends PassedProps {
  label?: string;
  value: T | undefined;
  disabled?: boolean;
  onChange: (value: T) => void;
  children: ReactNode;
}

/** The browser's own radio buttons: arrows, one tab stop, forms. */
export function RadioGroup<T extends string>({
  label,
  value,
  disabled = false,
  onChange,
  className,
  children,
  ...rest
}: RadioGroupProps<T>) {
  useControlStyles(styles);
  const name = useId();
  const [, renderAgain] = useReducer((n: number) => n + 1, 0);
  const change = useRef(onChange);
  change.current = onChange;
  const group = useMemo(
    () => ({
      name,
      value,
      disabled,
      choose: (chosen: string) => {
        change.current(chosen as T);
        renderAgain();
      },
    }),
    [name, value, disabled],
  );
  return (
    <div role="radiogroup" aria-label={label} className={cx('t-radios', className)} {...rest}>
      <GroupContext value={group}>{children}</GroupContext>
    </div>
  );
}

interface RadioProps extends PassedProps {
  value: string;
  disabled?: boolean;
  children?: ReactNode;
}

export function Radio({ value, disabled, className, style, children, ...rest }: RadioProps) {
  const group = useContext(GroupContext);
  if (!group) throw new Error('Radio outside of a RadioGroup');
  const off = disabled || group.disabled;
  return (
    <label className={cx('t-check t-check--radio', off && 'is-disabled', className)} style={style}>
      <input
        type="radio"
        name={group.name}
        value={value}
        checked={group.value === value}
        disabled={off}
        onChange={() => group.choose(value)}
        {...rest}
      />
      <i />
      {children !== undefined && <span>{children}</span>}
    </label>
  );
}
