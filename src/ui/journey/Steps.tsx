import { Icon } from '../icons/Icon.tsx';
import { iconCheck } from '../icons/icons-basic.ts';
import { cx } from '../base/passed-props.ts';
import type { PassedProps } from '../base/passed-props.ts';
import { useWords } from '../base/words.ts';

/** `current`: position of the step under way; items.length when all are done. `onFirst`: the first step leads back. */
export function Steps({
  items,
  current,
  onFirst,
  className,
  ...rest
}: PassedProps & { items: readonly string[]; current: number; onFirst?: () => void }) {
  const words = useWords();
  const shown = (item: string, at: number) => (
    <>
      <b>{at < current ? <Icon of={iconCheck} size={14} label={words.done} /> : at + 1}</b>
      {item}
    </>
  );
  return (
    <ol className={cx('t-steps', className)} {...rest}>
      {items.map((item, at) => (
        <li
          key={item}
          className={at < current ? 'is-done' : at === current ? 'is-on' : undefined}
          aria-current={at === current ? 'step' : undefined}
        >
          {at === 0 && current > 0 && onFirst ? (
            <button type="button" aria-label={item} onClick={onFirst}>
              {shown(item, at)}
            </button>
          ) : (
            shown(item, at)
          )}
        </li>
      ))}
    </ol>
  );
}
