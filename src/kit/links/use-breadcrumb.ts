import { linkToNamed } from './link-to.ts';
import type { LinkTarget } from './link-to.ts';
import { useServices } from '../widget.ts';
import type { Menu } from './use-menu.ts';

interface Step {
  label: string;
  href?: string | undefined;
  onOpen?: (() => void) | undefined;
}

type NamedLink = { label: string } & LinkTarget;

/** Pages that the menu has no item for: the one that every way begins at, and the one that the place belongs under. */
interface OtherSteps {
  start?: NamedLink | undefined;
  above?: NamedLink | undefined;
}

const stepOf = ({ label, href, onClick }: NamedLink): Step => ({ label, href, onOpen: onClick });

/**
 * The way through the menu to the current place; its own title is added where the menu's last item is another page.
 * Empty where the place is the workbench, or not in the menu.
 */
export function useBreadcrumb(menu: Menu | null, pageTitle: string, { start, above }: OtherSteps = {}): Step[] {
  const services = useServices();
  const place = services.place.peek();
  const way = menu?.way ?? [];
  const last = way.at(-1);
  const title = menu?.view ?? pageTitle;
  const isLast =
    !menu?.view &&
    last?.routeName === place.name &&
    Object.entries(last.query).every(([key, value]) => (place.query[key] ?? place.params[key]) === value);
  const steps = way.map(stepTo);
  // A page at the top of the menu lies under the workbench, where the member has one.
  const [home] = menu?.tree ?? [];
  if (isLast && way.length === 1 && home?.routeName && home.id !== last.id) steps.unshift(stepTo(home));
  if (start && !last) steps.push(stepOf(start));
  if (above && steps.length && !isLast) steps.push(stepOf(above));
  if (steps.length && !isLast && title && title !== steps.at(-1)?.label) steps.push({ label: title });
  return steps.length > 1 ? steps : [];

  function stepTo({ name, routeName, query }: Menu['way'][number]): Step {
    const link = routeName ? linkToNamed(services, routeName, query) : undefined;
    return { label: name, href: link?.href, onOpen: link?.onClick };
  }
}
