import { everyone, menuTable } from './menu-table.ts';
import type { MenuRow } from './menu-table.ts';
import { servedTable } from './served-menu.ts';
import type { ServedItem } from './served-menu.ts';
import type { Viewer } from './viewer.ts';
import { visibleMenus } from './visible-menus.ts';
import type { MenuConfig, MenuItem } from './visible-menus.ts';

/** An item of our own: the menu table, whose numbers are the specification's, has none for orders of flights abroad. */
const abroad: MenuRow = {
  id: -1,
  parentId: 4,
  name: '国际机票订单',
  routeName: 'order_list',
  query: { type: 'intl' },
  members: everyone,
  product: 'airTicket',
  listedWith: 12,
};

/** The menu of a viewer as it is served, with that item the last one below its parent. */
export const menuOf = (viewer: Viewer, config: MenuConfig, served?: readonly ServedItem[] | null): MenuItem[] =>
  visibleMenus(viewer, config, [...(served ? servedTable(served) : menuTable), abroad]);
