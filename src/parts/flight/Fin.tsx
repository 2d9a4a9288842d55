import { cx } from '#ui/base/passed-props.ts';
import type { PassedProps } from '#ui/base/passed-props.ts';

/** The tail fin of an airline, in its colour. */
export function Fin({
  colour,
  size = 20,
  label,
  className,
  ...rest
}: PassedProps & { colour: string; size?: number; label?: string }) {
  return (
    <svg
      className={cx('t-fin', className)}
      width={size}
      height={size}
      viewBox="0 0 20 20"
      style={{ flex: 'none', display: 'block' }}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
      {...rest}
    >
      <rect width="20" height="20" rx="4" fill={colour} />
      <path d="M5 15.2 11.4 4.8h3.8l-1.4 10.4H9.6l.9-2.4-2.6 2.4z" fill="#fff" />
      <path d="M11.2 10.6h3" stroke={colour} strokeWidth="1.4" fill="none" />
    </svg>
  );
}
