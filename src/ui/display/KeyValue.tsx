import type { ReactNode } from 'react';
import { cx } from '../base/passed-props.ts';
import type { PassedProps } from '../base/passed-props.ts';

/** Facts with their names. Rows without a value are left out. */
export function KeyValue({
  items,
  className,
  ...rest
}: PassedProps & { items: readonly (readonly [name: ReactNode, value: ReactNode])[] }) {
  return (
    <dl className={cx('t-kv', className)} {...rest}>
      {items.map(([name, value], at) =>
        value === undefined || value === null || value === ''
          ? null
          : [<dt key={`n${at}`}>{name}</dt>, <dd key={`v${at}`}>{value}</dd>],
      )}
    </dl>
  );
}
