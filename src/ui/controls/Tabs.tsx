import type { ReactNode } from 'react';
import { Badge } from '../display/Tag.tsx';
import { cx } from '../base/passed-props.ts';
import type { PassedProps } from '../base/passed-props.ts';
import { useChosenInView } from './chosen-in-view.ts';
import { moveFocus } from './roving.ts';

interface TabItem<T extends string> {
  value: T;
  label: ReactNode;
  badge?: number | string | undefined;
}

export interface TabsProps<T extends string> extends PassedProps {
  label: string;
  /** "": none is chosen. */
  value: T | '';
  items: readonly TabItem<T>[];
  onChange: (value: T) => void;
  /** The id of the part that the tabs change. */
  panelId?: string;
}

/** One tab stop; the arrows move and choose (ARIA practices, automatic activation). */
export function Tabs<T extends string>({ label, value, items, onChange, panelId, className, ...rest }: TabsProps<T>) {
  const choose = (to: T | undefined) => {
    if (to !== undefined && to !== value) onChange(to);
  };
  // Numbers beside the names come later, and move it.
  const row = useChosenInView(value, items);
  const chosen = items.some((item) => item.value === value) ? value : items[0]?.value;
  return (
    <div
      ref={row}
      role="tablist"
      aria-label={label}
      className={cx('t-tabs', className)}
      onKeyDown={(event) => choose(items[moveFocus(event, '[role=tab]', 'row') ?? -1]?.value)}
      {...rest}
    >
      {items.map((item) => (
        <button
          key={item.value}
          type="button"
          role="tab"
          className={cx('t-tab', item.value === value && 'is-on')}
          aria-selected={item.value === value}
          aria-controls={panelId}
          tabIndex={item.value === chosen ? 0 : -1}
          onClick={() => choose(item.value)}
        >
          {item.label}
          {item.badge !== undefined && <Badge>{item.badge}</Badge>}
        </button>
      ))}
    </div>
  );
}
