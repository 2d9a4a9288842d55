import { Icon } from './Icon.tsx';
import { iconCheck } from './icons-basic.ts';
import { cx } from './passed-props.ts';
import type { PassedProps } from './passed-props.ts';
import { words } from './words.ts';

/** `current`: position of the step under way; items.length when all are done. */
export function Steps({ items, current, className, ...rest }: PassedProps & { items: readonly string[]; current: number }) {
  return (
    <ol className={cx('t-steps', className)} {...rest}>
      {items.map((item, at) => (
        <li key={item} className={at < current ? 'is-done' : at === current ? 'is-on' : undefined} aria-current={at === current ? 'step' : undefined}>
          <b>{at < current ? <Icon of={iconCheck} size={14} label={words.done} /> : at + 1}</b>
          {item}
        </li>
      ))}
    </ol>
  );
}
