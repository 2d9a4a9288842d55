import type { KeyboardEvent } from 'react';
import { Icon } from '../icons/Icon.tsx';
import { iconMinus, iconPlus } from '../icons/icons.ts';
import { useControlStyles } from '../base/root.ts';
import { cx } from '../base/passed-props.ts';
import type { PassedProps } from '../base/passed-props.ts';
import { useWords } from '../base/words.ts';
import css from './stepper.css?shadow';

const styles = [css];

interface StepperProps extends PassedProps {
  label: string;
  value: number;
  min?: number;
  max?: number;
  disabled?: boolean;
  onChange: (value: number) => void;
}

/** A small number between two buttons; the arrow keys work too (ARIA spinbutton). */
export function Stepper({ label, value, min = 0, max = 99, disabled, onChange, className, ...rest }: StepperProps) {
  const words = useWords();
  useControlStyles(styles);
  const set = (to: number) => {
    const next = Math.max(min, Math.min(max, to));
    if (next !== value && !disabled) onChange(next);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const to = { ArrowUp: value + 1, ArrowDown: value - 1, Home: min, End: max }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    set(to);
  };
  const step = (by: 1 | -1) => (
    <button
      type="button"
      tabIndex={-1}
      aria-label={`${by < 0 ? words.decrease : words.increase}${label}`}
      disabled={disabled || (by < 0 ? value <= min : value >= max)}
      onClick={() => set(value + by)}
    >
      <Icon of={by < 0 ? iconMinus : iconPlus} size={16} />
    </button>
  );
  return (
    <span className={cx('t-stepper', className)} {...rest}>
      {step(-1)}
      <b
        role="spinbutton"
        tabIndex={disabled ? -1 : 0}
        aria-label={label}
        aria-valuenow={value}
        aria-valuemin={min}
        aria-valuemax={max}
        aria-disabled={disabled || undefined}
        onKeyDown={onKeyDown}
      >
        {value}
      </b>
      {step(1)}
    </span>
  );
}
