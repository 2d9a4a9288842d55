import { ownersOf } from './menu-owners.ts';
import { viewNameOf } from './own-views.ts';
import type { MenuItem } from './visible-menus.ts';

/**
 * The way to a route through a viewer's menu, from the top to the current item; empty where the menu has no place
 * for it. `values` are the place's query and parameters. The page's own title is added by the shell where the last
 * item is another route.
 */
export function breadcrumbOf(
  tree: readonly MenuItem[],
  routeName: string,
  values: Readonly<Record<string, string>> = {},
): MenuItem[] {
  const ways = waysOf(tree);
  // A view of several lists lies beside them.
  if (viewNameOf(routeName, values)) return breadcrumbOf(tree, 'order_list');
  const exact = ways.filter((way) => opens(way.at(-1), routeName, values)).sort((a, b) => asked(b) - asked(a))[0];
  if (exact) return exact;
  for (const id of ownersOf(routeName, values)) {
    const way = ways.find((known) => known.at(-1)?.id === id);
    if (way) return way;
  }
  return [];
}

/** Every item with its parents. */
const waysOf = (items: readonly MenuItem[], above: MenuItem[] = []): MenuItem[][] =>
  items.flatMap((item) => [[...above, item], ...waysOf(item.children, [...above, item])]);

const opens = (item: MenuItem | undefined, routeName: string, values: Readonly<Record<string, string>>): boolean =>
  item?.routeName === routeName && Object.entries(item.query).every(([key, value]) => values[key] === value);

/** Number of query parameters that an item sets: the more, the nearer. */
const asked = (way: readonly MenuItem[]): number => Object.keys(way.at(-1)?.query ?? {}).length;
