import type { RouteName } from '#routes/names.ts';
import { Icon } from '#ui/icons/Icon.tsx';
import { iconRight } from '#ui/icons/icons.ts';
import { RouteLink } from '../RouteLink.tsx';
import type { RouteLinkProps } from '../RouteLink.tsx';

/** The link in a card's head; there is none while its area is not open yet. */
export const MoreLink = <Name extends RouteName>({ children, ...link }: RouteLinkProps<Name>) => (
  <RouteLink {...link} className="t-s13" onlyOpen>
    {children}
    <Icon of={iconRight} size={14} />
  </RouteLink>
);
