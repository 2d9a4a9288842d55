import { linkToNamed } from './link-to.ts';
import type { LinkTarget } from './link-to.ts';
import { useServices } from '../widget.ts';
import type { Menu } from './use-menu.ts';

export interface Step {
  label: string;
  href?: string | undefined;
  onOpen?: (() => void) | undefined;
}

/**
 * The way through the menu to the current place; its own title is added where the menu's last item is another page.
 * Empty where the place is at the top of the menu, or not in it. `above`: the page that the place belongs under, where
 * the menu has none for it.
 */
export function useBreadcrumb(menu: Menu | null, title: string, above?: { label: string } & LinkTarget): Step[] {
  const services = useServices();
  const place = services.place.peek();
  const way = menu?.way ?? [];
  const last = way.at(-1);
  const isLast =
    last?.routeName === place.name &&
    Object.entries(last.query).every(([key, value]) => (place.query[key] ?? place.params[key]) === value);
  const steps: Step[] = way.map(({ name, routeName, query }) => {
    const link = routeName ? linkToNamed(services, routeName, query) : undefined;
    return { label: name, href: link?.href, onOpen: link?.onClick };
  });
  if (last && !isLast && above) steps.push({ label: above.label, href: above.href, onOpen: above.onClick });
  if (last && !isLast && title && title !== last.name) steps.push({ label: title });
  return steps.length > 1 ? steps : [];
}
