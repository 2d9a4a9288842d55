import type { ReactNode, Ref } from 'react';
import { Icon } from '../icons/Icon.tsx';
import { iconClose } from '../icons/icons-basic.ts';
import { cx } from '../base/passed-props.ts';
import type { PassedProps } from '../base/passed-props.ts';
import { useWords } from '../base/words.ts';

interface ChipProps extends PassedProps {
  on?: boolean;
  disabled?: boolean;
  size?: 'sm' | 'md';
  onClick?: () => void;
  /** Adds a cross that takes the choice away. */
  onRemove?: () => void;
  /** Accessible name of the cross's target; default: the chip's own text. */
  removeLabel?: string;
  ref?: Ref<HTMLButtonElement>;
  children: ReactNode;
}

export function Chip({
  on,
  disabled,
  size = 'md',
  onClick,
  onRemove,
  removeLabel,
  className,
  children,
  ref,
  ...rest
}: ChipProps) {
  const words = useWords();
  const look = cx('t-chip', size === 'sm' && 't-chip--sm', on && 'is-on', disabled && 'is-disabled', className);
  if (!onRemove) {
    return (
      <button
        type="button"
        ref={ref}
        className={look}
        aria-pressed={on}
        disabled={disabled}
        onClick={onClick}
        {...rest}
      >
        {children}
      </button>
    );
  }
  const name = removeLabel ?? (typeof children === 'string' ? children : '');
  return (
    <span className={look} {...rest}>
      {onClick ? (
        <button type="button" ref={ref} disabled={disabled} onClick={onClick}>
          {children}
        </button>
      ) : (
        children
      )}
      <button
        type="button"
        className="t-chip__x"
        aria-label={`${words.remove}${name}`}
        disabled={disabled}
        onClick={onRemove}
      >
        <Icon of={iconClose} size={14} />
      </button>
    </span>
  );
}
