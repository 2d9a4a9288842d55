import type { ReactNode } from 'react';

export interface Stat {
  label: string;
  value: string;
  note?: ReactNode;
}

/** Figures over a list, a tile each. On narrow roots the first one is a line over the others. */
export function Stats({ label, items }: { label: string; items: readonly Stat[] }) {
  return (
    <dl className="t-stats" aria-label={label}>
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
