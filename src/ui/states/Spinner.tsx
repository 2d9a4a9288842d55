import { cx } from '../base/passed-props.ts';
import type { PassedProps } from '../base/passed-props.ts';

/** With a label it announces itself; without, the thing around it says that it is busy. */
export function Spinner({ label, className, ...rest }: PassedProps & { label?: string }) {
  return (
    <span
      className={cx('t-spin', className)}
      {...(label ? { role: 'status', 'aria-label': label } : { 'aria-hidden': true })}
      {...rest}
    />
  );
}
