import { breadcrumbOf } from '#domain/menu/breadcrumb.ts';
import { menuIconName } from '#domain/menu/menu-icons.ts';
import { menuOf } from '#domain/menu/own-rows.ts';
import { titleOf } from '#domain/menu/own-views.ts';
import { ownersOf } from '#domain/menu/menu-owners.ts';
import { roleIdsOf } from '#domain/menu/served-menu.ts';

/** The tables and rules of a menu, in one file of its own. */
export const menuTables = { breadcrumbOf, menuIconName, menuOf, ownersOf, roleIdsOf, titleOf };
