import type { ReactNode } from 'react';
import { linkToNamed } from '#kit/links/link-to.ts';
import { useServices } from '#kit/widget.ts';
import { useChosenInView } from '#ui/controls/chosen-in-view.ts';
import { LinkButton } from '#ui/controls/LinkButton.tsx';

export interface Sister {
  key: string;
  label: ReactNode;
  /** Name of an open route; null: the page itself. */
  to: string | null;
  params?: Readonly<Record<string, string>>;
}

/** Pages of one family as tabs that are links; nothing where the page is alone. */
export function SisterTabs({ label, items }: { label: string; items: readonly Sister[] }) {
  const services = useServices();
  const row = useChosenInView<HTMLElement>(items.find(({ to }) => to === null)?.key);
  if (items.length < 2) return null;
  return (
    <nav ref={row} className="t-tabs" aria-label={label}>
      {items.map(({ key, label: name, to, params }) =>
        to ? (
          <LinkButton key={key} className="t-tab" {...linkToNamed(services, to, params)}>
            {name}
          </LinkButton>
        ) : (
          <span key={key} className="t-tab is-on" aria-current="page">
            {name}
          </span>
        ),
      )}
    </nav>
  );
}
