import { menuTable } from './menu-table.ts';
import type { MenuRow, Sold } from './menu-table.ts';
import { meetsNeed } from './needs.ts';
import type { Need } from './needs.ts';
import { levelOf } from './viewer.ts';
import type { Viewer } from './viewer.ts';

/** Menu settings of the application's configuration. */
export interface MenuConfig {
  /** Menu ids of the partner's role; absent or empty: no restriction by partner. */
  permissionsIds?: readonly number[];
  /** Menu ids that carry another name here; stronger than the names of levels. */
  menuNames?: Readonly<Record<string, string>>;
  /** Menu ids that the served roles give to a third-party user; stronger than `permissionsIds`. null: no restriction. */
  roleIds?: readonly number[] | null;
  /** Products that the application has switched off take their items with them. */
  switches?: Readonly<Partial<Record<Sold, boolean>>>;
  /** False for a place whose screen is not built yet: no menu offers it. Absent: every place is open. */
  isOpen?: (routeName: string, query: Readonly<Record<string, string>>) => boolean;
}

export interface MenuItem {
  id: number;
  name: string;
  /** null: opens nothing itself, only holds its children. */
  routeName: string | null;
  /** Parameters and query of its place, as `navigate` takes them. */
  query: Readonly<Record<string, string>>;
  description?: string;
  children: readonly MenuItem[];
}

/** Reason why a row is hidden: another level, not in the partner's list, a product that is off, a special rule, or no screen. */
export type HidingRule = 'partner' | 'level' | 'product' | 'closed' | Need;

/** The rule that hides a row from a viewer, null where none does. Says nothing about its children. */
export function hidingRule(row: MenuRow, viewer: Viewer | null, config: MenuConfig): HidingRule | null {
  if (!viewer || !row.members.includes(levelOf(viewer))) return 'level';
  if (viewer.isThirdParty && !isListed(row.listedWith ?? row.id, config)) return 'partner';
  if (row.product && config.switches?.[row.product] === false) return 'product';
  if (!meetsNeed(viewer, row.needs)) return row.needs ?? null;
  return row.routeName && config.isOpen?.(row.routeName, { ...row.params, ...row.query }) === false ? 'closed' : null;
}

/**
 * The menu tree of a viewer (specification 1, section 6). Parents come with their permitted children,
 * also against their own levels and lists; a parent without a visible child stays only for a route of its own.
 */
export function visibleMenus(
  viewer: Viewer | null,
  config: MenuConfig = {},
  table: readonly MenuRow[] = menuTable,
): MenuItem[] {
  const rows = firstOfEachId(table);
  const nameOf = (row: MenuRow) =>
    config.menuNames?.[row.id] || (levelOf(viewer) === '7_0' && row.employeeName) || row.name;
  const below = (parentId: number): MenuItem[] =>
    rows.flatMap((row) => {
      if (row.parentId !== parentId) return [];
      const children = below(row.id);
      const routeName = hidingRule(row, viewer, config) ? null : (row.routeName ?? null);
      if (!routeName && children.length === 0) return [];
      return [
        {
          id: row.id,
          name: nameOf(row),
          routeName,
          query: { ...row.params, ...row.query },
          ...(row.description && { description: row.description }),
          children,
        },
      ];
    });
  return below(0);
}

/** A configuration comes from a partner's file: numbers written as text count, a value that is no list restricts nothing. */
function isListed(id: number, { permissionsIds, roleIds }: MenuConfig): boolean {
  if (roleIds !== undefined) return roleIds === null || roleIds.includes(id);
  return !Array.isArray(permissionsIds) || permissionsIds.length === 0 || permissionsIds.map(Number).includes(id);
}

function firstOfEachId(table: readonly MenuRow[]): MenuRow[] {
  const seen = new Set<number>();
  return table.filter(({ id }) => !seen.has(id) && seen.add(id));
}
