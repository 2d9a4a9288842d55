import { cx } from '../base/passed-props.ts';
import type { PassedProps } from '../base/passed-props.ts';

/** A grey block in the place of what is coming. The part around it says aria-busy. */
export function Skeleton({
  width,
  height,
  className,
  style,
  ...rest
}: PassedProps & { width?: number | string; height?: number | string }) {
  return <span className={cx('t-skel', className)} aria-hidden="true" style={{ width, height, ...style }} {...rest} />;
}
