import type { ReactNode } from 'react';
import { cx } from '../base/passed-props.ts';
import type { PassedProps } from '../base/passed-props.ts';

/** One line of a sum: the label, and the amount at the end. */
export function SumRow({
  label,
  className,
  children,
  ...rest
}: PassedProps & { label: ReactNode; children: ReactNode }) {
  return (
    <div className={cx('t-sum', className)} {...rest}>
      <span className="t-2">{label}</span>
      <span className="t-nowrap">{children}</span>
    </div>
  );
}
