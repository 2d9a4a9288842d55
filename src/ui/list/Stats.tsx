import type { ReactNode } from 'react';
import { cx } from '../base/passed-props.ts';

export interface Stat {
  label: string;
  value: string;
  note?: ReactNode;
  /** The tile is a filter of the list below. */
  onPick?: () => void;
  isOn?: boolean;
}

/** Figures over a list, a tile each. On narrow roots the first one is a line over the others. `isFirstWide`: it has the room of two. */
export function Stats({ label, items, isFirstWide }: { label: string; items: readonly Stat[]; isFirstWide?: boolean }) {
  return (
    <dl className={cx('t-stats', isFirstWide && 't-stats--wide')} aria-label={label}>
      {items.map(({ label: name, value, note, onPick, isOn }) => (
        <div key={name} className={cx('t-card t-stat', isOn && 'is-on')}>
          <dt>
            {onPick ? (
              <button type="button" className="t-stat__go" aria-pressed={isOn ?? false} onClick={onPick}>
                {name}
              </button>
            ) : (
              name
            )}
          </dt>
          <dd className="t-stat__v">{value}</dd>
          {note && <dd className="t-s12 t-3">{note}</dd>}
        </div>
      ))}
    </dl>
  );
}
