import { breadcrumbOf } from '#domain/menu/breadcrumb.ts';
import { menuIconName } from '#domain/menu/menu-icons.ts';
import { titleOf } from '#domain/menu/own-views.ts';
import { ownersOf } from '#domain/menu/menu-owners.ts';
import { roleIdsOf, servedTable } from '#domain/menu/served-menu.ts';
import { withPagesBeside } from '#domain/menu/pages-beside.ts';
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
  withPagesBeside,
};
