import { menuTable } from './menu-table.ts';
import type { MenuRow } from './menu-table.ts';

/** Items of our own: the menu table, whose numbers are the specification's, has neither of them. */
const ownRows: readonly MenuRow[] = [
  {
    id: -1,
    parentId: 4,
    name: '国际机票订单',
    routeName: 'order_list',
    query: { type: 'intl' },
    members: ['10', '20', '30', '40', '50', '70', '7_0'],
    product: 'airTicket',
    listedWith: 12,
  },
  { id: -2, parentId: 5, name: '报表', routeName: 'report_form_air', members: ['70'] },
];

/** The menu with them, each the last one below its parent. */
export const withOwnRows = (table: readonly MenuRow[] = menuTable): MenuRow[] => [...table, ...ownRows];
