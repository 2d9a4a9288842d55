import type { ReactNode } from 'react';
import { cx } from '../base/passed-props.ts';

export interface Stat {
  label: string;
  value: string;
  note?: ReactNode;
}

/** Figures over a list, a tile each. On narrow roots the first one is a line over the others. `isFirstWide`: it has the room of two. */
export function Stats({ label, items, isFirstWide }: { label: string; items: readonly Stat[]; isFirstWide?: boolean }) {
  return (
    <dl className={cx('t-stats', isFirstWide && 't-stats--wide')} aria-label={label}>
      {items.map(({ label: name, value, note }) => (
        <div key={name} className="t-card t-stat">
          <dt>{name}</dt>
          <dd className="t-stat__v">{value}</dd>
          {note && <dd className="t-s12 t-3">{note}</dd>}
        </div>
      ))}
    </dl>
  );
}
