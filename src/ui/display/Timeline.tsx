import type { ReactNode } from 'react';
import { Icon } from '../icons/Icon.tsx';
import { iconCheck, iconMinus, iconWarn } from '../icons/icons-basic.ts';
import { useControlStyles } from '../base/root.ts';
import { cx } from '../base/passed-props.ts';
import type { PassedProps } from '../base/passed-props.ts';
import { useWords } from '../base/words.ts';
import css from './timeline.css?shadow';

const styles = [css];

export interface TimelineItem {
  /** `off`: the end of something that came to nothing. `warn`: done, and against the reader. */
  state: 'done' | 'now' | 'next' | 'off' | 'warn';
  title: ReactNode;
  time?: ReactNode;
  detail?: ReactNode;
}

export function Timeline({ items, className, ...rest }: PassedProps & { items: readonly TimelineItem[] }) {
  const words = useWords();
  useControlStyles(styles);
  return (
    <ol className={cx('t-line', className)} {...rest}>
      {items.map((item, at) => (
        <li
          key={at}
          className={cx(item.state !== 'next' && `is-${item.state}`)}
          aria-current={item.state === 'now' ? 'step' : undefined}
        >
          <i>
            {item.state === 'done' ? (
              <Icon of={iconCheck} size={14} label={words.done} />
            ) : (
              (item.state === 'off' || item.state === 'warn') && (
                <Icon of={item.state === 'off' ? iconMinus : iconWarn} size={14} />
              )
            )}
          </i>
          <span className={item.state === 'next' ? 't-3' : 't-m'}>{item.title}</span>
          {item.time && <span className="t-s12 t-3"> {item.time}</span>}
          {item.detail && <div className="t-s13 t-2">{item.detail}</div>}
        </li>
      ))}
    </ol>
  );
}
