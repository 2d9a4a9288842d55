import { cx } from '../base/passed-props.ts';
import type { PassedProps } from '../base/passed-props.ts';

export interface IconProps extends PassedProps {
  /** One of the constants of icons.ts. */
  of: string;
  size?: 14 | 16 | 20 | 24;
  /** Only an icon that replaces text has a label; without it the icon is decoration. */
  label?: string;
}

export function Icon({ of, size = 20, label, className, ...rest }: IconProps) {
  return (
    <svg
      viewBox="0 0 20 20"
      className={cx('t-i', size !== 20 && `t-i--${size}`, className)}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
      {...rest}
    >
      <path d={of} />
    </svg>
  );
}
