import { cx } from '../base/passed-props.ts';
import { moveFocus } from './roving.ts';
import type { TabsProps } from './Tabs.tsx';

interface SegmentProps<T extends string> extends Omit<TabsProps<T>, 'panelId' | 'items'> {
  items: readonly (TabsProps<T>['items'][number] & { disabled?: boolean | undefined })[];
}

/** One of a few, always visible; a radio group in a row. */
export function Segment<T extends string>({ label, value, items, onChange, className, ...rest }: SegmentProps<T>) {
  const choose = (to: T | undefined) => {
    if (to !== undefined && to !== value) onChange(to);
  };
  const chosen = items.some((item) => item.value === value) ? value : items[0]?.value;
  return (
    <div
      role="radiogroup"
      aria-label={label}
      className={cx('t-seg', className)}
      onKeyDown={(event) => choose(items[moveFocus(event, '[role=radio]', 'both') ?? -1]?.value)}
      {...rest}
    >
      {items.map((item) => (
        <button
          key={item.value}
          type="button"
          role="radio"
          className={cx(item.value === value && 'is-on')}
          aria-checked={item.value === value}
          tabIndex={item.value === chosen ? 0 : -1}
          disabled={item.disabled}
          onClick={() => choose(item.value)}
        >
          {item.label}
        </button>
      ))}
    </div>
  );
}
