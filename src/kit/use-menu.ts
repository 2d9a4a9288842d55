import { useEffect, useMemo, useState } from 'react';
import type { MenuItem } from '#domain/menu/visible-menus.ts';
import { importAgain } from './part.ts';
import { useValues } from './readable.ts';
import { useServices } from './widget.ts';

export type { MenuItem } from '#domain/menu/visible-menus.ts';

export interface Menu {
  /** What the person who is here may see (specification 1, section 6). */
  tree: readonly MenuItem[];
  /** From the top to the item of the current place; empty where the menu has none. */
  way: readonly MenuItem[];
  /** Name of an item's icon, in ui/icons-by-name.ts. */
  iconOf(id: number): string;
}

/** The tables are loaded when somebody with a menu is here: a partner's first widget does without them. */
const loadTables = async () => {
  const [menus, crumbs, icons, problems] = await importAgain(() => Promise.all([
    import('#domain/menu/visible-menus.ts'),
    import('#domain/menu/breadcrumb.ts'),
    import('#domain/menu/menu-icons.ts'),
    import('#domain/menu/menu-problems.ts'),
  ]));
  return { ...menus, ...crumbs, ...icons, ...problems };
};
type Tables = Awaited<ReturnType<typeof loadTables>>;

let checked: object | null = null;

/** The menu of whoever is here; null while nobody is, or while it is being loaded. */
export function useMenu(): Menu | null {
  const services = useServices();
  const [user, config, place] = useValues(services.session.user, services.config, services.place);
  const [tables, setTables] = useState<Tables | null>(null);
  const isWanted = user !== null && tables === null;
  useEffect(() => {
    if (!isWanted) return undefined;
    let isCurrent = true;
    loadTables().then(
      (loaded) => isCurrent && setTables(loaded),
      // A lost chunk is asked for again at the next place; the page works without its menu.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [isWanted, place.name]);
  useEffect(() => {
    if (!tables || checked === config) return;
    checked = config;
    for (const problem of tables.menuProblems(config)) console.error(`[travel-embed] ${problem}`);
  }, [tables, config]);
  return useMemo(() => {
    if (!tables || !user) return null;
    const tree = tables.visibleMenus(user, config);
    return { tree, way: tables.breadcrumbOf(tree, place.name, { ...place.query, ...place.params }), iconOf: tables.menuIconName };
  }, [tables, user, config, place]);
}
