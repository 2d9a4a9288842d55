import { useEffect, useMemo, useState } from 'react';
import { menu } from '#contract/menu.ts';
import type { MenuEntry, ThirdPartyRole } from '#contract/menu.ts';
import type { UserInfo } from '#contract/account.ts';
import type { MenuConfig, MenuItem } from '#domain/menu/visible-menus.ts';
import { isOpened } from '#routes/opened.ts';
import { importAgain } from '../part.ts';
import { whenIdle } from '../when-idle.ts';
import { useValues } from '../readable.ts';
import type { Services } from '../services.ts';
import { useServices } from '../widget.ts';

export type { MenuItem } from '#domain/menu/visible-menus.ts';

export interface Menu {
  /** Menu items that the member may see (specification 1, section 6), with our own ones among them. */
  tree: readonly MenuItem[];
  /** From the top to the item of the current place; empty where the menu has none. */
  way: readonly MenuItem[];
  /** Name of the place where it shows another thing than its route's title says. */
  view: string | undefined;
  /** The place is the account centre, or a page of it, whether or not the menu has an item for it. */
  isCentre: boolean;
  /** Name of an item's icon, in ui/icons-by-name.ts. */
  iconOf(id: number): string;
}

/** 账户中心 in the menu (specification 1, section 6). */
const centreId = 10;

/** The tables are loaded when a member with a menu is logged in: a partner's first widget does without them. */
const loadTables = () => importAgain(() => import('./menu-tables.ts').then(({ menuTables }) => menuTables));
type Tables = Awaited<ReturnType<typeof loadTables>>;

let checked: object | null = null;

/** For the console of a partner's developer; the menu works all the same. */
async function logProblems(config: MenuConfig): Promise<void> {
  const checks = await import('#domain/menu/menu-problems.ts').catch(() => null);
  for (const problem of checks?.menuProblems(config) ?? []) console.error(`[travel-embed] ${problem}`);
}

/** The provider's answer about menus; null: it could not be read. */
interface Served {
  memberId: string;
  items: readonly MenuEntry[] | null;
  roles: readonly ThirdPartyRole[] | null;
}

/** One reading of the present member for all widgets of a page, whose signal they share; one that has failed is made again at the next place. */
const readings = new WeakMap<object, { key: string; done: Promise<Served> }>();

function readServed({ api, session }: Services, user: UserInfo): Promise<Served> {
  const key = `${user.memberId} ${user.isThirdParty}`;
  const known = readings.get(session.user);
  if (known?.key === key) return known.done;
  const quiet = { quiet: 'all' } as const;
  const done = Promise.all([
    api.send(menu.items, {}, quiet),
    user.isThirdParty ? api.send(menu.roles, {}, quiet) : null,
  ]).then(([items, roles]) => {
    if (!items.ok || (roles && !roles.ok)) readings.delete(session.user);
    return {
      memberId: user.memberId,
      items: items.ok ? items.data.items : null,
      roles: roles?.ok ? roles.data.roles : null,
    };
  });
  readings.set(session.user, { key, done });
  return done;
}

/** The served menu of a member; null while it is on its way. */
function useServed(user: UserInfo | null, placeName: string): Served | null {
  const services = useServices();
  const [served, setServed] = useState<Served | null>(null);
  useEffect(() => {
    if (!user) return undefined;
    let isCurrent = true;
    void readServed(services, user).then((read) => isCurrent && setServed(read));
    return () => {
      isCurrent = false;
    };
  }, [services, user, placeName]);
  return served?.memberId === user?.memberId ? served : null;
}

/** The menu of the member; null while logged out, or while it is being loaded. */
export function useMenu(): Menu | null {
  const services = useServices();
  const [user, config, place] = useValues(services.session.user, services.config, services.place);
  const [tables, setTables] = useState<Tables | null>(null);
  const served = useServed(user, place.name);
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
    if (!tables || checked === config) return undefined;
    checked = config;
    return whenIdle(() => void logProblems(config), services.timers.after);
  }, [services, tables, config]);
  return useMemo(() => {
    // A partner's user waits for the roles: nothing that they hide is shown for a moment.
    if (!tables || !user || (user.isThirdParty && !served)) return null;
    const roleIds = tables.roleIdsOf(served?.roles ?? null, user.thirdPartyName, config.permissionsIds);
    const tree = tables.menuOf(user, { ...config, roleIds, isOpen: isOpened }, served?.items);
    const values = { ...place.query, ...place.params };
    return {
      tree,
      way: tables.breadcrumbOf(tree, place.name, values),
      view: tables.titleOf(place.name, values),
      isCentre: place.name === 'account_center' || tables.ownersOf(place.name)[0] === centreId,
      iconOf: tables.menuIconName,
    };
  }, [tables, user, config, place, served]);
}
