import { everyone, menuTable } from './menu-table.ts';
import type { MenuRow } from './menu-table.ts';

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

/** The menu with it, the last one below its parent. */
export const withOwnRows = (table: readonly MenuRow[] = menuTable): MenuRow[] => [...table, abroad];
