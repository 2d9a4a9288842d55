import type { ReactNode } from 'react';
import { cx } from '../base/passed-props.ts';
import { Skeleton } from '../states/Skeleton.tsx';

export interface Stat {
  label: string;
  value: string;
  note?: ReactNode;
  /** The tile is a filter of the list below. */
  onPick?: () => void;
  isOn?: boolean;
}

interface StatsProps {
  label: string;
  items: readonly Stat[];
  /** The first one has the room of two. */
  isFirstWide?: boolean;
  /** Values are not known yet. */
  isWaiting?: boolean;
}

/** Figures over a list, a tile each. On narrow roots the first one is a line over the others. */
export function Stats({ label, items, isFirstWide, isWaiting }: StatsProps) {
  return (
    <dl className={cx('t-stats', isFirstWide && 't-stats--wide')} aria-label={label} aria-busy={isWaiting || undefined}>
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
          <dd className="t-stat__v">{isWaiting ? <Skeleton width={80} height={18} /> : value}</dd>
          {note && <dd className="t-s12 t-3">{note}</dd>}
        </div>
      ))}
    </dl>
  );
}
