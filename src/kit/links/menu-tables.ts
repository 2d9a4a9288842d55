import { breadcrumbOf } from '#domain/menu/breadcrumb.ts';
import { menuIconName } from '#domain/menu/menu-icons.ts';
import { titleOf } from '#domain/menu/own-views.ts';
import { ownersOf } from '#domain/menu/menu-owners.ts';
import { withOwnRows } from '#domain/menu/own-rows.ts';
import { roleIdsOf, servedTable } from '#domain/menu/served-menu.ts';
import { visibleMenus } from '#domain/menu/visible-menus.ts';

/** The tables and rules of a menu, in one file of its own. */
export const menuTables = {
  breadcrumbOf,
  menuIconName,
  ownersOf,
  roleIdsOf,
  servedTable,
  titleOf,
  visibleMenus,
  withOwnRows,
};
