import type { ReactNode } from 'react';
import type { RouteName } from '#routes/names.ts';
import { RouteLink } from '#kit/links/RouteLink.tsx';

export interface Sister {
  key: string;
  label: ReactNode;
  /** Null: the page itself. */
  to: RouteName | null;
}

/** Pages of one family as tabs that are links; nothing where the page is alone. */
export function SisterTabs({ label, items }: { label: string; items: readonly Sister[] }) {
  if (items.length < 2) return null;
  return (
    <nav className="t-tabs" aria-label={label}>
      {items.map(({ key, label: name, to }) =>
        to ? (
          <RouteLink key={key} className="t-tab" to={to} onlyOpen>
            {name}
          </RouteLink>
        ) : (
          <span key={key} className="t-tab is-on" aria-current="page">
            {name}
          </span>
        ),
      )}
    </nav>
  );
}
